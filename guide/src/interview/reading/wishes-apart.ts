import type { Goal, Language } from '@foothold/contract';
import type { Fact } from '../../reader/spans/reader.ts';
import { read } from '../../text/phrases.ts';
import type { ReadingContext } from './context.ts';
import { goalBooks } from './goal-words/words.ts';
import type { Mention } from '../fields.ts';
import { goalIn } from './items.ts';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';

/** What joins two wishes, with the comma before it. */
export const JOIN: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:and|plus|n|&) /gu,
  fr: /,? (?:et|pis|puis) /gu,
  es: /,? [ye] /gu,
  pt: /,? e /gu,
  he: /,? ו-?(?=[\u05D0-\u05EA\d])/gu,
};
/** How a second wish begins, behind small words: with what is to be done. */
export const DOING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:to )?[a-z]+ /u,
  fr: /^(?!(?:libre|autre|notre|votre|quatre|entre|contre|propre|hier|mer|cher|premier|dernier) )(?:[sm]e |[sm]')?[a-z]+(?:er|ir|re|oir) /u,
  es: /^[a-z]+(?:ar|er|ir)(?:me|se|le|les|lo|la)? /u,
  pt: /^[a-z]+(?:ar|er|ir|or)(?:-me|-se)? /u,
  he: /^ל[\u05D0-\u05EA]{2,} /u,
};
/** English words that begin a thing, and not what is to be done. */
const THING = /^(?:a|an|the|my|our|some|more|no|not|that|it|then|so|half|all|this|i|get by)(?!\p{L})/u;
/** As many characters as a wish looks back on. */
const LEAST = 8;

/** Where in a text small words that may stand before a wish end: “one day id love to”. */
export function behindSmallWords(text: string, { languages }: Pick<ReadingContext, 'languages'>): number {
  const words = read(text);
  const found = languages.flatMap((language) => goalBooks[language].findAll(words));
  let at = 0;
  for (;;) {
    const here = found.filter(({ start, value }) => start === at && (value === 'self' || value === 'want'));
    const end = Math.max(0, ...here.map((one) => one.end));
    if (end <= at) break;
    at = end;
  }
  return words[at]?.from ?? text.length;
}

export const hasSum = (text: string, { languages }: ReadingContext) =>
  quantitiesIn(flat(text), languages).some(({ kind }) => kind === 'money' || kind === 'number');

/** The wishes of a goal that tells a sum and, behind an “and”, something to be done: “earn 200 a month and teach children”. */
export function apart(text: string, heard: ReadingContext): string[] {
  const folded = flat(text);
  for (const match of folded.matchAll(JOIN[heard.language])) {
    const [first, second] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const rest = second.slice(behindSmallWords(second, heard));
    const begins = flat(rest);
    const isDoing = DOING[heard.language].test(begins) && !THING.test(begins);
    if (isDoing && rest.length >= LEAST && hasSum(first, heard) && !hasSum(rest, heard)) return [first, rest];
  }
  return [text];
}

/** Between a sum that is wanted and a wish nothing else stands: a joining word and small ones. */
function isBeside(want: Fact, wish: Fact, message: string, heard: ReadingContext): boolean {
  const between = flat(message.slice(want.to, wish.from));
  if (want.to > wish.from || /[.;!?\n]/u.test(between)) return false;
  const joins = [...` ${between.trimStart()} `.matchAll(JOIN[heard.language])];
  return joins.length > 0 || /^,? /u.test(between);
}

/** How far behind a wanted sum a wish may begin, in characters. */
const REACH = 40;

/** Facts in which a wish right beside a wanted sum is a goal, and no note: “ganar 300 al mes y algún día enseñar”. */
export function withWishes(facts: readonly Fact[], message: string, heard: ReadingContext): Fact[] {
  const wants = facts.filter(({ kind }) => kind === 'want');
  // Who is asked for a goal and tells a wish, and nothing besides that is one, has told it.
  const isAnswer = heard.asked === 'goals' && wants.length === 0 && !facts.some(({ kind }) => kind === 'goal');
  return facts.map((fact) => {
    if (isAnswer && fact.kind === 'wish') return { ...fact, kind: 'goal', manners: { ...fact.manners, wish: 0 } };
    const isWish = fact.kind === 'wish' || (fact.kind === 'skill' && fact.manners.wish > 0);
    const isGoal =
      isWish &&
      wants.some((want) => fact.from - want.to < REACH && isBeside(want, fact, message, heard)) &&
      DOING[heard.language].test(`${flat(fact.text)} `);
    return isGoal ? { ...fact, kind: 'goal', manners: { ...fact.manners, wish: 0 } } : fact;
  });
}

/** What was heard, with goals that hold a sum and another wish as two. */
export function goalsApart(said: readonly Mention[], heard: ReadingContext): Mention[] {
  return said.flatMap((one): Mention[] => {
    if (one.field !== 'goals') return [one];
    const [first = '', ...more] = apart(one.value.value, heard);
    const wishes = more.flatMap((text) => goalIn(text, heard.language) ?? []);
    const isNew = ({ value }: Goal) =>
      !said.some((other) => other.field === 'goals' && other !== one && flat(other.value.value).includes(flat(value)));
    return [
      { ...one, value: (more.length > 0 && goalIn(first, heard.language)) || { ...one.value, value: first } },
      ...wishes.filter(isNew).map((value): Mention => ({ field: 'goals', value })),
    ];
  });
}
