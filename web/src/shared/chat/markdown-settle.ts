/** A last line of nothing but marks can still become a list, a heading, a rule, a fence or a table. */
const UNDECIDED_LINE = /(?:^|\n)[ \t]*(?:[-=*+#>`~_|: \t]+|[-*+] *\[[ xX]?\]?|\d{1,9}[.)]?)[ \t]*$/;
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

/** An inline mark (`*`, `**`, `_`, `__`, `~~`) that was not closed yet, and where it stands. */
type OpenMark = { mark: string; at: number };

/** Closes what is open at the end; a closing mark may be half there, an opening one with nothing behind it goes. */
function closeMarks(text: string): string {
  const run = /([*_~])\1*$/.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - run.length);
  const { open, code } = scan(before);
  const wanted = open.filter(({ mark }) => mark[0] === run[0]).reduce((sum, { mark }) => sum + mark.length, 0);
  if (code === '' && run !== '' && run.length <= wanted) return closeOpen(before, open);
  const whole = scan(text);
  return whole.code === '' ? closeOpen(text, whole.open) : closeCode(text, whole);
}

interface Scanned {
  open: OpenMark[];
  /** The back-ticks of inline code that is still open, and where they stand. */
  code: string;
  codeAt: number;
}

/** Reads the inline marks of a text from the left. */
function scan(text: string): Scanned {
  const open: OpenMark[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const code = /^`+/.exec(rest)?.[0];
    if (code) {
      const end = text.indexOf(code, at + code.length);
      if (end < 0) return { open, code, codeAt: at };
      at = end + code.length;
      continue;
    }
    const run = /^(?:\*+|_+|~+)/.exec(rest)?.[0];
    if (run) readRun(open, run, text, at);
    at += run?.length ?? (text[at] === '\\' ? 2 : 1);
  }
  return { open, code: '', codeAt: text.length };
}

/** A run behind a word closes what is open, from the inside out; what is left of it opens, before a word. */
function readRun(open: OpenMark[], run: string, text: string, at: number): void {
  const before = text[at - 1] ?? ' ';
  const after = text[at + run.length] ?? '';
  let left = run.length;
  if (!/\s/.test(before)) {
    for (let top = open.at(-1); top && top.mark[0] === run[0] && top.mark.length <= left; top = open.at(-1)) {
      left -= top.mark.length;
      open.pop();
    }
    // Inside a word an underline is a letter like any other.
    if (run.startsWith('_') && /[\p{L}\p{N}]/u.test(before)) return;
  }
  if (/\s/.test(after)) return;
  for (let position = at + run.length - left; left > 0;) {
    const length = Math.min(left, 2);
    open.push({ mark: run.slice(0, length), at: position });
    position += length;
    left -= length;
  }
}

function closeCode(text: string, { open, code, codeAt }: Scanned): string {
  const inside = text.slice(codeAt + code.length);
  return inside.trim() === '' ? closeOpen(text.slice(0, codeAt), open) : closeOpen(text + code, open);
}

function closeOpen(text: string, open: readonly OpenMark[]): string {
  let closed = text.trimEnd();
  for (const { mark, at } of open.toReversed()) {
    const inside = closed.slice(at + mark.length);
    closed = inside.trim() === '' ? closed.slice(0, at).trimEnd() : closed + mark;
  }
  return closed;
}
