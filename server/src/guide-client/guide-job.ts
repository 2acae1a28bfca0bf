import type { Language } from '@foothold/contract';
import type { Guide, GuideContext, SafetyReader } from '@foothold/guide';

/** A question to the guide as it goes to its thread: nothing in it but data. */
export interface GuideQuestion {
  method: keyof Guide;
  /** Of the kind the method takes, without what is called on the way. */
  input: object;
  context: Omit<GuideContext, 'signal'>;
}

/** A text for the reader of danger and law. */
export type SafetyQuestion = {
  [Method in keyof SafetyReader]: { safety: Method; given: Parameters<SafetyReader[Method]> };
}[keyof SafetyReader];

/** `warm`: a language whose knowledge is read before somebody waits for it. */
export type ThreadJob = GuideQuestion | SafetyQuestion | { warm: Language };

/** What came of a job. */
export interface ThreadJobResult {
  /** The events of a reply; ideas or steps as they were told on the way; empty where none were. */
  told: unknown[];
  /** The answer; absent of a reply. */
  answer?: unknown;
  /** Processor time of the thread, in milliseconds. */
  cpuMs: number;
}
