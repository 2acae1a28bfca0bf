import { FIELD_LIMIT } from '@foothold/contract';
import { clip } from '../../../resume/clip.ts';
import type { Line } from '../lines.ts';
import { isOnlyDuration } from './dated-line.ts';

const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** The text of an entry: list items on lines of their own, wrapped lines joined; null when there is none. */
export function descriptionOf(lines: readonly Line[], limit: number = FIELD_LIMIT): string | null {
  let text = '';
  // where a cell was left out, a new line says so: words that aren't beside one another in the CV never join
  let hasGap = false;
  for (const line of lines) {
    const words = line.cells.filter((cell) => !isOnlyDuration(cell) && !LINK.test(cell)).join(' ');
    if (words !== '') text += text === '' ? words : `${hasGap || startsItem(line, text) ? '\n' : ' '}${words}`;
    hasGap = words !== line.text;
  }
  return text === '' ? null : clip(text, limit);
}

function startsItem(line: Line, before: string): boolean {
  return line.bullet !== '' || line.isApart || (/[.!?:]$/.test(before) && !/^\p{Ll}/u.test(line.text));
}
