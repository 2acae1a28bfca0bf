import type { SkillItem } from '@foothold/contract';
import { findDateRange } from '../../../resume/dates/date-range.ts';
import { fold } from '../../../resume/fold.ts';
import type { Line } from '../lines.ts';
import { isPlace } from '../../../resume/person/place.ts';
import { isBareAnswer, isLicenceClass } from './licence.ts';
import { splitItems } from './split-items.ts';

/** Beginnings of words that make a line a licence or certificate, rather than who gave it. */
const PAPERS =
  /(?:licen[cs]e|licenc|certif|registered|registration|diploma|permis|carnet|permiso|habilita|carteira|cnh|brevet|caces|sst\b|רישיון|רשיון|תעוד|הסמכ|מוסמכ)/u;
const EDGES = /^[\s,:()|–—-]+|[\s,:(|–—-]+$/gu;
const MAX_LENGTH = 100;
const MAX_WORDS = 8;

/**
 * Licences and certificates as skills: what a person may do, which counts for ideas as much as what they can do.
 * Where some lines say that they are papers, the others tell who gave them; where none does, or in a list, each line
 * is one.
 */
export function certificatesOf(lines: readonly Line[]): SkillItem[] {
  const names = lines.flatMap((line) => line.cells.flatMap(papersIn)).map(withoutDate);
  const papers = names.filter((name) => PAPERS.test(fold(name)));
  const listed = lines.filter(({ bullet }) => papers.length === 0 || bullet !== '').map(firstName);
  return [...papers, ...listed]
    .filter((name) => !isBareAnswer(name) && name.length <= MAX_LENGTH && /\p{L}{2}/u.test(name) && !isPlace(name))
    .map((name) => ({ name, level: 'beginner', notes: '' }) as const);
}

/** "Driving licence: B, C" is one, whatever parts its classes. */
function papersIn(cell: string): string[] {
  const [, classes = ''] = /[:：]\s*(\S.*)$/u.exec(cell) ?? [];
  return isLicenceClass(classes) ? [cell] : splitItems(cell);
}

/** What a line of a list of papers begins with: its name, before who gave it and when; '' for sentences. */
function firstName(line: Line): string {
  const name = withoutDate(splitItems(line.cells[0] ?? '')[0] ?? '').replace(/\s+[–—-]\s+.*$/u, '');
  return name.split(' ').length <= MAX_WORDS ? name : '';
}

function withoutDate(text: string): string {
  const range = findDateRange(text);
  if (!range) return text.replace(EDGES, '');
  const before = text.slice(0, range.from).replace(EDGES, '');
  return before === '' ? text.slice(range.to).replace(EDGES, '') : before;
}
