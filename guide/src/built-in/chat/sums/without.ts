import type { PlacedCue } from './cues.ts';
import type { Figure } from './figure.ts';

/** What no longer goes off. */
export type Without = 'cost' | 'fee';

/** What “without …” takes away: what is named behind it, where no figure is. */
export function withoutIn(cues: readonly PlacedCue[], figures: readonly Figure[]): Without | null {
  const at = cues.find(({ cue }) => cue === 'without');
  if (!at || figures.length > 0) return null;
  const behind = cues.filter(({ from }) => from >= at.to);
  if (behind.some(({ cue }) => cue === 'fee')) return 'fee';
  return behind.some(({ cue }) => cue === 'is:cost' || cue === 'is:fixed') ? 'cost' : null;
}

/** Whether “without” stands right before a figure: “without two of them”. */
export function isTakenOff(text: string, { from, value }: Figure, cues: readonly PlacedCue[]): boolean {
  const isRightBefore = ({ cue, to }: PlacedCue) =>
    cue === 'without' && to <= from && text.slice(to, from).trim() === '';
  return Number.isInteger(value) && cues.some(isRightBefore);
}
