import type { Line } from '../lines.ts';
import { namesRole, roleEvidence } from '../../../resume/experience/evidence.ts';

const MAX_LENGTH = 110;
const MAX_WORDS = 14;
/** "Martin Ltd.", "San Isidro, S.C.A.", "Silva, Lda.": a full stop that ends no sentence. */
export const ABBREVIATION =
  /(?:(?<!\p{L})(?:inc|ltd|ltda|lda|co|corp|llc|cía|cia|hnos|hno|ets|sr|jr|coop)|(?:^|[\s.])\p{L})\.$/iu;

const MAX_ROLE_WORDS = 5;
const MAX_REST_WORDS = 8;

/** "Baker. San Roque Bakery, Linares": a role, a full stop in the place of a comma, and the employer. */
export function roleBeforeStop(text: string): [role: string, rest: string] | undefined {
  const [, role = '', rest = ''] = /^(\p{Lu}[^.,;:]{0,45}\p{L}{3})\.\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  const isShort = role.split(' ').length <= MAX_ROLE_WORDS && rest.split(' ').length <= MAX_REST_WORDS;
  if (!isShort || !namesRole(role) || roleEvidence(role) < 0) return undefined;
  return /\p{L}{4,}\.\s/u.test(rest) || (/[.!?]$/.test(rest) && !ABBREVIATION.test(rest)) ? undefined : [role, rest];
}

/** True when a line can be part of an entry's header: short, no sentence, no list item. */
export function isHeaderLine(line: Line): boolean {
  return line.bullet === '' && isHeaderText(line);
}

/** The same for a template whose header lines carry bullets. */
export function isHeaderText({ text, goesOn }: Line): boolean {
  if (text.length > MAX_LENGTH || text.split(' ').length > MAX_WORDS) return false;
  if (/\p{L}{4,}\.\s+\p{Lu}/u.test(text) && !roleBeforeStop(text)) return false;
  if (goesOn || /^https?:/i.test(text)) return false;
  return !/[:;,!?]$/.test(text) && (!text.endsWith('.') || ABBREVIATION.test(text));
}
