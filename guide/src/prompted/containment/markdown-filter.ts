import type { Filter } from './filter.ts';

/** Longest name of a link, address and tag waited for, in UTF-16 units; what is longer is none. */
const LONGEST_LABEL = 300;
const LONGEST_ADDRESS = 2_000;
const LONGEST_TAG = 500;
/** What some models end a turn with, as <|end|>. */
const MARK = /^<[|｜][^<>|｜\s]{1,40}[|｜]>/u;
const LONGEST_MARK = 44;

/** Where something begins that could load, lead away or run. */
const BEGIN = /!(?=\[)|\[|\](?=\()|<(?=[\p{L}/!?|｜])|(?<![a-z])https?:\/\/|(?<![a-z])www\./iu;
/** An end of a piece that may become such a beginning. */
const MAY_BEGIN = /(?:[!\]<]|(?<![a-z])(?:h|ht|htt|https?|https?:|https?:\/|w{1,3}))$/iu;
const ADDRESS = /^(?:https?:\/\/)?([^\s/?#()[\]<>"'“”«»]*)([^\s()[\]<>"“”«»]*)/iu;

/** What may stand before a definition in its line, and how much of a line is kept to see it, in UTF-16 units. */
const STARTS_LINE = /^[\s>*+-]*(?:\d{1,3}[.)]\s*)?$/u;
const LINE_LEAD = 30;

/** What two pieces could make together where something was taken out between them: “<” and “b>”. */
const JOINED = /!\[|\]\(|<[\p{L}/!?|｜]|(?<![a-z])https?:\/\/|(?<![a-z])www\./giu;
/** Longest of these, in UTF-16 units. */
const SEAM = 8;

/** A piece set apart from the text before it where the two must not come together. */
function apart(tail: string, piece: string): string {
  const joined = [...(tail + piece.slice(0, SEAM)).matchAll(JOINED)];
  const isSeam = ({ index, 0: sign }: RegExpExecArray) => index < tail.length && index + sign.length > tail.length;
  return joined.some(isSeam) ? ` ${piece}` : piece;
}

/** What stands for the beginning of `text`, and how much of it is dealt with; null when its end is still to come. */
type Settled = { shown: string; length: number } | null;

function link(text: string, ended: boolean, startsLine: boolean): Settled {
  const close = text.indexOf(']');
  const isLong = text.indexOf('\n') >= 0 || text.length > LONGEST_LABEL;
  if (close < 0 || close > LONGEST_LABEL) return ended || isLong ? { shown: '[', length: 1 } : null;
  const label = plainMarkdown(text.slice(1, close).replace(/!?\[|[<>]/gu, ''));
  const next = text[close + 1];
  if (next === undefined && !ended) return null;
  if (next === '(') return rest(text, close + 1, label, ended);
  if (next === '[') {
    const end = text.indexOf(']', close + 1);
    if (end < 0 && !ended && text.length - close < LONGEST_LABEL) return null;
    return { shown: label, length: end < 0 ? text.length : end + 1 };
  }
  // “[name]: address” at a line's beginning would define a link for any “[name]”.
  return { shown: next === ':' && startsLine ? label : `[${label}]`, length: close + 1 };
}

/** The address of a link goes, whatever it is. */
function rest(text: string, open: number, label: string, ended: boolean): Settled {
  const close = text.indexOf(')', open);
  const line = text.indexOf('\n', open);
  if (close >= 0 && (line < 0 || close < line)) return { shown: label, length: close + 1 };
  if (line >= 0) return { shown: label, length: line };
  return ended || text.length - open > LONGEST_ADDRESS ? { shown: label, length: text.length } : null;
}

function mark(text: string, ended: boolean): Settled {
  const whole = MARK.exec(text)?.[0];
  if (whole !== undefined) return { shown: '', length: whole.length };
  return ended || text.length > LONGEST_MARK ? { shown: text.slice(0, 2), length: 2 } : null;
}

function tag(text: string, ended: boolean): Settled {
  if (/^<[|｜]/u.test(text)) return mark(text, ended);
  const close = text.indexOf('>');
  if (close >= 0 && close <= LONGEST_TAG) return { shown: '', length: close + 1 };
  return ended || close >= 0 || text.length > LONGEST_TAG ? { shown: '', length: 1 } : null;
}

/** Of an address, who stands behind it: nothing can be carried out in that, and nothing becomes a link. */
function address(text: string, ended: boolean): Settled {
  const [whole = '', host = ''] = ADDRESS.exec(text) ?? [];
  if (whole.length === text.length && !ended && text.length < LONGEST_ADDRESS) return null;
  const stop = /[.,;:!?]*$/u.exec(whole)?.[0] ?? '';
  const bare = host.replace(/[.,;:!?]+$/u, '') + stop;
  // However many stand there: what is left of “www.wwwwww.” must not begin an address anew.
  return { shown: bare.replace(/w{3,}\./giu, ''), length: Math.max(1, whole.length) };
}

function settle(text: string, ended: boolean, startsLine: boolean): Settled {
  switch (text[0]) {
    case '!':
      return { shown: '', length: 1 };
    case '[':
      return link(text, ended, startsLine);
    case ']':
      return rest(text, 1, '', ended);
    case '<':
      return tag(text, ended);
    default:
      return address(text, ended);
  }
}

/**
 * Markdown that stays text: of links and pictures their names remain, of addresses the host, of HTML and of a model’s
 * own marks nothing. Words pass at once; only what may be such a thing waits for its end.
 */
export function markdownFilter(): Filter {
  let waiting = '';
  /** The beginning of the line that is running. */
  let line = '';
  let tail = '';
  const passing = (piece: string): string => {
    const text = apart(tail, piece);
    tail = (tail + text).slice(-SEAM);
    const last = text.lastIndexOf('\n');
    line = (last < 0 ? line + text : text.slice(last + 1)).slice(0, LINE_LEAD);
    return text;
  };
  const take = (ended: boolean): string => {
    let shown = '';
    for (;;) {
      const at = waiting.search(BEGIN);
      if (at < 0) {
        const undecided = ended ? '' : (MAY_BEGIN.exec(waiting)?.[0] ?? '');
        shown += passing(waiting.slice(0, waiting.length - undecided.length));
        waiting = undecided;
        return shown;
      }
      shown += passing(waiting.slice(0, at));
      waiting = waiting.slice(at);
      const settled = settle(waiting, ended, STARTS_LINE.test(line));
      if (!settled) return shown;
      shown += passing(settled.shown);
      waiting = waiting.slice(settled.length);
    }
  };
  return {
    push(text) {
      waiting += text;
      return take(false);
    },
    end: () => take(true),
  };
}

/** A whole text as the filter lets it pass. */
export function plainMarkdown(text: string): string {
  const filter = markdownFilter();
  return filter.push(text) + filter.end();
}
