import type { Language } from '@foothold/contract';
import { calledWords } from '../catalogue/work/load.ts';
import { fill } from '../text/fill.ts';
import { fold, type Token, tokensOf } from '../text/fold.ts';
import { joining } from './small-words.ts';

/** Who does it, before the verb of somebody's own phrase, folded: “je refais des fauteuils”. */
const WHO = new Set('i we im je j nous yo eu nos nosotros nosotras אני אנחנו'.split(' ').map(fold));
/** “And”, as Hebrew writes it at a word. */
const AND_AT_WORD = 'ו';
const isAnd = ({ word }: Token) => joining.has(word);

/** What something is called is no sentence. */
const MOST_WORDS = 5;

const split = (list: string) => new Set(list.split(' ').filter((word) => word !== ''));

interface Called {
  nouns: ReadonlyMap<string, string>;
  leads: ReadonlySet<string>;
  roles: ReadonlySet<string>;
  before: ReadonlySet<string>;
  isNounBehind: ReadonlySet<string>;
  tails: ReadonlySet<string>;
  less: ReadonlySet<string>;
  clitics: readonly string[];
  elided: readonly [before: string, after: string, letters: string] | null;
  verbsTakeArticles: boolean;
}

const known = new Map<Language, Called>();

function calledIn(language: Language): Called {
  const made = known.get(language);
  if (made) return made;
  const { nouns, leads, roles, before, noun_behind, tails, less, clitics, elided, verbs_take_articles } =
    calledWords[language];
  const called: Called = {
    nouns: new Map(
      Object.entries(nouns).flatMap(([verbs, noun]) => verbs.split('|').map((verb) => [fold(verb), noun])),
    ),
    leads: split(leads),
    roles: split(roles),
    before: split(before),
    isNounBehind: split(noun_behind),
    tails: split(tails),
    less: split(less),
    clitics: clitics.split(' ').filter((clitic) => clitic !== ''),
    elided,
    verbsTakeArticles: verbs_take_articles,
  };
  known.set(language, called);
  return called;
}

/** The words of a thing, without articles before it and without what only says for whom, where or since when. */
function thingIn(tokens: readonly Token[], { before, tails }: Called): readonly Token[] {
  const from = tokens.findIndex(({ word }) => !before.has(word));
  const named = from < 0 ? [] : tokens.slice(from);
  const tail = named.findIndex(({ word }, index) => index > 0 && tails.has(word));
  return tail < 0 ? named : named.slice(0, tail);
}

function joined(noun: string, thing: string, { elided }: Called): string {
  const text = fill(noun, { thing });
  if (!elided) return text;
  const [full, short, letters] = elided;
  const isElided = letters.includes(thing.charAt(0).toLowerCase());
  return isElided ? text.replace(`${full}${thing}`, `${short}${thing}`) : text;
}

/** What doing a verb is called, with or without what is written at it: “evaluarle” is “evaluar”. */
function nounOf(word: string, { nouns, clitics }: Called): string | undefined {
  const clitic = clitics.find((one) => word.endsWith(one) && nouns.has(word.slice(0, -one.length)));
  return nouns.get(word) ?? (clitic === undefined ? undefined : nouns.get(word.slice(0, -clitic.length)));
}

/** A phrase of somebody's own, taken apart: the verb and its noun where it has one, and the words of the thing. */
interface Phrase {
  noun: string | null;
  verb: Token | undefined;
  thing: readonly Token[];
}

/** How many words behind a verb are an “and” and a second verb for the same thing: “make and mend nets”, “עושה ומתקן שופרות”. */
function secondVerb([, and, verb]: readonly Token[], called: Called): number {
  if (!and) return 0;
  if (isAnd(and)) return verb && nounOf(verb.word, called) !== undefined ? 2 : 0;
  return and.word.startsWith(AND_AT_WORD) && nounOf(and.word.slice(1), called) !== undefined ? 1 : 0;
}

function phraseIn(text: string, called: Called): Phrase | null {
  const said = tokensOf(text);
  const isLead = ({ word }: Token) => WHO.has(word) || called.leads.has(word) || called.roles.has(word);
  const begin = Math.max(
    0,
    said.findIndex((token) => !isLead(token)),
  );
  const tokens = said.slice(begin);
  const [verb, next] = tokens;
  const noun = verb && nounOf(verb.word, called);
  // “Cuisine algérienne” is a cuisine, and “je cuisine” says what somebody does.
  const mayBeNoun = called.verbsTakeArticles && begin === 0 && noun?.split(' ')[0] === verb?.word;
  const isNoun = mayBeNoun && next !== undefined && !called.before.has(next.word);
  const isVerb = noun !== undefined && !isNoun && next !== undefined && !called.isNounBehind.has(next.word);
  const isRole = said.slice(0, begin).some(({ word }) => called.roles.has(word));
  if (!isVerb && !isRole) return null;
  const behind = isVerb ? tokens.slice(1 + secondVerb(tokens, called)) : tokens;
  return { noun: isVerb ? noun : null, verb, thing: thingIn(behind, called) };
}

/**
 * What somebody's own phrase is called, as a title takes it: “faço bonecas de pano” is “bonecas de pano”, “je retape des
 * fauteuils” is “réparation de fauteuils”. What is a name already, or more than one, stands as it was written.
 */
export function calledBy(text: string, language: Language): string {
  const called = calledIn(language);
  const phrase = phraseIn(text, called);
  if (!phrase) return text;
  const { noun, thing } = phrase;
  const [first] = thing;
  const last = thing.at(-1);
  if (!first || !last || called.tails.has(first.word) || isAnd(first) || thing.length > MOST_WORDS) return text;
  const name = text.slice(first.from, last.to);
  return noun === null ? name : joined(noun, name, called);
}

/** Whether a word is a verb of work, as somebody begins their own phrase with it. */
export function beginsDeed(word: string, language: Language): boolean {
  return nounOf(word, calledIn(language)) !== undefined;
}

/** Whether a phrase says what is done with which thing, in a noun with its article or in two words: “mend the clock”, not “mend well” or “mend fewer clocks”. */
export function namesThing(text: string, language: Language): boolean {
  const called = calledIn(language);
  const { noun, verb, thing } = phraseIn(text, called) ?? { noun: null, verb: undefined, thing: [] };
  const [first] = thing;
  if (noun === null || !verb || !first || thing.length > MOST_WORDS) return false;
  if (called.tails.has(first.word) || called.less.has(first.word)) return false;
  return thing.length > 1 || first.from > verb.to + 1;
}

/**
 * The phrases in one that says of two things that the same is done with them: “conserto rede e motor” is “conserto rede”
 * and “conserto motor”. Any other is one.
 */
export function eachOf(text: string, language: Language): string[] {
  const phrase = phraseIn(text, calledIn(language));
  const at = phrase?.noun ? phrase.thing.findIndex(isAnd) : -1;
  if (!phrase?.verb || at <= 0 || at === phrase.thing.length - 1 || phrase.thing.length > MOST_WORDS) return [text];
  const parts = [phrase.thing.slice(0, at), phrase.thing.slice(at + 1)];
  const { verb } = phrase;
  return parts.flatMap((part) => {
    const [first] = part;
    const last = part.at(-1);
    return first && last ? [`${text.slice(verb.from, verb.to)} ${text.slice(first.from, last.to)}`] : [];
  });
}
