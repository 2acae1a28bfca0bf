import type { Care } from '../reader/danger.ts';
import { dangerKind } from '../reader/safety.ts';
import { type SaidWish, type Wish } from '../understand/wishes.ts';
import { clauseOf } from './requests/clauses.ts';

const lighter: ReadonlySet<Wish['intent']> = new Set<Wish['intent']>(['less-time', 'shorter', 'too-hard']);

/** Whether a wish is for less, and names nothing of it. */
export function isForLess({ wish }: SaidWish): boolean {
  return lighter.has(wish.intent) && wish.object === '';
}

/** Whether what somebody asks of their plan may be despair: the danger that is asked about is likeliest of their own hand. */
export function mayBeDespair(feedback: string, care: Care | null): boolean {
  return care !== null && !care.sure && dangerKind(feedback) === 'self';
}

/**
 * Whether a wish is a bare complaint: “it's all too much” asks for nothing by name. Beside what may be despair it is part of
 * that, and a lighter plan is no answer to it.
 */
export function isComplaint(one: SaidWish): boolean {
  return isForLess(one) && !clauseOf(one.said).marks.has('less');
}
