import { holdsRaw } from '../containment/raw-filter.ts';
import { looseJson } from '../growing/loose-json.ts';
import { withoutThoughts } from '../growing/thoughts.ts';

/** What an answer turned out to be, once it has ended. */
export interface GrownReply {
  /** The object with the reply and its other members; null when the answer is plain text, or no whole JSON. */
  rest: Readonly<Record<string, unknown>> | null;
  /** The answer broke off in the middle of its reply. */
  broken: boolean;
}

/** A reply that grows. */
export interface GrowingReply {
  /** What is new of the reply. */
  push(text: string): string;
  /** Whether the reply was said to its end. */
  isWhole(): boolean;
  /** What of it was still held back; nothing more when the answer holds no reply that may be shown. */
  end(): { text: string } & GrownReply;
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: '',
  f: '',
  n: '\n',
  r: '',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
};
const KEY = 'reply';
/** A fence around all of a text. */
const FENCED = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/u;

/** The string of one member of a growing JSON object, each sign looked at once. */
class MemberReader {
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** Digits of a `\u` escape so far; null outside of one. */
  private digits: string | null = null;
  /** The string that is being read, as long as it may be a key. */
  private word = '';
  private key = '';
  private isValue = false;
  /** Outside of any object: the last sign was a brace. Only a key behind it begins an object; others are prose. */
  private braced = false;
  begun = false;
  done = false;

  read(text: string): string {
    let out = '';
    for (const sign of text) if (!this.done) out += this.inString ? this.inside(sign) : this.outside(sign);
    return out;
  }

  private outside(sign: string): string {
    if (this.depth === 0) {
      if (this.braced && sign === '"') {
        this.depth = 1;
        this.isValue = false;
      } else {
        this.braced = sign === '{' || (this.braced && /\s/u.test(sign));
        return '';
      }
    }
    if (sign === '{' || sign === '[') {
      this.depth += 1;
      this.isValue = false;
    } else if (sign === '}' || sign === ']') this.depth -= 1;
    else if (sign === ',') this.isValue = false;
    else if (sign === ':') {
      this.isValue = true;
      this.key = this.word;
    } else if (sign === '"') {
      this.inString = true;
      this.braced = false;
      this.word = '';
      this.begun ||= this.isReply();
    }
    return '';
  }

  private inside(sign: string): string {
    if (this.digits !== null) {
      this.digits += sign;
      if (this.digits.length < 4) return '';
      const unit = Number.parseInt(this.digits, 16);
      this.digits = null;
      return this.said(Number.isNaN(unit) ? '' : String.fromCharCode(unit));
    }
    if (this.escaped) {
      this.escaped = false;
      if (sign === 'u') this.digits = '';
      else return this.said(ESCAPES[sign] ?? sign);
      return '';
    }
    if (sign === '\\') this.escaped = true;
    else if (sign === '"') {
      this.inString = false;
      this.done = this.isReply();
    } else return this.said(sign);
    return '';
  }

  private isReply(): boolean {
    return this.depth === 1 && this.isValue && this.key === KEY;
  }

  private said(text: string): string {
    if (this.isReply()) return text;
    if (this.depth === 1 && !this.isValue && this.word.length <= KEY.length) this.word += text;
    return '';
  }
}

/** A member named at the beginning of a line, as in forms that are no JSON: “reply: Ask one”. */
const NAMED = new RegExp(`^\\s*["'*]*${KEY}["'*]*\\s*:`, 'iu');

/** What an answer says that was written as one JSON text in quotation marks; any other answer itself. */
function unquoted(answer: string): string {
  if (!/^\s*"/u.test(answer)) return answer;
  try {
    return String(JSON.parse(answer));
  } catch {
    return answer;
  }
}

/** The reply of a whole answer in which none was found as it grew. */
function settled(whole: string): { text: string } & GrownReply {
  const answer = unquoted(whole);
  const object = looseJson(answer, [KEY]);
  const reply = object?.[KEY];
  if (typeof reply === 'string') return { text: reply, rest: object ?? null, broken: false };
  const plain = answer.replace(FENCED, '$1').trimStart();
  return { text: holdsRaw(plain) || NAMED.test(plain) ? '' : plain, rest: null, broken: false };
}

/**
 * Reads a reply out of an answer as it grows. The answer is a JSON object with the member `reply`; what stands before it
 * (prose, a fence, thinking aloud) is passed over. Text without any object is the reply itself, which is known only at its
 * end and held back so long. JSON without a reply is none. Each sign is looked at once.
 */
export function growingReply(): GrowingReply {
  const parts: string[] = [];
  const reader = new MemberReader();
  const spoken = withoutThoughts();
  const read = (text: string, ended: boolean): string => {
    const part = spoken(text, ended);
    parts.push(part);
    return reader.read(part);
  };
  return {
    push: (text) => read(text, false),
    isWhole: () => reader.done,
    end() {
      const text = read('', true);
      const answer = parts.join('');
      if (!reader.begun) return settled(answer);
      const rest = looseJson(answer, [KEY]);
      return { text, rest: typeof rest?.[KEY] === 'string' ? rest : null, broken: !reader.done };
    },
  };
}
