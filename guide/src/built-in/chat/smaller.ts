import type { Language } from '@foothold/contract';
import { NUMBER, numberOf } from '../../language/numbers.ts';
import { counted, formatNumber } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { fold } from '../../text/fold.ts';
import { quantitiesIn } from '../../understand/quantities.ts';
import type { Kind } from '../../chat/kinds.ts';
import { type Desk, shown } from './slots.ts';

/** Parts end on the clock's fives. */
const GRAIN = 5;
/** What is shorter than this is begun, not cut. */
const SHORTEST_TO_CUT = 15;
/** A part that is cut once more takes no more than half an hour. */
const LONGEST_PART = 30;
const FEWEST_TO_SHARE_OUT = 3;
const MOST_TO_SHARE_OUT = 30;

/** Kinds of work whose titles count people, places or things that can be done one after another. */
const countable: ReadonlySet<Kind> = new Set<Kind>(['ask', 'look', 'choose', 'reach', 'refer', 'write', 'work']);

/** Minutes cut into three parts that add up to them; the last takes what is left over. */
export function thirds(minutes: number): [number, number, number] {
  const part = Math.max(GRAIN, Math.floor(minutes / 3 / GRAIN) * GRAIN);
  return [part, part, minutes - 2 * part];
}

/** How many things a title speaks of: “Ask five people”; null when none, or when the number counts time. */
export function countIn(title: string): number | null {
  if (quantitiesIn(title).length > 0) return null;
  const matched = new RegExp(NUMBER, 'u').exec(fold(title))?.[1];
  const count = matched === undefined ? 0 : numberOf(matched);
  return Number.isInteger(count) && count >= FEWEST_TO_SHARE_OUT && count <= MOST_TO_SHARE_OUT ? count : null;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{L}\p{N}¿¡«“״])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const span = (from: number, to: number, language: Language) =>
  from === to ? formatNumber(from, language) : `${formatNumber(from, language)}–${formatNumber(to, language)}`;

/**
 * The substep cut into three parts out of its own text, whose minutes add up to its own. `times` = how often it was
 * asked before in a row: the second answer cuts the first part, from then on it is ten minutes.
 */
export function smaller({ standing, slots, chat, language }: Desk, times: number): string {
  const { substep, kind, words } = standing;
  const minutes = (count: number) => counted(count, words.shared.counted.minutes, language);
  const whole = times === 0 ? substep.minutes : Math.min(LONGEST_PART, thirds(substep.minutes)[0]);
  if (whole < SHORTEST_TO_CUT || times > 1) return fill(chat.smaller.ten, slots);
  const [a, b, c] = thirds(whole);
  const parts = { ...slots, minutes: minutes(whole), a: minutes(a), b: minutes(b), c: minutes(c) };
  if (times === 1) {
    const margin = minutes(GRAIN);
    return fill(chat.smaller.again, { ...parts, a: margin, b: minutes(whole - 2 * GRAIN), c: margin });
  }
  const count = countable.has(kind) ? countIn(substep.title) : null;
  if (count !== null) {
    const middle = 1 + Math.floor((count - 1) / 2);
    return fill(chat.smaller.counted, {
      ...parts,
      n: formatNumber(count, language),
      one: span(1, 1, language),
      two: span(2, middle, language),
      three: span(middle + 1, count, language),
    });
  }
  const [first = substep.title, ...others] = sentencesOf(substep.description);
  const rest = others.length > 0 ? shown(others.join(' ')) : chat.smaller.finish;
  return fill(chat.smaller.sentences, { ...parts, first: shown(first), rest });
}
