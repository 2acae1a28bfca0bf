import { isNegated } from '../../text/negation.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import type { GoalRole } from './goal-words/kinds.ts';
import { goalBooks } from './goal-words/words.ts';
import { goalIn } from './items.ts';
import { flat, type Stretch } from './message.ts';
import { wordsOf } from './refusals.ts';
import { PART_END, wordingOf } from './told-clauses.ts';
import { DOING } from './wishes-apart.ts';

/** As many alternatives as are looked for; nobody says more. */
const MOST = 4;
/** As much of a message as is looked at, in characters. */
const LOOKED_AT = 5_000;

interface Wishes {
  words: ReadText;
  found: readonly Found<GoalRole>[];
}

/** Whether something is wished for before a word, and not denied. */
function isWishedBefore(at: number, { words, found }: Wishes, { asked, language }: ReadingContext): boolean {
  const wishes = found.filter(({ value, end }) => value === 'want' && end <= at);
  if (wishes.length === 0) return asked === 'goals' && at > 0;
  return wishes.some(({ start }) => !isNegated(words, start, 1, language));
}

/** Where a message says that its teller would rather the one than the other: “or if not that then” before what is to be done. */
function alternativesIn(message: string, heard: ReadingContext): Stretch[] {
  const { language } = heard;
  const words = read(message.slice(0, LOOKED_AT));
  const wishes: Wishes = { words, found: goalBooks[language].findAll(words) };
  const doing = DOING[language];
  const isDeed = (at: number) =>
    language === 'en'
      ? wishes.found.some(({ value, start }) => value === 'deed' && start === at)
      : doing.test(`${flat(message.slice(words[at]?.from ?? message.length, words[at + 2]?.to)).replace(/,/gu, '')} `);
  const isComma = (at: number) => message[words[at - 1]?.to ?? message.length] === ',';
  const turns = wishes.found
    .filter(({ value, end }) => value === 'instead' || (value === 'ifNot' && isComma(end)))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: typeof turns = [];
  for (const turn of turns) if (turn.start >= (kept.at(-1)?.end ?? 0)) kept.push(turn);
  return kept
    .filter(({ start, end }) => isDeed(end) && isWishedBefore(start, wishes, heard))
    .slice(0, MOST)
    .map(({ start, end }) => ({ from: words[start]?.from ?? 0, to: words[end]?.from ?? message.length }));
}

/** A message with what is wished for instead as one wish more, and the wishes that stand behind such a turn. */
export interface Plainly {
  text: string;
  wishes: readonly string[];
}

/**
 * A message without the turns to another wish: the “not” in “or if not that then teach” denies nothing of what stands
 * behind it, and would make a limit of it.
 */
export function withoutInstead(message: string, heard: ReadingContext): Plainly {
  const turns = alternativesIn(message, heard);
  const wishes = turns.map(({ to }) => {
    const [wish = ''] = message.slice(to).split(PART_END, 1);
    return wordingOf(wish, { from: 0, to: wish.length });
  });
  const text = turns.reduceRight((rest, { from, to }) => {
    const before = rest.slice(0, from).replace(/[,;\s]+$/u, '');
    return `${before}${/[.!?…]$/u.test(before) ? '' : ','} ${rest.slice(to)}`;
  }, message);
  return { text, wishes };
}

/** What was heard, with the wishes behind such a turn that nothing else holds as goals. */
export function withInstead(said: readonly Mention[], { wishes }: Plainly, { language }: ReadingContext): Mention[] {
  const texts = said.flatMap((one) => (typeof one.value === 'number' ? [] : [flat(wordsOf(one))]));
  const isHeld = (wish: string) => texts.some((text) => text.includes(flat(wish)) || flat(wish).includes(text));
  const added = wishes.flatMap((wish) => (isHeld(wish) ? [] : (goalIn(wish, language) ?? [])));
  return [...said, ...added.map((value): Mention => ({ field: 'goals', value }))];
}
