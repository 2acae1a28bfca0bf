import type { ChatTurn } from '#shared/chat/chat-turn.ts';

/** Characters of a message shown around what was found. */
const AROUND = 60;
/** More is not read; further words find less. */
const FOUND_MAX = 20;

export interface FoundMessage {
  turn: ChatTurn;
  excerpt: string;
}

/** The newest messages that hold every one of these words, each with what stands around the first of them. */
export function searchMessages(turns: readonly ChatTurn[], words: string): FoundMessage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found: FoundMessage[] = [];
  for (const turn of turns.toReversed()) {
    const text = turn.content.toLowerCase();
    if (wanted.length === 0 || !wanted.every((word) => text.includes(word))) continue;
    found.push({ turn, excerpt: excerptAt(turn.content, text.indexOf(wanted[0] ?? '')) });
    if (found.length === FOUND_MAX) break;
  }
  return found;
}

/** One line of a text around a place in it, in whole words, without marks of layout. */
function excerptAt(text: string, at: number): string {
  const start = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const end = at + AROUND >= text.length ? text.length : text.lastIndexOf(' ', at + AROUND);
  const part = text.slice(Math.min(start, at), Math.max(end, at + 1));
  const line = part
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${line}${end < text.length ? '…' : ''}`;
}
