import type { Experience } from '@foothold/contract';
import { durationIn } from '../lexicon/durations.ts';
import { topicsIn } from '../facts.ts';
import { oneLine } from '../text/quote.ts';
import { afterCue, roleCue } from './cues.ts';

const NAME_LENGTH = 120;

/** Words between a job and how long it was held. */
const JOINER =
  /[\s,(]*(?:for|since|over|about|around|almost|nearly|with|pendant|depuis|durant|environ|presque|durante|desde\s+hace|hace|unos|casi|por|há|cerca\s+de|quase|במשך|כבר|לפני|בערך|כמעט|עם)?[\s)]*$/iu;
const LEADING = /^(?:(?:as|an?|the|of|in|comme|en|de|une?|como|una?|uma?|בתור|של)\s+)+/iu;
const COMPANY = /\s+(?:at|for|with|chez|à|au|en|na|no|em|de\s+la\s+empresa)\s+(.+)$|\s+(?:אצל\s+|בחברת\s+|ב)(\S.+)$/iu;

/** The clause with the words of the duration taken out; they are folded, so they are found word by word. */
function withoutDuration(clause: string, words: string): string {
  const count = words.trim().split(/\s+/).length;
  const spans = [...clause.matchAll(/\S+/gu)];
  const bare = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
  for (let start = 0; start + count <= spans.length; start += 1) {
    const first = spans[start];
    const last = spans[start + count - 1];
    if (!first || !last) continue;
    const end = last.index + last[0].length;
    if (!bare(clause.slice(first.index, end)).includes(words.trim())) continue;
    return `${clause.slice(0, first.index).replace(JOINER, '')} ${clause.slice(end)}`;
  }
  return clause;
}

function toItem(text: string, months: number): Experience | null {
  const stripped = text
    .trim()
    .replace(LEADING, '')
    .replace(/[\s,.;:]+$/u, '');
  const company = COMPANY.exec(stripped);
  const title = oneLine(company ? stripped.slice(0, company.index) : stripped, NAME_LENGTH);
  if (!/\p{L}{2}/u.test(title)) return null;
  const employer = company?.[1] ?? company?.[2];
  return {
    role_title: title,
    company_name: employer ? oneLine(employer, NAME_LENGTH) : null,
    duration_months: Math.min(durationLimit, months),
    description: null,
  };
}

const durationLimit = 1_200;

/**
 * A job out of one clause: “I worked as a nurse for 7 years at City Hospital”, “אחות 7 שנים”. Without a cue it needs to
 * have been asked for; without a length it needs a word the catalogue knows as work. Months are 0 when not said.
 */
export function readExperience(clause: string, asked: boolean): Experience | null {
  const duration = durationIn(clause);
  const rest = duration ? withoutDuration(clause, duration.words) : clause;
  const role = afterCue(rest, roleCue);
  if (duration && (role || asked)) return toItem(role ?? rest, duration.months);
  if (role && topicsIn(role).size > 0) return toItem(role, 0);
  if (asked && !role) return toItem(rest, 0);
  return null;
}

const BETWEEN_JOBS = /\s+(?:and|then|et|puis|y|luego|e|depois|ואז)\s+|\s+ו(?=\p{L}{3})/iu;

/** Jobs out of a list as people type one: “nurse, 7 years”, “nurse 7 years and baker 2 years”. */
export function readJobs(clauses: readonly string[]): Experience[] {
  const jobs: Experience[] = [];
  const parts = clauses.flatMap((clause) => {
    const split = clause.split(BETWEEN_JOBS);
    return split.filter((part) => durationIn(part)).length > 1 ? split : [clause];
  });
  for (const part of parts) {
    const job = readExperience(part, true);
    const last = jobs.at(-1);
    if (job) jobs.push(job);
    else if (last) last.duration_months ||= durationIn(part)?.months ?? 0;
  }
  return jobs;
}
