/** What an answer turned out to be, once it has ended. */
export interface GrownReply {
  /** The other members of the object; null when the answer is plain text, or no whole JSON. */
  rest: Readonly<Record<string, unknown>> | null;
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
const FENCE = /^\s*(?:```\w*\s*)?/u;
const KEY = 'reply';

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

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
  private done = false;

  read(text: string): string {
    let out = '';
    for (const sign of text) if (!this.done) out += this.inString ? this.inside(sign) : this.outside(sign);
    return out;
  }

  private outside(sign: string): string {
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
      this.word = '';
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

/**
 * Reads a reply out of an answer as it grows: `push` gives what is new of it. The answer is a JSON object with the member
 * `reply`, in a fence or not, or else plain text that is the reply itself. Each sign is looked at once.
 */
export function growingReply(): { push(text: string): string; end(): { text: string } & GrownReply } {
  const parts: string[] = [];
  const reader = new MemberReader();
  let form: 'undecided' | 'object' | 'plain' = 'undecided';
  let waiting = '';

  const decide = (ended: boolean): string => {
    const body = waiting.replace(FENCE, '');
    // A fence may still be growing.
    if (!ended && (body === '' || (/^\s*`{0,3}\w{0,10}$/u.test(waiting) && waiting.trimStart().startsWith('`'))))
      return '';
    form = body.startsWith('{') ? 'object' : 'plain';
    const text = form === 'object' ? body : waiting.trimStart();
    waiting = '';
    return form === 'object' ? reader.read(text) : text;
  };
  return {
    push(text) {
      parts.push(text);
      if (form === 'object') return reader.read(text);
      if (form === 'plain') return text;
      waiting += text;
      return decide(false);
    },
    end() {
      const text = form === 'undecided' ? decide(true) : '';
      return { text, rest: form === 'object' ? parsed(parts.join('')) : null };
    },
  };
}
