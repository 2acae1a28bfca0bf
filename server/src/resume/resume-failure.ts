import type { FailureCode } from '@foothold/contract';

/** The ways a CV can fail to become text; each is a code of the error catalogue. */
export type ResumeFailureCode = Extract<
  FailureCode,
  | 'RESUME_TYPE'
  | 'RESUME_EMPTY'
  | 'RESUME_SCANNED'
  | 'RESUME_ENCRYPTED'
  | 'RESUME_DAMAGED'
  | 'RESUME_TOO_COMPLEX'
  | 'BUSY'
>;

/** Thrown when a file can't be read as a CV. The message is for logs and never holds text of the file. */
export class ResumeFailure extends Error {
  override readonly name = 'ResumeFailure';
  readonly code: ResumeFailureCode;

  constructor(code: ResumeFailureCode, detail: string = code) {
    super(detail);
    this.code = code;
  }
}
