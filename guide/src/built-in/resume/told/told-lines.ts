import type { Line } from '../lines.ts';
import { findDateRange } from '../dates/date-range.ts';
import { clausesOf } from './clauses.ts';
import { sentencesOf } from './sentences.ts';
import { toldJob } from './told-job.ts';

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
  const whole = [{ line: sentence, isJob: false }];
  if (sentence.cells.length > 1) return whole;
  const clauses = clausesOf(sentence.text).map((clause) => ({ clause, job: toldJob(clause) }));
  if (!clauses.some(({ job }) => job !== undefined)) return whole;
  return clauses.flatMap(({ clause: { text, dates }, job }) => {
    if (!job) return [{ line: { ...sentence, text, cells: [text] }, isJob: false }];
    const cells = [job.role, ...(job.company === null ? [] : [job.company]), dates];
    const named = { line: { ...sentence, bullet: '', isApart: true, goesOn: false, text, cells }, isJob: true };
    const tail = { ...sentence, bullet: '', isApart: false, text: job.tail, cells: [job.tail] };
    return /\p{L}{2}/u.test(job.tail) ? [named, { line: tail, isJob: false }] : [named];
  });
}

/** The same among the lines of a section of jobs: only sentences with a verb and a whole range are taken apart there. */
export function toldAmongJobs(line: Line): Line[] {
  if (line.bullet !== '' || line.cells.length > 1 || !findDateRange(line.text)?.end) return [line];
  const told = toldLines(line);
  return told[0]?.isJob ? told.map((part) => part.line) : [line];
}
