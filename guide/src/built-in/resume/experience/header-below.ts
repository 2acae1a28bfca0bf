import type { Line } from '../lines.ts';
import { isPlace } from '../../../resume/person/place.ts';
import { namesEmployer, namesRole, roleEvidence } from '../../../resume/experience/evidence.ts';
import { isHeaderLine } from './header-line.ts';
import { COMMA, piecesOf } from './pieces.ts';

/** Lines under the dates that may still name the job. */
const MAX_BELOW = 2;
const MAX_NAME_WORDS = 7;

/** How many of the lines under the dates complete a header: none once a role and a company are there. */
export function headerLinesBelow(lines: readonly Line[], headers: readonly (readonly string[])[]): number {
  const texts = headers.map((cells) => cells.join(' | '));
  let taken = 0;
  for (const line of lines.slice(0, MAX_BELOW)) {
    const isApart = taken > 0 && line.isApart;
    if (isApart || !isHeaderLine(line) || tellsDuties(line.text)) break;
    if (!looksLikeName(line) || isComplete(texts, line)) break;
    texts.push(line.cells.join(' | '));
    taken++;
  }
  return taken;
}

/** One text with a comma may hold both; then, and when both would be roles, a line below counts only for what lacks. */
function isComplete(texts: readonly string[], next: Line): boolean {
  const pieces = texts.flatMap(piecesOf);
  const [only] = pieces;
  if (pieces.length >= 2) return true;
  if (only === undefined) return false;
  if (COMMA.test(only) && namesRole(only) && namesEmployer(only)) return true;
  const isRole = namesRole(only) && !namesEmployer(only);
  const isEmployer = namesEmployer(only) && !namesRole(only);
  const isNextRole = namesRole(next.text) && roleEvidence(next.text) >= 0;
  const isNextEmployer = namesEmployer(next.text) && !namesRole(next.text);
  if ((isRole && isNextRole) || (isEmployer && isNextEmployer)) return true;
  return COMMA.test(only) && !(isRole ? namesEmployer(next.text) : isNextRole);
}

/** "Owner: buying, prices, till": a role, and behind the colon a list of what it was about. */
function tellsDuties(text: string): boolean {
  const [, role = ''] = /^([^:：]{3,40}?)\s*[:：]\s+[^,]+,/u.exec(text) ?? [];
  return role !== '' && namesRole(role);
}

/** A name says what it is by its words, a place beside it, or its capitals; "raising my two children" does none of it. */
function looksLikeName(line: Line): boolean {
  if (namesRole(line.text) || namesEmployer(line.text)) return true;
  if (line.cells.length > 1 || piecesOf(line.text).some((piece) => piece !== line.text)) return true;
  const words = line.text.replace(/\s*\([^()]*\)/gu, '').split(' ');
  if (words.length > MAX_NAME_WORDS) return false;
  return isPlace(line.text) || (/\p{Lu}/u.test(line.text) && words.every((word) => !/^\p{Ll}{4,}/u.test(word)));
}
