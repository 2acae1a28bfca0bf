import type { TrueJob } from './cvs.ts';

/** Months a reading may give for a job, from and to; undefined when the CV prints no start and end. */
export function acceptedMonths({ start, end }: TrueJob, now: string): [number, number] | undefined {
  if (start === undefined || end === undefined) return undefined;
  const [startYear, startMonth] = yearAndMonth(start);
  const [endYear, endMonth] = yearAndMonth(end === 'present' ? now : end);
  if (startMonth !== undefined && endMonth !== undefined) {
    const months = (endYear - startYear) * 12 + endMonth - startMonth + 1;
    const tolerance = Math.max(1, months * 0.1);
    return [months - tolerance, months + tolerance];
  }
  const years = endYear - startYear;
  if (end === 'present')
    return [Math.max(1, years * 12 + (endMonth ?? 12) - 11) - 1, years * 12 + (endMonth ?? 12) + 1];
  return [(years > 0 ? years * 12 - 11 : 1) - 1, (years + 1) * 12 + 1];
}

function yearAndMonth(date: string): [number, number | undefined] {
  const [year, month] = date.split('-');
  return [Number(year), month === undefined ? undefined : Number(month)];
}
