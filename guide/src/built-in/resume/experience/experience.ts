import { NAME_LIMIT, type Experience } from '@foothold/contract';
import { clip } from '../clip.ts';
import type { Month } from '../dates/duration.ts';
import type { Line } from '../lines.ts';
import { descriptionOf } from './description.ts';
import { datedEntries, type Entry } from './entries.ts';
import { commaPieces, inPieces, piecesOf, withoutPlace } from './pieces.ts';
import { roleAndCompany, roleFirst } from './role-and-company.ts';
import { undatedEntries } from './undated-entries.ts';

/** The jobs of one section, in the order printed. */
export function experienceOf(lines: readonly Line[], now: Month): Experience[] {
  const dated = datedEntries(lines, now);
  const entries = dated.length > 0 ? dated : undatedEntries(lines);
  const named = entries.map((entry) => ({ entry, pieces: headerPieces(entry) }));
  const usualOrder = Math.sign(named.reduce((sum, { pieces }) => sum + roleFirst(pieces), 0));
  return named.flatMap(({ entry, pieces }) => toExperience(entry, pieces, usualOrder));
}

function headerPieces(entry: Entry): string[] {
  const pieces = entry.headers.flat().flatMap(piecesOf);
  const [only] = pieces;
  if (pieces.length !== 1 || only === undefined) return pieces.map(withoutPlace);
  const parts = inPieces(only);
  return parts.length > 1 ? parts.map(withoutPlace) : commaPieces(only);
}

function toExperience(entry: Entry, pieces: readonly string[], usualOrder: number): Experience[] {
  const names = roleAndCompany(pieces, usualOrder);
  if (!names) return [];
  return [
    {
      role_title: clip(names.role, NAME_LIMIT),
      company_name: names.company === null ? null : clip(names.company, NAME_LIMIT),
      duration_months: entry.months,
      description: descriptionOf(entry.body),
    },
  ];
}
