import type { PGlite } from '@electric-sql/pglite';

/** First bytes of what a client sends, by the protocol: https://www.postgresql.org/docs/17/protocol-message-formats.html */
const PARSE = 0x50;
const DESCRIBE = 0x44;
const BIND = 0x42;
const EXECUTE = 0x45;
const SYNC = 0x53;
/** What a Describe asks about: a statement, or a portal. */
const STATEMENT = 0x53;
/** Bytes before a message's own: its letter and its length. */
const HEAD = 5;
const UNNAMED = 0x00;

/** Statements kept prepared; the product has about 150. Longer texts are of their own kind each time. */
const KEPT = 400;
const LONGEST_KEPT = 8_192;

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Send = (message: Uint8Array) => Promise<Answer>;

interface Statement {
  name: Buffer;
  parsed: Answer;
  described?: Answer;
}

/**
 * Stands between PGlite and its backend. PGlite has every query parsed anew and sends each message by itself; here a
 * statement is parsed once and asked for by name afterwards, and what leads up to its execution goes with it. Half of
 * what a short query costs goes away.
 */
export class StatementCache {
  readonly #statements = new Map<string, Statement>();
  #current: Statement | undefined;
  #held: Uint8Array[] = [];

  /** Passes a message on as it must be, and gives its answer; PGlite sends those of one query after another. */
  async pass(message: Uint8Array, send: Send): Promise<Answer> {
    switch (message[0]) {
      case PARSE:
        return this.#parse(message, send);
      case DESCRIBE:
        return message[HEAD] === STATEMENT ? this.#describe(message, send) : this.#hold(message);
      case BIND:
        return this.#hold(this.#current ? named(message, HEAD + 1, this.#current.name) : message);
      case EXECUTE:
        return send(Buffer.concat([...this.#take(), message]));
      case SYNC:
        this.#take();
        this.#current = undefined;
        return send(message);
      default:
        return send(message);
    }
  }

  async #parse(message: Uint8Array, send: Send): Promise<Answer> {
    this.#take();
    this.#current = undefined;
    if (message.length > LONGEST_KEPT || message[HEAD] !== UNNAMED) return send(message);
    const key = Buffer.from(message).toString('latin1');
    this.#current = this.#statements.get(key);
    if (this.#current) return this.#current.parsed;
    if (this.#statements.size >= KEPT) return send(message);
    const name = Buffer.from(`kept_${this.#statements.size}`);
    const parsed = await send(named(message, HEAD, name));
    this.#current = { name, parsed };
    this.#statements.set(key, this.#current);
    return parsed;
  }

  async #describe(message: Uint8Array, send: Send): Promise<Answer> {
    if (!this.#current) return send(message);
    this.#current.described ??= await send(named(message, HEAD + 1, this.#current.name));
    return this.#current.described;
  }

  #hold(message: Uint8Array): Answer {
    this.#held.push(message);
    return [];
  }

  #take(): Uint8Array[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }
}

/** The message with a name put in where it has an empty one, `at` this place. */
function named(message: Uint8Array, at: number, name: Buffer): Uint8Array {
  const longer = Buffer.concat([message.subarray(0, at), name, message.subarray(at)]);
  longer.writeInt32BE(longer.length - 1, 1);
  return longer;
}
