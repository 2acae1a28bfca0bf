import type { Day, FoundResult, ResultContent, StepChoice } from '@foothold/contract';

/** Something that was done, as the log has it. */
export interface Doing {
  /** `money`: that some came in. */
  kind: 'tick' | 'result' | 'report' | 'decision' | 'hours' | 'money';
  /** The day it belongs to where the person was. */
  day: Day;
  /** Of what it is about, as it was then; empty where it is about nothing. */
  title: string;
  /** 0 where none were told. */
  minutes: number;
  /** What the person wrote with it. */
  words: string;
  choice?: StepChoice;
}

/** What was found out, and where. */
export type KnownResult = ResultContent & Pick<FoundResult, 'substep_id' | 'title' | 'step_title'>;

/** What a person did and found out, beside what the plan itself shows. */
export interface Known {
  /** The person's own today. */
  today: Day;
  /** All that was found out in the plan, oldest first. */
  results: readonly KnownResult[];
  /** What was done lately, oldest first. */
  doings: readonly Doing[];
  /** This week of a promise; null while none is in force. */
  promise: { need: number; done: number } | null;
}
