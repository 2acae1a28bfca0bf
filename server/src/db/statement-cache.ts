import { asStatement, type Statement, statementOf } from './wire.ts';

/** Statements kept prepared; the product has about 150. Longer texts are of their own kind each time. */
const KEPT = 400;
const LONGEST_KEPT = 8_192;

type Send = (message: Uint8Array) => Promise<Uint8Array>;

/** Has each statement parsed once, and knows by which name it is asked for afterwards: half of what a short query costs. */
export class StatementCache {
  readonly #kept = new Map<string, Statement>();
  readonly #send: Send;
  #named = 0;

  constructor(send: Send) {
    this.#send = send;
  }

  /** One that is kept is there at once: nothing of another query comes between. */
  find(text: string): Statement | Promise<Statement> {
    return this.#kept.get(text) ?? this.#prepare(text);
  }

  async #prepare(text: string): Promise<Statement> {
    this.#named += 1;
    const name = `s${this.#named}`;
    const described = statementOf(name, await this.#send(asStatement(name, text)));
    const isKept = this.#kept.size < KEPT && text.length <= LONGEST_KEPT && !this.#kept.has(text);
    const statement = { ...described, isKept };
    if (isKept) this.#kept.set(text, statement);
    return statement;
  }
}
