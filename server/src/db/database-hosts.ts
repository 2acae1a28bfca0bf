import { hostUrls } from '../config/host-urls.ts';

/** The hosts of a URL, of which one is the present one: it took writes when it was last asked. */
export class DatabaseHosts {
  readonly #urls: readonly string[];
  #at = 0;

  constructor(url: string) {
    this.#urls = hostUrls(url) ?? [url];
  }

  get count(): number {
    return this.#urls.length;
  }

  get current(): string {
    return this.#urls[this.#at] ?? '';
  }

  /** The next one after `failed`, unless another caller has gone on from there already. */
  moveOn(failed: string): void {
    if (failed === this.current) this.#at = (this.#at + 1) % this.#urls.length;
  }
}

/** What is asked of a host beside others: false where it only follows, or takes no writes. */
export const TAKES_WRITES =
  "select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool) as writes";

/** A host that is there, and takes no writes: another may. */
export class OnlyReads extends Error {
  override name = 'OnlyReads';
  /** As PostgreSQL says it of a statement that would write there. */
  readonly code = '25006';

  constructor() {
    super('This host of DATABASE_URL takes no writes');
  }
}
