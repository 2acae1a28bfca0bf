import { PGlite } from '@electric-sql/pglite';
import { StatementCache } from './statement-cache.ts';

/** The embedded database is away for a moment: it broke off and is being opened again. */
export class BackendDown extends Error {
  override name = 'BackendDown';

  constructor() {
    super('The embedded database is being opened again');
  }
}

/**
 * A PGlite that is never called again once it broke. Where a Postgres server ends a process and starts another one (a
 * PANIC, such as no room for its log), this one goes on in a state that loops for ever with the next call.
 */
export class Backend extends PGlite {
  /** Called once, when nothing may be asked of this backend any more. */
  onDown: () => void = () => undefined;
  readonly #statements = new StatementCache();
  #down = false;

  get isDown(): boolean {
    return this.#down;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#down) throw new BackendDown();
    try {
      return super.execProtocolRawSync(message);
    } catch (error) {
      this.#breakOff();
      throw error;
    }
  }

  override async execProtocolStream(
    ...[message, options]: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#watched(() => this.#statements.pass(message, (passed) => super.execProtocolStream(passed, options)));
  }

  override async execProtocol(...call: Parameters<PGlite['execProtocol']>) {
    return this.#watched(() => super.execProtocol(...call));
  }

  async #watched<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (isPanic(error)) this.#breakOff();
      throw error;
    }
  }

  #breakOff(): void {
    if (this.#down) return;
    this.#down = true;
    this.onDown();
  }
}

/** Severities after which a Postgres backend must not go on. */
function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}
