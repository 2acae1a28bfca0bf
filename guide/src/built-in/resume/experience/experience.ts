import { type Experience, FIELD_LIMIT, NAME_LIMIT } from '@foothold/contract';
import { clip } from '../../../resume/clip.ts';
import type { Month } from '../../../resume/dates/duration.ts';
import type { Line } from '../lines.ts';
import { isPlace } from '../../../resume/person/place.ts';
import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { datedEntries, withoutSums, type Entry } from './entries.ts';
import { inFormOrder } from './form-rows.ts';
import type { JobDates } from './job-dates.ts';
import { inPieces, wordPieces } from './in-pieces.ts';
import { ABBREVIATION, roleBeforeStop } from './header-line.ts';
import {
  COMMA,
  commaPieces,
  piecesOf,
  roleAt,
  withoutPlace,
  withoutRemark,
  withoutTown,
  withoutWayOfWork,
} from './pieces.ts';
import { roleAndCompany, roleFirst } from './role-and-company.ts';
import { withRolesWithin } from './roles-within.ts';
import { withSameEmployer, type EntryJob } from './same-employer.ts';
import { toldAmongJobs } from '../narrative/narrative-lines.ts';
import { isSelfEmployed, selfEmployedPieces } from './self-employed.ts';
import { undatedEntries } from './undated-entries.ts';
import { isOnlyDuration } from './dated-line.ts';

/** A job as read, with its dates when some are printed; `isGuessed` when neither words nor habit told title from employer. */
export type ReadJob = { job: Experience; dates: JobDates | null; isGuessed: boolean };

/** The jobs of one section, in the order printed. */
export function experienceOf(printed: readonly Line[], now: Month): ReadJob[] {
  const entries = entriesOf(inFormOrder(printed).flatMap(toldAmongJobs), now);
  const named = entries.map((entry) => ({ entry, pieces: headerPieces(entry) }));
  const usualOrder = Math.sign(named.reduce((sum, { pieces }) => sum + roleFirst(pieces), 0));
  const jobs = named.flatMap(({ entry, pieces }) => toExperience(entry, pieces, usualOrder));
  return withSameEmployer(withRolesWithin(jobs)).map(({ job, dates, isGuessed }) => ({ job, dates, isGuessed }));
}

function entriesOf(lines: readonly Line[], now: Month): Entry[] {
  const dated = datedEntries(withoutSums(lines, now), now);
  return dated.some(({ dates }) => dates !== null) ? dated : undatedEntries(lines);
}

function headerPieces(entry: Entry): string[] {
  const texts = entry.headers.flat().map((text) => (ABBREVIATION.test(text) ? text : text.replace(/\.$/, '')));
  const [first = '', ...others] = texts;
  const stopped = others.length === 0 ? roleBeforeStop(first) : undefined;
  if (stopped) return [stopped[0], withoutPlace(stopped[1])];
  const whole = others.length === 0 ? roleThenRest(first) : undefined;
  if (whole) return whole;
  const pieces = texts.flatMap(piecesOf);
  const at = pieces.length > 2 ? texts.map(roleAt).find((found) => found !== undefined) : undefined;
  if (at) return at;
  const [only] = pieces;
  if (pieces.length !== 1 || only === undefined) return bothInFirst(pieces) ?? pieces.map(withoutPlace);
  const own = selfEmployedPieces(only) ?? roleInBrackets(only);
  if (own) return own;
  const parts = inPieces(only);
  const [left = '', right = ''] = parts;
  if (right !== '' && isPlace(right) && left.includes(', ')) return commaPieces(left);
  if (parts.length > 1) return parts.map(withoutPlace);
  const commas = commaPieces(only);
  if (commas.length < 2) return wordPieces(withoutPlace(only));
  // "plongeur au restaurant L'Igloo, Les Angles": what the comma parts is a town nobody listed
  const [role = '', second = ''] = commas;
  const named = namesRole(second) || namesEmployer(second) ? [] : wordPieces(role);
  return namesEmployer(named[1] ?? '') ? named : commas;
}

/** "Loja das Calças (vendedora)": what somebody was there, in brackets behind the employer. */
function roleInBrackets(text: string): string[] | undefined {
  const [, name = '', role = ''] = /^(.{2,80}?)\s*\(([^()]{3,50})\)$/u.exec(text) ?? [];
  return name !== '' && namesRole(role) && !namesRole(name) && !isSelfEmployed(role) ? [name, role] : undefined;
}

/** "Eletricista, Lisnave – Estaleiros Navais, S.A.": behind a role and its comma, a name with a dash of its own. */
function roleThenRest(text: string): string[] | undefined {
  const [role = ''] = text.split(COMMA);
  const rest = text.slice(role.length).replace(/^[\s,]+/, '');
  const [first = '', second = '', ...more] = piecesOf(rest);
  const isName =
    second !== '' && more.length === 0 && namesEmployer(second) && !namesRole(rest) && !namesEmployer(first);
  const isRole = namesRole(role) && !namesEmployer(role) && piecesOf(role).length === 1;
  return isName && isRole && rest.includes(second) ? [role, withoutPlace(rest)] : undefined;
}

/** "Solo cellist, Hill Orchestra – tours in France": role and employer before the dash, a remark behind it. */
function bothInFirst([first = '', ...more]: readonly string[]): string[] | undefined {
  const parts = commaPieces(first);
  const isRemark = more.every((piece) => !namesRole(piece) && !namesEmployer(piece));
  return parts.length > 1 && isRemark && namesEmployer(first) && !namesEmployer(parts[0] ?? '') ? parts : undefined;
}

function toExperience(entry: Entry, pieces: readonly string[], usualOrder: number): (ReadJob & EntryJob)[] {
  const names = roleAndCompany(pieces, usualOrder);
  if (!names) return [];
  return [
    {
      entry,
      job: {
        role_title: clip(withoutWayOfWork(names.role), NAME_LIMIT),
        company_name: names.company === null ? null : clip(withoutTown(withoutRemark(names.company)), NAME_LIMIT),
        duration_months: entry.months,
        description: descriptionOf(entry.body),
      },
      dates: entry.dates,
      isGuessed: pieces.length > 1 && usualOrder === 0 && roleFirst(pieces) === 0,
    },
  ];
}

const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** The text of an entry: list items on lines of their own, wrapped lines joined; null when there is none. */
function descriptionOf(lines: readonly Line[]): string | null {
  let text = '';
  // where a cell was left out, a new line says so: words that aren't beside one another in the CV never join
  let hasGap = false;
  for (const line of lines) {
    const words = line.cells.filter((cell) => !isOnlyDuration(cell) && !LINK.test(cell)).join(' ');
    if (words !== '') text += text === '' ? words : `${hasGap || startsItem(line, text) ? '\n' : ' '}${words}`;
    hasGap = words !== line.text;
  }
  return text === '' ? null : clip(text, FIELD_LIMIT);
}

function startsItem(line: Line, before: string): boolean {
  return line.bullet !== '' || line.isApart || (/[.!?:]$/.test(before) && !/^\p{Ll}/u.test(line.text));
}
