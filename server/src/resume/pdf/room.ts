import type { Fragment } from './fragment.ts';

/** Text heights that a space is wide. */
const SPACE = 0.25;

/** Points from the left edge of the first fragment to the right edge of the last. */
export function widthOf(line: readonly Fragment[]): number {
  if (line.length === 0) return 0;
  return Math.max(...line.map(({ x, width }) => x + width)) - Math.min(...line.map(({ x }) => x));
}

/** True when the first word of the next line would not have fitted onto this one, which may be `room` points wide. */
export function isFull(line: readonly Fragment[], next: readonly Fragment[], room: number): boolean {
  const text = next.map((fragment) => fragment.text).join(' ');
  const [word = ''] = text.trimStart().split(' ');
  const height = Math.max(0, ...next.map((fragment) => fragment.height));
  return widthOf(line) + SPACE * height + (widthOf(next) * word.length) / Math.max(1, text.length) > room;
}
