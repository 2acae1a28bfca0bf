import type { Language } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { batchOf, workFacts } from '../catalogue/work/facts.ts';
import { titles } from '../catalogue/work/load.ts';
import { isCommon } from '../language/common.ts';
import { namesOccupation } from '../language/occupations.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { type Deed, deedsIn, type Done, saysLittle, verbsIn } from './deeds.ts';
import { languageNames } from './language-names.ts';
import { asideWords, fondWords, isOpening, joining, little } from './small-words.ts';
import { type Naming, Names, type Shared } from './names.ts';

/** An entry of the knowledge of work that a text names. */
export interface Named {
  entry: string;
  /** How much of the text and of the name are the same, 0 to 1. */
  score: number;
  /** Whether it is what the text says that somebody does, and no name. */
  isDone: boolean;
  /** False where the text says more than the name, or than what somebody does with which thing. */
  isAll: boolean;
  /** Whether no word beside it says of which kind it is: a “boda rider” is no rider. */
  isOfItsKind: boolean;
}

/** What we wrote as a name counts fully; ESCO has every title anybody ever had, and says so little more with each. */
const WRITTEN = 1;
const ESCO = 0.875;
/** The trade as a noun, which is a description rather than a name. */
const DESCRIBED = 0.8125;

/** What somebody does with which thing says less than a whole title, and more than most parts of one. */
const DONE = 0.86;

/** Of a name, the share that must stand in the text; and of the text, the share that must be the name. */
const OF_NAME = 0.75;
const OF_TEXT = 0.4;
/** A name that stands in the text from its first to its last word needs less of the text beside it. */
const OF_TEXT_WHOLE = 0.15;
/** Of the text, the share that must be the name for it to be all that is said. */
const NEARLY_ALL = 0.5;
/** Words of a name stand near each other: so many others may stand between. */
const BETWEEN = 2;
/** More words than a job or a skill has. */
const MOST_WORDS = 40;
const MOST_NAMED = 3;
/** A name of one word that so many entries share (“assistant”) is a name only where it is all that is said. */
const SHARED_BY = 20;
const ALL_THAT_IS_SAID = 0.75;

const books = new Map<Language, Names[]>();

let english: Names | undefined;

function titlesIn(language: Language): Naming[] {
  return Object.entries(titles[language] ?? {}).flatMap(([entry, list]) =>
    list.split('|').map((name) => ({ name, entry, weight: ESCO, plain: true })),
  );
}

/** The names of one language, and ESCO's English titles beside them, since people name work in English everywhere. */
function namesIn({ language, work }: Words): Names[] {
  const known = books.get(language);
  if (known) return known;
  const written = [...work.entries].flatMap(([entry, { also, work: trade }]): Naming[] => [
    ...also.map((name) => ({ name, entry, weight: WRITTEN })),
    { name: trade, entry, weight: DESCRIBED },
  ]);
  const spoken = languageNames(language).map((name) => ({ name, entry: 'foreign-languages', weight: ESCO }));
  const made = [new Names([...written, ...spoken, ...titlesIn(language)], little, language === 'en')];
  if (language !== 'en') {
    english ??= new Names(titlesIn('en'), little, true);
    made.push(english);
  }
  books.set(language, made);
  return made;
}

/** A short text as it is compared: what it may mean word by word, where its head stands, and where a by-phrase begins. */
interface Heard {
  words: readonly (readonly string[])[];
  /** Index of the word that says what it is: “driver” of a school bus driver, “chauffeuse” of one in French. */
  head: number;
  /** That, and where the words stand that are put beside it: “knitting and pottery”. */
  heads: ReadonlySet<number>;
  /** Index of the first word that only says where or of what: “in a school canteen”. */
  aside: number;
  /** What is said to be done. */
  done: readonly Done[];
}

function hear(tokens: readonly string[], language: Language): Heard {
  const turn = tokens.findIndex((word, index) => index > 0 && asideWords.has(word));
  const told = tokens.flatMap((word, index) => (little.has(word) ? [] : [{ word, index }]));
  const aside = told.filter(({ index }) => turn < 0 || index < turn).length;
  const words = told.map(({ word }) => meantBy(word));
  const headLast = language === 'en';
  const head = headLast ? Math.max(0, aside - 1) : 0;
  const isJoined = ({ word, index }: { word: string; index: number }) =>
    joining.has(tokens[headLast ? index + 1 : index - 1] ?? '') || (language === 'he' && word.startsWith('ו'));
  const heads = new Set([head, ...told.flatMap((one, place) => (isJoined(one) ? [place] : []))]);
  return { words, head, heads, aside, done: verbsIn(words, language) };
}

/**
 * What a word of a job, thing or skill may stand for. Of prefixes that Hebrew writes at the word such a phrase has one, or
 * an “and” before it: with two of any kind, snails (שבלולים) would be hen houses (לולים).
 */
function meantBy(word: string): string[] {
  const prefixes = word.startsWith('ו') ? 2 : 1;
  const [, ...stripped] = formsOf(word);
  const longest = word.length - prefixes;
  const isNear = (form: string) =>
    word.startsWith(form) || stripped.slice(0, prefixes).some((one) => one.startsWith(form));
  return [word, ...stripped.filter((form) => form.length >= longest || isNear(form))];
}

interface Match extends Named {
  at: readonly number[];
  /** Whether it is found by a name of one word. */
  isWord: boolean;
}

/** What a name loses that leaves out what the text is: “video” of “video games”. */
const NOT_THE_HEAD = 0.6;
/** What is said aside counts so much of what is said. */
const SAID_ASIDE = 0.5;
/** A likeness below this is chance. */
export const LIKE = 0.42;

/** `tells`: how much each word of what was heard tells. */
function matchOf(tells: readonly number[], { head, aside }: Heard, shared: Shared): Match | null {
  const { at, told, ofName, whole, head: ofItsHead, entry, weight, usedBy } = shared;
  if (ofName < OF_NAME || Math.max(...at) - Math.min(...at) + 1 > at.length + BETWEEN) return null;
  const said = tells.reduce(
    (sum, one, index) => sum + (index < aside || at.includes(index) ? one : SAID_ASIDE * one),
    0,
  );
  const ofText = Math.min(1, told / Math.max(0.1, said));
  const least = usedBy >= SHARED_BY && weight === ESCO ? ALL_THAT_IS_SAID : whole ? OF_TEXT_WHOLE : OF_TEXT;
  // One word of several is chance: shoes are sold, mended, made and put away.
  if (!whole && (at.length < 2 || !ofItsHead)) return null;
  if (ofText < least) return null;
  const score = weight * ofName * (0.5 + 0.5 * ofText) * (at.includes(head) ? 1 : NOT_THE_HEAD);
  return score < LIKE
    ? null
    : {
        entry,
        at,
        score,
        isDone: false,
        isAll: ofText >= NEARLY_ALL,
        isOfItsKind: true,
        isWord: whole && at.length === 1,
      };
}

/** What is done by who plays, does or has a thing, and does not tell that they make, mend or sell it. */
const USED: ReadonlySet<string> = new Set(
  'play teach train do work have help run keep give take use ride company guide walk show study learn care rent'.split(
    ' ',
  ),
);
/** Who has a thing may say how they came by it. */
const HAD: ReadonlySet<string> = new Set(['collect', 'buy']);
/** Batches and entries of what people do with an instrument, a ball or a board that others make, mend and sell. */
const PLAYED: ReadonlySet<string> = new Set([
  'skills-music-stage',
  'skills-body-outdoors',
  'chess',
  'board-games',
  'video-games',
]);

/** Whether a verb says of the thing that an entry is about that something else is done with it: “mending harps”. */
function isAnotherDeed({ entry, at }: Match, { done }: Heard): boolean {
  const isThing = workFacts.get(entry)?.kind === 'thing';
  const isPlayed = isThing || PLAYED.has(batchOf.get(entry) ?? '') || PLAYED.has(entry);
  const isItsOwn = (one: string) => USED.has(one) || (isThing && HAD.has(one));
  return (
    isPlayed &&
    done.some(({ classes, at: verb }) => !classes.some(isItsOwn) && !verb.some((place) => at.includes(place)))
  );
}

/**
 * Whether a name that is one word stands in its own sense. Aside of what a text is about (“lace with bobbins”, which are
 * a kind of bread elsewhere) it does only behind a verb, a trade or a word that everybody uses: “lessons in chess”.
 */
function isMeant(match: Match, heard: Heard, language: Language): boolean {
  if (isAnotherDeed(match, heard)) return false;
  const {
    at: [only = 0, ...more],
    isWord,
  } = match;
  if (!isWord || more.length > 0) return true;
  // Who runs a class does not run.
  const isOfAnother =
    only + 1 < heard.words.length && heard.done.some(({ classes, at }) => at.includes(only) && saysLittle(classes));
  if (isOfAnother) return false;
  if (heard.heads.has(only)) return true;
  const isCarried = (place: number) => {
    const forms = heard.words[place] ?? [];
    return (
      heard.done.some(({ at }) => at.includes(place)) ||
      forms.some(
        (form) => isCommon(form, language) || asideWords.has(form) || fondWords.has(form) || namesOccupation(form),
      )
    );
  };
  const [from, to] = only < heard.head ? [only + 1, heard.head] : [heard.head, only - 1];
  return Array.from({ length: to - from + 1 }, (_, place) => from + place).every(isCarried);
}

/** The names in a text and what is done with which thing in it, each word telling of one of them. */
function withDeeds(titled: readonly Match[], told: readonly Deed[], { words, head }: Heard): Match[] {
  const isIn = ({ at }: Match, places: readonly number[]) => at.every((place) => places.includes(place));
  // Who teaches the harp plays it besides, but who mends bicycles owns none.
  const isSkill = (match: Match, { thing }: Deed) => workFacts.get(match.entry)?.kind === 'skill' && isIn(match, thing);
  // Who cleans windows is known by that, and not by one of the two words.
  // Who makes goat milk soap keeps no goats: what stands right before the word that says what it is, is its kind.
  const isKind = ({ verb, thing }: Deed) =>
    (verb[0] ?? 0) > 0 && Math.max(...verb, ...thing) === head - 1 && titled.some(({ at }) => at.includes(head));
  const deeds = told.filter((deed) => !isKind(deed));
  const isPart = (match: Match, deed: Deed) =>
    match.at.length < deed.verb.length + deed.thing.length && isIn(match, [...deed.verb, ...deed.thing]);
  const named = titled.filter((match) => deeds.every((deed) => isSkill(match, deed) || !isPart(match, deed)));
  const done = deeds.map((deed) => {
    const at = named.some((match) => isSkill(match, deed)) ? deed.verb : [...deed.verb, ...deed.thing];
    const isAll = deed.verb.length + deed.thing.length === words.length;
    return { entry: deed.entry, at, score: DONE, isDone: true, isAll, isOfItsKind: true, isWord: false };
  });
  return [...named, ...done];
}

/** What a word tells of what people do, have or love, in nats: 0 where it stands in no name of ours and no title. */
export function tellsOf(word: string, words: Words): number {
  const forms = formsOf(word);
  return Math.max(
    0,
    ...namesIn(words).flatMap((names) => forms.filter((form) => names.has(form)).map((form) => names.tells(form))),
  );
}

/** The entries that a short text (a job, a skill, something one owns or likes) names, the surest first. */
export function entriesNamed(text: string, words: Words): Named[] {
  const tokens = tokensOf(text)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  const whole = namedIn(tokens, words);
  const begin = tokens.findIndex((word) => !isOpening(word));
  if (begin <= 0) return whole;
  // “J’adore le tricot” is about knitting, as “le tricot” is; but “amateur radio” is a name with all its words.
  const behind = namedIn(tokens.slice(begin), words);
  return (behind[0]?.score ?? 0) > (whole[0]?.score ?? 0) ? behind : whole;
}

/** Whether a word that nobody knows stands with a name of one word, and may make another thing of it. */
function isOfAKind({ at, isWord }: Match, { words, aside, done }: Heard, language: Language): boolean {
  const isSaid = (place: number) =>
    at.includes(place) || done.some(({ at: verb }) => verb.includes(place)) || isUsual(words[place] ?? [], language);
  return isWord && words.slice(0, aside).some((_, place) => !isSaid(place));
}

const isUsual = (forms: readonly string[], language: Language) =>
  forms.some((form) => isCommon(form, language) || fondWords.has(form) || namesOccupation(form));

function namedIn(tokens: readonly string[], words: Words): Named[] {
  const heard = hear(tokens, words.language);
  if (heard.words.length === 0) return [];
  const titled = namesIn(words).flatMap((names, order) => {
    const tells = heard.words.map((forms) => Math.min(...forms.map((form) => names.tells(form))));
    return names.sharing(heard.words).flatMap((shared) => {
      const match = matchOf(tells, heard, shared);
      return match ? [order === 0 ? match : { ...match, score: match.score * ESCO }] : [];
    });
  });
  const sound = titled.filter((match) => isMeant(match, heard, words.language));
  const matches = withDeeds(sound, deedsIn(heard.words, words.language), heard);
  matches.sort((a, b) => b.score - a.score || b.at.length - a.at.length || (a.entry < b.entry ? -1 : 1));
  const taken = new Set<number>();
  const named: Named[] = [];
  const isAside = ({ at }: Match) => at.every((place) => place >= heard.aside);
  const isOnlyAside = matches.every(isAside);
  for (const match of matches) {
    const { entry, score, at, isDone, isAll } = match;
    // Who bakes as a grandmother did minds no children, where it is known that they bake.
    if (isAside(match) && !isOnlyAside) continue;
    if (named.length >= MOST_NAMED) break;
    if (at.some((place) => taken.has(place)) || named.some((one) => one.entry === entry)) continue;
    for (const place of at) taken.add(place);
    // A title whose group nothing is written of keeps its words from being taken for another.
    if (workFacts.has(entry))
      named.push({ entry, score, isDone, isAll, isOfItsKind: !isOfAKind(match, heard, words.language) });
  }
  return named;
}
