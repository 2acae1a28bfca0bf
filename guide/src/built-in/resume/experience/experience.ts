import { NAME_LIMIT, type Experience } from '@foothold/contract';
import { clip } from '../clip.ts';
import type { Month } from '../dates/duration.ts';
import type { Line } from '../lines.ts';
import { isPlace } from '../person/place.ts';
import { descriptionOf } from './description.ts';
import { datedEntries, type Entry } from './entries.ts';
import type { JobDates } from './job-dates.ts';
import { inPieces, wordPieces } from './in-pieces.ts';
import { commaPieces, piecesOf, withoutPlace, withoutTown } from './pieces.ts';
import { roleAndCompany, roleFirst } from './role-and-company.ts';
import { undatedEntries } from './undated-entries.ts';

/** A job as read, with its dates when some are printed; `isGuessed` when neither words nor habit told title from employer. */
export type ReadJob = { job: Experience; dates: JobDates | null; isGuessed: boolean };

/** The jobs of one section, in the order printed. */
export function experienceOf(lines: readonly Line[], now: Month): ReadJob[] {
  const dated = datedEntries(lines, now);
  const entries = dated.some(({ dates }) => dates !== null) ? dated : undatedEntries(lines);
  const named = entries.map((entry) => ({ entry, pieces: headerPieces(entry) }));
  const usualOrder = Math.sign(named.reduce((sum, { pieces }) => sum + roleFirst(pieces), 0));
  return named.flatMap(({ entry, pieces }) => toExperience(entry, pieces, usualOrder));
}

function headerPieces(entry: Entry): string[] {
  const pieces = entry.headers.flat().flatMap(piecesOf);
  const [only] = pieces;
  if (pieces.length !== 1 || only === undefined) return pieces.map(withoutPlace);
  const parts = inPieces(only);
  const [left = '', right = ''] = parts;
  if (right !== '' && isPlace(right) && left.includes(', ')) return commaPieces(left);
  if (parts.length > 1) return parts.map(withoutPlace);
  const commas = commaPieces(only);
  return commas.length > 1 ? commas : wordPieces(withoutPlace(only));
}

function toExperience(entry: Entry, pieces: readonly string[], usualOrder: number): ReadJob[] {
  const names = roleAndCompany(pieces, usualOrder);
  if (!names) return [];
  return [
    {
      job: {
        role_title: clip(names.role, NAME_LIMIT),
        company_name: names.company === null ? null : clip(withoutTown(names.company), NAME_LIMIT),
        duration_months: entry.months,
        description: descriptionOf(entry.body),
      },
      dates: entry.dates,
      isGuessed: pieces.length > 1 && usualOrder === 0 && roleFirst(pieces) === 0,
    },
  ];
}
