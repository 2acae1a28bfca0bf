import { answersIn, isReached, type Language, type StopSign } from '@foothold/contract';
import type { Known, KnownResult, StoredPlan } from '../guide.ts';
import { formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { stopSignOf } from './stop-sign.ts';
import { knownWords } from './words.ts';

type Step = StoredPlan['steps'][number];

/** What came of the tasks of a step, oldest first. */
export function resultsOf({ substeps }: Step, { results }: Known): KnownResult[] {
  const ids = new Set(substeps.map(({ substep_id }) => substep_id));
  return results.filter(({ substep_id }) => ids.has(substep_id));
}

/** How far the answers have come that a step's sign to stop counts. */
export interface SignStanding {
  sign: StopSign;
  asked: number;
  yes: number;
  reached: boolean;
}

/** Where a step stands against its sign to stop; null where it has none that is counted, or nobody was asked. */
export function signStanding(step: Step, plan: StoredPlan, known: Known): SignStanding | null {
  const sign = stopSignOf(step, plan);
  const rows = resultsOf(step, known).flatMap((result) => (result.kind === 'people' ? result.data.rows : []));
  const answers = answersIn(rows);
  if (!sign || answers.asked === 0) return null;
  return { sign, asked: answers.asked, yes: answers.yes, reached: isReached(sign, answers) };
}

/** “5 asked, 1 yes; the stop sign is at 0 of 8.” */
export function signInWords({ sign, asked, yes }: SignStanding, language: Language): string {
  const number = (count: number) => formatNumber(count, language);
  return fill(knownWords[language].sign, {
    asked: number(asked),
    yes: number(yes),
    count: number(sign.count),
    of: number(sign.of),
  });
}
