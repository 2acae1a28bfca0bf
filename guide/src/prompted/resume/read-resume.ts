import { type Experience, FIELD_LIMIT, ITEMS_MAX, NAME_LIMIT, type SkillItem } from '@foothold/contract';
import { findDateRange } from '../../resume/dates/date-range.ts';
import { findPrintedMonths, type Month, monthsOf } from '../../resume/dates/duration.ts';
import { fold } from '../../resume/fold.ts';
import { levelOf } from '../../resume/skills/level.ts';
import { clip } from '../../resume/clip.ts';
import { linesPrinted, printedIn } from './printed.ts';
import type { StatedJob, StatedResume } from './wire.ts';

/** What of an answer is printed in the CV; lengths are calculated from the printed dates. */
export interface PrintedResume {
  experience: Experience[];
  skills: SkillItem[];
  education: string;
  hobbies: string;
  location: string;
  age: number | null;
}

type Printed = ReturnType<typeof printedIn>;

/** A length printed in figures, else one of the dates; 0 when neither is printed. */
function lengthOf(dates: string | null, now: Month): number {
  if (dates === null) return 0;
  const length = findPrintedMonths(dates);
  if (length) return length.months;
  const range = findDateRange(dates);
  return range && range.end !== null ? monthsOf(range, now) : 0;
}

function jobOf(
  { role_title, company_name, dates, description }: StatedJob,
  printed: Printed,
  now: Month,
): Experience[] {
  const title = printed(role_title);
  if (title === null || title.length > NAME_LIMIT) return [];
  const company = printed(company_name);
  const lines = linesPrinted(description ?? '', printed);
  return [
    {
      role_title: title,
      company_name: company !== null && company.length <= NAME_LIMIT && fold(company) !== fold(title) ? company : null,
      duration_months: lengthOf(printed(dates), now),
      description: lines.length > 0 ? clip(lines.join('\n'), FIELD_LIMIT) : null,
    },
  ];
}

const BORN = /(?<!\d)(19[3-9]\d|20[0-2]\d)(?!\d)/u;
const AGE = /(?<!\d)(1[6-9]|[2-9]\d)(?!\d)/u;
const OLDEST = 100;

function ageOf(quoted: string | null, now: Month): number | null {
  const born = BORN.exec(quoted ?? '')?.[1];
  const age = born ? now.year - Number(born) : Number(AGE.exec(quoted ?? '')?.[1] ?? Number.NaN);
  return age >= 16 && age <= OLDEST ? age : null;
}

/** Reads an answer against the CV: what is not printed there is left out. */
export function printedResume(stated: StatedResume, cv: string, now: Month): PrintedResume {
  const printed = printedIn(cv);
  const skills = stated.skills.flatMap(({ name, level_as_printed }): SkillItem[] => {
    const found = printed(name);
    if (found === null || found.length > NAME_LIMIT) return [];
    const level = levelOf(printed(level_as_printed) ?? '') ?? 'beginner';
    return [{ name: found, level, notes: '' }];
  });
  const texts = (parts: readonly string[]) =>
    clip(parts.flatMap((part) => linesPrinted(part, printed)).join('\n'), FIELD_LIMIT);
  return {
    experience: stated.experience.flatMap((job) => jobOf(job, printed, now)).slice(0, ITEMS_MAX.experiences),
    skills: skills.slice(0, ITEMS_MAX.skills),
    education: texts(stated.education),
    hobbies: texts(stated.hobbies),
    location: printed(stated.location) ?? '',
    age: ageOf(printed(stated.birth_or_age), now),
  };
}
