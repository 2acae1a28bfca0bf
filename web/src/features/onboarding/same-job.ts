import type { Experience } from '@foothold/contract';
import { foldedName } from './folded-name.ts';

/** Months that a job without a printed employer may have grown between two CVs and still be the same one. */
const GROWTH = 12;

/** Whether two entries tell of one job: the same title, at employers or for lengths that don't tell them apart. */
export function isSameJob(a: Experience, b: Experience): boolean {
  if (foldedName(a.role_title) !== foldedName(b.role_title)) return false;
  const [one, other] = [foldedName(a.company_name), foldedName(b.company_name)];
  if (one !== '' && other !== '') return isSameEmployer(one, other);
  const [short = 0, long = 0] = [a.duration_months, b.duration_months].toSorted((x, y) => x - y);
  return short === 0 || long - short <= GROWTH;
}

/** "Acme" and "Acme Ltd, Leeds" are one employer: the longer name goes on where the shorter ends. */
function isSameEmployer(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((x, y) => x.length - y.length);
  return long === short || (long.startsWith(short) && /^[^\p{L}\p{N}]/u.test(long.slice(short.length)));
}

/** Whether an entry looks like another under a different title: one employer and one length, as in a translated CV. */
export function looksDouble(a: Experience, b: Experience): boolean {
  const [one, other] = [foldedName(a.company_name), foldedName(b.company_name)];
  const isTitleOther = foldedName(a.role_title) !== foldedName(b.role_title);
  return (
    isTitleOther && one !== '' && one === other && a.duration_months > 0 && a.duration_months === b.duration_months
  );
}
