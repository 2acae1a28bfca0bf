import type { RecommendInput } from '../guide.ts';

/** The most ideas a call gives. */
export const MOST = 6;

/** How many of `count` ideas are versions of what the person brought; the rest are its neighbours. */
export function ownShare(count: number): number {
  return Math.max(1, Math.ceil(count * 0.6));
}

/** What the person brought in idea or existing-business mode; empty when nothing. */
export function broughtText({ mode, idea, business }: RecommendInput): string {
  if (mode === 'idea') return idea ?? '';
  return mode === 'from-description' ? (business?.description ?? '') : '';
}
