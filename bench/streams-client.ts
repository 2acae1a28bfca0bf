// Who listens to the streams of streams.ts: many calls at once over bare connections, and what became of each word.
import { sinceSent } from './streams-model.ts';
import { type IncomingMessage, request } from 'node:http';

export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What was heard; times in milliseconds. */
export interface Heard {
  firstWord: number[];
  /** From when the model sent a word to when it arrived. */
  wordDelay: number[];
  words: number;
  /** Words that never came, and those that came twice or out of turn. */
  lost: number;
  doubled: number;
  /** Calls that were refused, broke off or were not answered by the model, by how. */
  failures: Map<string, number>;
}

const WORD = /w(\d+)@(\d+)@/g;
/** An answer that has not ended after this long will not; in milliseconds. */
const DEADLINE_MS = 120_000;
const now = () => performance.timeOrigin + performance.now();

export const nothingHeard = (): Heard => ({
  firstWord: [],
  wordDelay: [],
  words: 0,
  lost: 0,
  doubled: 0,
  failures: new Map(),
});

/** How a stream says its words, and what its last event begins and holds. */
export interface Dialect {
  text(event: string): string;
  isEnd(event: string): boolean;
}

/** What the product streams; `done` repeats the whole reply and is no word of it. */
export const product: Dialect = {
  text(event) {
    if (!event.startsWith('event: delta\n')) return '';
    return (JSON.parse(event.slice(event.indexOf('{'))) as { text: string }).text;
  },
  isEnd: (event) => event.startsWith('event: done\n') && event.includes('"source":"model"'),
};

/** What the model streams. */
export const model: Dialect = {
  text(event) {
    if (!event.startsWith('data: {')) return '';
    const { choices } = JSON.parse(event.slice(6)) as { choices: { delta: { content?: string } }[] };
    return choices[0]?.delta.content ?? '';
  },
  isEnd: (event) => event === 'data: [DONE]',
};

/** Makes one call and hears it to its end; `words` is how many there must be. */
export function hear(call: Call, dialect: Dialect, words: number, heard: Heard): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const began = now();
  let next = 0;
  let unread = '';
  let hasEnded = false;
  const onText = (text: string) => {
    const all = unread + text;
    let end = 0;
    for (const { 0: word, 1: number, 2: sent = '', index } of all.matchAll(WORD)) {
      end = index + word.length;
      if (next === 0) heard.firstWord.push(now() - began);
      heard.wordDelay.push(sinceSent(sent));
      heard.words += 1;
      if (Number(number) < next) heard.doubled += 1;
      else heard.lost += Number(number) - next;
      next = Math.max(next, Number(number) + 1);
    }
    unread = all.slice(end);
  };
  let begun = '';
  const onPart = (part: string) => {
    const events = (begun + part).split('\n\n');
    begun = events.pop() ?? '';
    for (const event of events) {
      hasEnded ||= dialect.isEnd(event);
      onText(dialect.text(event));
    }
  };
  const end = (failure: string | null) => {
    clearTimeout(deadline);
    if (failure !== null) heard.failures.set(failure, (heard.failures.get(failure) ?? 0) + 1);
    heard.lost += words - next;
    next = words;
    resolve();
  };
  const listen = (incoming: IncomingMessage) => {
    incoming.setEncoding('utf8').on('data', onPart);
    incoming.once('end', () => end(hasEnded ? null : `no end; status ${incoming.statusCode}`));
    incoming.once('error', (error) => end(error.message));
  };
  const { url, headers, body } = call;
  const asked = request(url, { method: 'POST', headers, agent: false }, listen);
  const deadline = setTimeout(() => asked.destroy(new Error('not ended in time')), DEADLINE_MS);
  asked.once('error', (error) => end(error.message));
  asked.end(body);
  return promise;
}
