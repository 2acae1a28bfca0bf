import type { Emit } from '../http/call.ts';

/** What was emitted of a reply, in order; words that follow each other are one text. */
export type Told = { event: Parameters<Emit>[0]; data: unknown }[];

const textOf = (data: unknown) => (data as { text: string }).text;

/** Adds what was emitted. */
export function remember(told: Told, event: Told[number]['event'], data: unknown): void {
  const last = told.at(-1);
  if (event === 'delta' && last?.event === 'delta') last.data = { text: textOf(last.data) + textOf(data) };
  else told.push({ event, data });
}

/** What of `whole` is missing in `begun`, which is its beginning, or longer than it. */
export function untold(begun: Told, whole: Told): Told {
  if (begun.length === 0) return whole;
  const [mine, theirs] = [begun.at(-1), whole[begun.length - 1]];
  const rest = whole.slice(begun.length);
  if (mine?.event !== 'delta' || theirs?.event !== 'delta') return rest;
  const text = textOf(theirs.data).slice(textOf(mine.data).length);
  return text === '' ? rest : [{ event: 'delta', data: { text } }, ...rest];
}
