import type { Failure, FailureCode } from '@foothold/contract';

/** A call that failed: the HTTP status (0 when no answer came) and the server's failure when it sent one. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: Failure | null;

  constructor(status: number, failure: Failure | null, options?: ErrorOptions) {
    super(failure?.error ?? `The call failed (${status}).`, options);
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
  }
}

/** The server's sentence, in the caller's language, or the screen's own. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.failure?.error) || fallback;
}

/** Whether the server refused a call with this code. */
export function failedWith(error: unknown, code: FailureCode): boolean {
  return error instanceof ApiError && error.failure?.code === code;
}

/** What the server says about each field of the form it refused, by the field's name; nothing for other errors. */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  return (error instanceof ApiError && error.failure?.fields) || {};
}

/** Whether no answer came to a call: the network was away, or the server was. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether a call was stopped by its own signal; such an end is no error to show. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
