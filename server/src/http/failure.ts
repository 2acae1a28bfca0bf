import { type FailureCode, failureStatus } from '@foothold/contract';

export interface FailureOptions {
  /** What is said instead of the code's own sentence, in the caller's language. */
  sentence?: string;
  /** Sentences by field, in the caller's language. */
  fields?: Record<string, string>;
  /** Whole seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
  /** What lay behind it; for the log, never for the caller. */
  cause?: unknown;
}

/** A call that can't be answered, as the catalogue of the contract names it. Its sentence is found when it is sent. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly code: FailureCode;
  readonly sentence?: string;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    if (options.sentence) this.sentence = options.sentence;
    if (options.fields) this.fields = options.fields;
    if (options.retryAfterSeconds) this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** HTTP status of the code. */
  get status(): number {
    return failureStatus[this.code];
  }
}

/** Ends the call with a failure of the catalogue. */
export function fail(code: FailureCode, options?: FailureOptions): never {
  throw new CallFailure(code, options);
}
