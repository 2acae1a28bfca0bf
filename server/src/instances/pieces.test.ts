import { expect, it } from 'vitest';
import { inPieces, pieceTogether } from './pieces.ts';

const long = 'שלום "world" 👋\n'.repeat(2_000);

it('takes long texts apart and puts them together, also several at once', () => {
  const together = pieceTogether();
  const [one, other] = [inPieces(long, 'a', 7_900), inPieces(`${long}!`, 'b', 7_900)];
  expect(one.length).toBeGreaterThan(3);
  for (const frame of [...one, ...other]) expect(Buffer.byteLength(frame)).toBeLessThanOrEqual(7_900);
  const heard = one.flatMap((frame, at) => [together(frame), together(other[at] ?? '')]);
  expect(heard.filter((text) => text !== null)).toEqual([long, `${long}!`]);
  expect(inPieces('short: שלום', 'c', 7_900).map(together)).toEqual(['short: שלום']);
});

it('leaves out what has lost a piece', () => {
  const together = pieceTogether();
  const frames = inPieces(long, 'a', 7_900);
  expect(frames.filter((_, at) => at !== 1).map(together)).toEqual(frames.slice(1).map(() => null));
  expect(frames.map(together).at(-1)).toBe(long);
});
