import type { SkillItem } from '@foothold/contract';
import { findDateRange } from '../dates/date-range.ts';
import { fold } from '../fold.ts';
import type { Line } from '../lines.ts';
import { splitItems } from './split-items.ts';

/** Beginnings of words that make a line a licence or certificate, rather than who gave it. */
const PAPERS =
  /(?:licen[cs]e|licenc|certif|registered|registration|diploma|permis|carnet|permiso|habilita|carteira|cnh|brevet|caces|sst\b|רישיון|רשיון|תעוד|הסמכ|מוסמכ)/u;
const EDGES = /^[\s,:()|–—-]+|[\s,:(|–—-]+$/gu;
const MAX_LENGTH = 100;

/** Licences and certificates as skills: what a person may do, which counts for ideas as much as what they can do. */
export function certificatesOf(lines: readonly Line[]): SkillItem[] {
  const names = lines.flatMap((line) => line.cells.flatMap(splitItems)).map(withoutDate);
  return names
    .filter((name) => PAPERS.test(fold(name)) && name.length <= MAX_LENGTH)
    .map((name) => ({ name, level: 'beginner', notes: '' }) as const);
}

function withoutDate(text: string): string {
  const range = findDateRange(text);
  if (!range) return text.replace(EDGES, '');
  const before = text.slice(0, range.from).replace(EDGES, '');
  return before === '' ? text.slice(range.to).replace(EDGES, '') : before;
}
