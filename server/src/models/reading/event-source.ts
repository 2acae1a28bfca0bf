import type { IncomingMessage } from 'node:http';

/** Longest answer that is read, in characters: 16,000 tokens in an event each. */
const LONGEST_BODY = 4 * 1024 * 1024;
/** Longest line of it. OpenAI repeats a whole answer and its instructions in one. */
const LONGEST_LINE = 1024 * 1024;

/** An answer that no reader was told of: without end, packed, or not what its events promise. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** An answer that goes on beyond everything it was given room for. */
export class EndlessAnswer extends Error {
  override name = 'EndlessAnswer';
}

/** Cuts server-sent events out of a text that comes in pieces, and gives the data of each. */
export class EventCutter {
  readonly #onData: (data: string) => void;
  #rest = '';
  #data: string | null = null;

  constructor(onData: (data: string) => void) {
    this.#onData = onData;
  }

  add(piece: string): void {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      this.#line(this.#rest + piece.slice(from, end));
      this.#rest = '';
      from = end + 1;
    }
    this.#rest += piece.slice(from);
    if (this.#rest.length > LONGEST_LINE) throw new EndlessAnswer('A line of the answer has no end');
  }

  /** The text is over: an event that was not closed by an empty line counts too. */
  end(): void {
    this.#line(this.#rest);
    this.#line('');
  }

  #line(line: string): void {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (text.startsWith('data:')) {
      const data = text.slice(text[5] === ' ' ? 6 : 5);
      this.#data = this.#data === null ? data : `${this.#data}\n${data}`;
    } else if (text === '' && this.#data !== null) {
      const data = this.#data;
      this.#data = null;
      this.#onData(data);
    }
  }
}

/**
 * Reads a body of server-sent events to its end. Rejects when it breaks off, is longer than any answer, or when `onData`
 * throws; the connection is closed then.
 */
export function readEvents(incoming: IncomingMessage, onData: (data: string) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cutter = new EventCutter(onData);
  let size = 0;
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      reject(error);
      incoming.destroy();
    }
  };
  incoming.setEncoding('utf8');
  incoming.on('data', (piece: string) =>
    guarded(() => {
      size += piece.length;
      if (size > LONGEST_BODY) throw new EndlessAnswer('The answer has no end');
      cutter.add(piece);
    }),
  );
  incoming.once('end', () => {
    guarded(() => cutter.end());
    resolve();
  });
  incoming.once('error', reject);
  if (incoming.destroyed) reject(incoming.errored ?? new TypeError('The answer broke off'));
  return promise;
}
