import type { Filter } from './filter.ts';

/**
 * Where JSON begins: a brace and its first key, in a fence or not, or a fence that says so. Other braces are prose. Its
 * quotation marks may be escaped once more, or those of a typesetter.
 */
const BEGIN = /(?:```\w*\s*)?\{\s*(?:\\?(["'])[^"'\\\n]{0,60}\\?\1|[“”„«][^“”„«»"\n]{0,60}[“”»])\s*:|```\s*json\b/iu;
/** An end of a piece that may become such a beginning. */
const MAY_BEGIN = /(?:`{1,3}\w{0,12}\s*)?(?:\{\s*(?:\\?["'“”„«][^"'“”„«»\\\n]{0,60}\\?["'“”»]?\s*|\\)?)?$/u;
/** An end of a text that broke off in its first key. */
const BROKEN = /(?:```\w*\s*)?\{\s*\\?["'“”„«][^"'“”„«»\n}]{0,60}$/u;
/** Longest end that may, in UTF-16 units. */
const LONGEST_BEGIN = 120;
const FENCE = '```';

/** Reads on to where something ends: how much of a text belongs to it, and whether it ends there. */
type Span = (text: string) => { length: number; ended: boolean };

/** An object, to its last bracket. */
function objectSpan(): Span {
  let depth = 0;
  let quoted = false;
  let escaped = false;
  const step = (sign: string) => {
    if (escaped) escaped = false;
    else if (sign === '\\') escaped = true;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '{' || sign === '[')) depth += 1;
    else if (!quoted && (sign === '}' || sign === ']')) depth -= 1;
  };
  return (text) => {
    for (let at = 0; at < text.length; at += 1) {
      const before = depth;
      step(text[at] ?? '');
      if (depth === 0 && before === 1) return { length: at + 1, ended: true };
    }
    return { length: text.length, ended: false };
  };
}

/** A fence, with what stands in it. */
function fenceSpan(): Span {
  let opened = false;
  return (text) => {
    const from = opened ? 0 : FENCE.length;
    const end = text.indexOf(FENCE, from);
    opened = true;
    if (end >= 0) return { length: end + FENCE.length, ended: true };
    // A fence may come in parts.
    const part = /`{0,2}$/u.exec(text)?.[0].length ?? 0;
    return { length: Math.max(from, text.length - part), ended: false };
  };
}

/**
 * Lets no JSON through, whole or broken off, nor the fence around it: the form of an answer is nothing to read. `found`
 * is told once.
 */
export function rawFilter(found: () => void = () => undefined): Filter {
  let waiting = '';
  let span: Span | null = null;
  let isTold = false;

  const take = (isEnded: boolean): string => {
    let shown = '';
    for (;;) {
      if (span) {
        const { length, ended } = span(waiting);
        waiting = waiting.slice(length);
        if (!ended) return shown;
        span = null;
      }
      const begin = BEGIN.exec(waiting);
      if (!begin) break;
      if (!isTold) found();
      isTold = true;
      shown += waiting.slice(0, begin.index);
      waiting = waiting.slice(begin.index);
      span = waiting.startsWith(FENCE) ? fenceSpan() : objectSpan();
    }
    if (isEnded && BROKEN.test(waiting)) {
      if (!isTold) found();
      waiting = waiting.replace(BROKEN, '');
    }
    const undecided = isEnded ? '' : (MAY_BEGIN.exec(waiting.slice(-LONGEST_BEGIN))?.[0] ?? '');
    shown += waiting.slice(0, waiting.length - undecided.length);
    waiting = undecided;
    return shown;
  };
  return {
    push(text) {
      waiting += text;
      return take(false);
    },
    end: () => take(true),
  };
}

/** Whether a text holds JSON, or the beginning of it. */
export function holdsRaw(text: string): boolean {
  return BEGIN.test(text) || BROKEN.test(text) || /^\s*(?:```\w*\s*)?(?:\{\s*["'“”„«}]|\{?\s*$|\[\s*[{"'])/u.test(text);
}
