import type { Experience } from '@foothold/contract';
import { emptyCount, type Count } from './count.ts';
import type { CorpusCv, TrueJob } from './cvs.ts';
import { alternatives, containment, likeness, SAME } from './matching.ts';

export type JobCounts = Record<'title' | 'company' | 'duration' | 'description', Count>;
type Pair = { truth: TrueJob; read: Experience; quality: number };

/** Titles, companies, durations and descriptions, after each true job has found the reading most like it. */
export function scoreJobs(truth: CorpusCv['truth'], read: readonly Experience[]): JobCounts {
  const counts: JobCounts = {
    title: emptyCount(),
    company: emptyCount(),
    duration: emptyCount(),
    description: emptyCount(),
  };
  const pairs = bestPairs(truth, read);
  for (const job of truth.experience) {
    countJob(counts, truth, job, pairs.find((pair) => pair.truth === job)?.read);
  }
  for (const job of read) {
    const isOptional = (truth.experience_optional ?? []).some(
      (text) => containment(text, `${job.role_title} ${job.company_name ?? ''}`) >= SAME,
    );
    if (isOptional || pairs.some((pair) => pair.read === job)) continue;
    counts.title.wrong++;
    if (job.company_name) counts.company.wrong++;
    if (job.duration_months > 0) counts.duration.wrong++;
    if (job.description) counts.description.wrong++;
  }
  return counts;
}

function bestPairs(truth: CorpusCv['truth'], read: readonly Experience[]): Pair[] {
  const pairs = truth.experience.flatMap((job) => read.map((other) => pairOf(job, other, truth.context_date)));
  const best: Pair[] = [];
  for (const pair of pairs.filter(({ quality }) => quality >= SAME).sort((a, b) => b.quality - a.quality)) {
    if (!best.some((other) => other.truth === pair.truth || other.read === pair.read)) best.push(pair);
  }
  return best;
}

function pairOf(truth: TrueJob, read: Experience, now: string): Pair {
  const names =
    likeness(truth.role_title, read.role_title) + likeness(truth.company_name ?? '', read.company_name ?? '');
  return { truth, read, quality: names === 0 ? 0 : names + (isMonths(truth, read, now) ? 0.3 : 0) };
}

function isMonths(truth: TrueJob, read: Experience, now: string): boolean {
  const accepted = acceptedMonths(truth, now);
  return accepted !== undefined && read.duration_months >= accepted[0] && read.duration_months <= accepted[1];
}

function countJob(counts: JobCounts, truth: CorpusCv['truth'], job: TrueJob, read: Experience | undefined): void {
  tally(counts.title, read !== undefined && likeness(job.role_title, read.role_title) >= SAME, read !== undefined);
  const company = job.company_name ?? '';
  const isFree = company === '' || company.split('||').some((part) => part.trim() === '');
  const isCompany = likeness(company, read?.company_name ?? '') >= SAME;
  if (!isFree) tally(counts.company, isCompany, Boolean(read?.company_name));
  else if (company === '' && read?.company_name) counts.company.wrong++;
  if (acceptedMonths(job, truth.context_date)) {
    tally(
      counts.duration,
      read !== undefined && isMonths(job, read, truth.context_date),
      (read?.duration_months ?? 0) > 0,
    );
  }
  if (job.description_contains !== undefined) {
    const description = read?.description ?? '';
    const isSwallowed = truth.experience.some(
      (other) =>
        other !== job &&
        alternatives(other.description_contains ?? '').some((text) => containment(text, description) >= 0.95),
    );
    tally(
      counts.description,
      !isSwallowed && containment(job.description_contains, description) >= SAME,
      description !== '',
    );
  }
}

function tally(count: Count, isRight: boolean, isRead: boolean): void {
  if (isRight) count.hits++;
  else {
    count.missed++;
    if (isRead) count.wrong++;
  }
}

/** Months a reading may give for a job, from and to; undefined when the CV prints no start and end. */
function acceptedMonths({ start, end }: TrueJob, now: string): [number, number] | undefined {
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
