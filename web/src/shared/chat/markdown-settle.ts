/** Inline marks that come in pairs, longest first so that `**` is not read as two `*`. */
const PAIRED = ['**', '__', '~~', '*', '_'] as const;
type Mark = (typeof PAIRED)[number];

/** A last line of nothing but marks can still become a list, a heading, a rule, a fence or a table. */
const UNDECIDED_LINE = /(?:^|\n)[ \t]*(?:[-=*+#>`~_|: \t]+|[-*+] *\[[ xX]?|\d{1,9}[.)]?)[ \t]*$/;
const OPEN_TABLE = /(?:^|\n)[ \t]*\|[^\n]*(?:\n[ \t]*\|?[ \t:|-]*)?$/;
const TABLE_RULE = /\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*\n/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * The last block of a growing markdown text, made whole: what is half typed is closed or held back, so that no mark
 * shows and then vanishes. `**bo` reads as `**bo**`, `[a](http://x` as `a`, a lone `-` as nothing yet.
 */
export function settleTail(block: string): string {
  if (FENCE.test(block.trimStart())) return block.replace(/\n[ \t]*[`~]{1,2}$/, '');
  let text = block.replace(UNDECIDED_LINE, '');
  if (OPEN_TABLE.test(text) && !TABLE_RULE.test(text)) text = text.replace(OPEN_TABLE, '');
  text = text
    .replace(/!\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '')
    .replace(/!$/, '')
    .replace(/\[([^\]\n]*)\]\([^)\n]*$/, '$1')
    .replace(/\[([^\]\n]*)\]?$/, '$1')
    .replace(/<[^>\s]*$/, '')
    .replace(/&#?\w*$/, '')
    .replace(/\\$/, '');
  return closeMarks(text);
}

/** Closes what is open at the end and drops an opening mark with nothing behind it. */
function closeMarks(text: string): string {
  const open: { mark: Mark; at: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const code = /^`+/.exec(rest)?.[0];
    if (code) {
      const end = text.indexOf(code, at + code.length);
      if (end < 0) return closeCode(text, at, code, open);
      at = end + code.length;
      continue;
    }
    const mark = text[at] === '\\' ? undefined : PAIRED.find((candidate) => rest.startsWith(candidate));
    if (mark) toggle(open, mark, text, at);
    at += mark?.length ?? (text[at] === '\\' ? 2 : 1);
  }
  return closeOpen(text, open);
}

function toggle(open: { mark: Mark; at: number }[], mark: Mark, text: string, at: number): void {
  const before = text[at - 1] ?? ' ';
  const after = text[at + mark.length] ?? ' ';
  const index = open.findLastIndex((entry) => entry.mark === mark);
  if (index >= 0 && !/\s/.test(before)) open.splice(index);
  else if (opens(mark, before, after, at + mark.length === text.length)) open.push({ mark, at });
}

/** A mark opens before a word; inside a word `_` is just a letter; at the very end the word may still come. */
function opens(mark: Mark, before: string, after: string, last: boolean): boolean {
  if (mark.startsWith('_') && /[\p{L}\p{N}]/u.test(before)) return false;
  return last || !/\s/.test(after);
}

function closeCode(text: string, at: number, code: string, open: { mark: Mark; at: number }[]): string {
  const inside = text.slice(at + code.length);
  if (inside.trim() === '') return closeOpen(text.slice(0, at), open);
  return closeOpen(text + code, open);
}

function closeOpen(text: string, open: readonly { mark: Mark; at: number }[]): string {
  let closed = text.trimEnd();
  for (const { mark, at } of open.toReversed()) {
    const inside = closed.slice(at + mark.length);
    closed = inside.trim() === '' ? closed.slice(0, at).trimEnd() : closed + mark;
  }
  return closed;
}
