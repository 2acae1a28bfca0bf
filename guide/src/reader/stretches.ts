/** A stretch of a text: its words from `from` up to, not including, `to`. */
export interface Stretch {
  from: number;
  to: number;
}

/** Length of the window laid over a text, and how far it is moved on, in words. */
const LENGTH = 22;
const STEP = 8;

/**
 * The stretches of a text that are read by themselves: each sentence, each two that follow one another, and a window moved over
 * all of it, since what matters may stand between other things, and not everybody ends a sentence. `ends` = for each
 * sentence, how many words stand before its end. Their number grows with the text, never faster.
 */
export function stretchesOf(ends: readonly number[]): Stretch[] {
  const total = ends.at(-1) ?? 0;
  const stretches: Stretch[] = [];
  let before = 0;
  let earlier = 0;
  for (const end of ends) {
    stretches.push({ from: before, to: end });
    if (earlier < before) stretches.push({ from: earlier, to: end });
    earlier = before;
    before = end;
  }
  return [...stretches, ...windowsOver(total, LENGTH, STEP)];
}

/** A window of so many words moved over all of a text. */
export function windowsOver(total: number, length: number, step: number): Stretch[] {
  const windows: Stretch[] = [];
  for (let from = 0; from === 0 || from + length < total + step; from += step)
    windows.push({ from, to: Math.min(total, from + length) });
  return windows;
}
