/** What the doctor found of one thing. `unknown` could not be looked at, and says why; it is nobody's fault. */
export interface Finding {
  subject: string;
  state: 'good' | 'bad' | 'unknown';
  /** One sentence; of what is bad it says what to do. */
  text: string;
}

export const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text });
export const bad = (subject: string, text: string): Finding => ({ subject, state: 'bad', text });
export const unknown = (subject: string, text: string): Finding => ({ subject, state: 'unknown', text });

/** What went wrong in a word or a sentence, without addresses or passwords: a code where there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return 'code' in error && typeof error.code === 'string'
    ? error.code
    : (error.message.split('\n', 1)[0] ?? error.name);
}
