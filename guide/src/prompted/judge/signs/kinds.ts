import type { JudgeClass } from '../finding.ts';

/** Why a rule refuses a sentence: as a judge would, or because it turns a harmless question away. */
export type RuleClass = Exclude<JudgeClass, 'promise'> | 'refusal';

/**
 * What gives a sentence away, in folded text: `telling` words, from which on it waits, and where they alone say nothing,
 * what has to stand `beside` them anywhere in it. Not when what stands before the telling words denies them, unless the
 * denial is the point (`always`).
 */
export interface Sign {
  is: RuleClass;
  telling: RegExp;
  beside?: RegExp;
  always?: true;
}

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

/** A sign of words as they stand; `|` between alternatives, `\p{L}*` for endings. */
export function sign(is: RuleClass, telling: string, beside?: string): Sign {
  return { is, telling: whole(telling), ...(beside === undefined ? {} : { beside: whole(beside) }) };
}

/** One that a denial is a part of. */
export function always(is: RuleClass, telling: string, beside?: string): Sign {
  return { ...sign(is, telling, beside), always: true };
}
