import { limits } from './limits.ts';
import { ResumeFailure } from './resume-failure.ts';

/** Collects text and stops a file that holds more than a CV ever does. */
export class TextSink {
  readonly #parts: string[] = [];
  #length = 0;

  /** @throws {ResumeFailure} RESUME_TOO_COMPLEX past the text limit. */
  add(text: string): void {
    this.#length += text.length;
    if (this.#length > limits.text) throw new ResumeFailure('RESUME_TOO_COMPLEX', 'too much text');
    this.#parts.push(text);
  }

  toString(): string {
    return this.#parts.join('');
  }
}

/** Whether there is anything to read: spaces, signs and marks alone are no text. */
export function holdsText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
