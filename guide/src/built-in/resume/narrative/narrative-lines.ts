import type { Line } from '../lines.ts';
import { findDateRange } from '../../../resume/dates/date-range.ts';
import { fold } from '../../../resume/fold.ts';
import { clausesOf } from './clauses.ts';
import { LEADS } from './leads.ts';
import { sentencesOf } from './sentences.ts';
import { toldJob } from './narrated-job.ts';

const AND = /\s*,?\s+(?:and|et|y|e|also)\s+|\s+ו(?=[א-ת]{3})/gu;

/** UTF-16 units; longer texts are no sentence a person wrote about a job. */
const MAX_SENTENCE = 600;

/** A part of a line; `isJob` when its cells are role, employer and dates of a job somebody tells of. */
export type ToldLine = { line: Line; isJob: boolean };

/**
 * The sentences of a line, those about several jobs parted once more. A job told in a sentence becomes a line whose
 * cells name it, and what the sentence tells besides becomes the next line; what else stands there stays as it is.
 */
export function toldLines(line: Line): ToldLine[] {
  return sentencesOf(line).flatMap(jobsTold);
}

function jobsTold(sentence: Line): ToldLine[] {
  if (sentence.cells.length > 1 || sentence.text.length > MAX_SENTENCE) return [{ line: sentence, isJob: false }];
  const whole = partedAtLeads(sentence).map((line) => ({ line, isJob: false }));
  let isTold = false;
  const clauses = clausesOf(sentence.text).map((clause) => {
    const job = toldJob(clause, isTold);
    isTold ||= job !== undefined;
    return { clause, job };
  });
  if (!isTold) return whole;
  return clauses.flatMap(({ clause: { text, dates }, job }) => {
    if (!job) return [{ line: { ...sentence, text, cells: [text] }, isJob: false }];
    const cells = [job.role, ...(job.company === null ? [] : [job.company]), dates];
    const named = { line: { ...sentence, bullet: '', isApart: true, goesOn: false, text, cells }, isJob: true };
    const tail = { ...sentence, bullet: '', isApart: false, text: job.tail, cells: [job.tail] };
    return /\p{L}{2}/u.test(job.tail) ? [named, { line: tail, isJob: false }] : [named];
  });
}

/** "I drive a forklift and I speak Urdu": parted where the second half begins to tell of something else. */
function partedAtLeads(sentence: Line): Line[] {
  for (const match of fold(sentence.text).matchAll(AND)) {
    const rest = sentence.text.slice(match.index + match[0].length);
    const isLead = LEADS.some(([kind, pattern]) => kind !== 'skills' && kind !== 'other' && pattern.test(fold(rest)));
    const left = sentence.text.slice(0, match.index);
    if (isLead && LEADS.some(([, pattern]) => pattern.test(fold(left)))) {
      return [left, rest].map((text) => ({ ...sentence, text, cells: [text], isApart: false }));
    }
  }
  return [sentence];
}

/** The same among the lines of a section of jobs: only sentences with a verb and a whole range are taken apart there. */
export function toldAmongJobs(line: Line): Line[] {
  if (line.bullet !== '' || line.cells.length > 1 || !findDateRange(line.text)?.end) return [line];
  const told = toldLines(line);
  return told[0]?.isJob ? told.map((part) => part.line) : [line];
}
