import { type Language, languages, languagesFrom } from '@foothold/contract';
import { positionOf } from '../../../language/ordinals.ts';
import { weekdayNames } from '../../../text/calendar-names.ts';
import { fold, stem, tokensOf } from '../../../text/fold.ts';
import { PhraseBook, read, type ReadWord } from '../../../text/phrases.ts';
import { spelledOut } from '../../../chat/asks.ts';
import { SlipBook, withoutSlipsFrom } from '../../../chat/typos.ts';
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import he from './lexicon/he.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };
import { type AccountField, fields } from './words.ts';

type Lexicon = Readonly<Record<keyof typeof en, string>>;

const lexicons: Record<Language, Lexicon> = { en, he, fr, es, pt };

/** What is asked of a plan, and of a day. */
const planTopics = ['plan-title', 'done', 'left', 'minutes', 'stop', 'fit'] as const;
export type PlanTopic = (typeof planTopics)[number];
const days = ['today', 'yesterday'] as const;
export type Day = (typeof days)[number] | { weekday: number };

type Meaning =
  | AccountField
  | PlanTopic
  | (typeof days)[number]
  | 'mine'
  | 'recall'
  | 'again'
  | 'repeat'
  | 'past'
  | 'step';

interface AccountLexicon {
  book: PhraseBook<Meaning>;
  /** Words that ask, near the beginning; and those that ask only as the first. */
  question: ReadonlySet<string>;
  aux: ReadonlySet<string>;
  /** Words that may stand in such a question and say nothing about what it asks for. */
  filler: ReadonlySet<string>;
  /** What one asks about the work ahead: “which tools do I need” is no question about oneself. */
  planning: ReadonlySet<string>;
  task: ReadonlySet<string>;
  /** What is said of a figure that was told: “number”, “reckon”; what is done with one, “take”; and what it is of, “price”. */
  figured: ReadonlySet<string>;
  figuredBy: ReadonlySet<string>;
  figuredOf: ReadonlySet<string>;
  /** What stands before that which an amount is for. */
  figureFor: ReadonlySet<string>;
  pointing: ReadonlySet<string>;
  /** Days of the week by their names, Sunday 0. */
  weekdays: ReadonlyMap<string, number>;
  slips: SlipBook;
}

/** A question about the account, taken apart. */
export interface AccountQuestion {
  /** Whether it says that the answer was told before: “did I say”. */
  recalls: boolean;
  /** Whether it asks for what was meant then, “we settled on”, or for one's own once more: “my …, again”. */
  isAgain: boolean;
  /** Whether it speaks of a day or a month that is over. */
  isPast: boolean;
  /** Whether it speaks of the person: “my”, “do I”. */
  isOwn: boolean;
  /** Whether it may be about the person without saying so, in a language whose verbs do. */
  isImplied: boolean;
  fields: readonly AccountField[];
  topics: readonly PlanTopic[];
  day: Day | null;
  /** A step by its place, from 0; -1 is the last. */
  step: number | null;
  /** Words that name something besides, as they were written. */
  things: readonly string[];
  /** Whether what it names is what an amount is for: “the amount I said for the wool”. */
  isForThing: boolean;
  /** Whether it says “it”, and so means what was spoken of last. */
  points: boolean;
  /** Whether a task, a step or the plan is named. */
  namesTask: boolean;
  /** Whether one of its words asks about the work ahead. */
  plans: boolean;
}

const MOST_WORDS = 20;
const MOST_LETTERS = 240;

/** Languages whose verbs say who speaks: “¿qué estudié?”. */
const bearsPerson: ReadonlySet<Language> = new Set<Language>(['he', 'es', 'pt']);

const wordsOf = (list: string) => new Set(tokensOf(list).flatMap(({ word }) => [word, stem(word)]));

function weekdaysOf(language: Language): Map<string, number> {
  return new Map(
    weekdayNames(language).flatMap((name, weekday) => {
      const parts = tokensOf(fold(name)).map(({ word }) => word);
      // “Segunda-feira” is “segunda”, “יום שלישי” is “שלישי”.
      const day = (language === 'he' ? parts.at(-1) : parts[0]) ?? '';
      return [[day, weekday] as const, [stem(day), weekday] as const];
    }),
  );
}

function lexiconOf(language: Language): AccountLexicon {
  const lexicon = lexicons[language];
  const keys = [...fields, ...planTopics, ...days, 'mine', 'recall', 'again', 'repeat', 'past', 'step'] as const;
  const book = new PhraseBook<Meaning>(
    keys.flatMap((key) => lexicon[key].split('|').map((phrase) => [phrase, key] as const)),
  );
  const idle = wordsOf(`${lexicon.question} ${lexicon.filler}`);
  return {
    book,
    question: wordsOf(lexicon.question),
    aux: wordsOf(lexicon.aux),
    filler: wordsOf(lexicon.filler),
    planning: new Set([...wordsOf(lexicon.planning)].filter((word) => !idle.has(word))),
    task: wordsOf(lexicon.task),
    figured: wordsOf(lexicon.figured),
    figuredBy: wordsOf(lexicon.figured_by),
    figuredOf: wordsOf(lexicon.figured_of),
    figureFor: wordsOf(lexicon.figure_for),
    pointing: wordsOf(lexicon.pointing),
    weekdays: weekdaysOf(language),
    slips: new SlipBook(wordsOf(Object.values(lexicon).join(' '))),
  };
}

const built = new Map<Language, AccountLexicon>();

function accountLexicon(language: Language): AccountLexicon {
  const known = built.get(language) ?? lexiconOf(language);
  built.set(language, known);
  return known;
}

/** Words that show in the person's own text that something limits them. */
export const limitSigns = new PhraseBook(
  languages.flatMap((language) => lexicons[language].limitsign.split('|').map((phrase) => [phrase, true] as const)),
);

/** The weekday that a word names, Sunday 0; null when it names none. */
function weekdayIn({ forms }: ReadWord, { weekdays }: AccountLexicon): number | null {
  const named = forms.flatMap((form) => weekdays.get(form) ?? []);
  return named.length === 0 ? null : Math.min(...named);
}

/** What is left of a Hebrew word without its prefixes must be a word still: “כלי” is no “לי”. */
const SHORTEST_REST = 3;

const holds = (words: ReadonlySet<string>, { forms }: ReadWord) =>
  forms.some((form, at) => (at === 0 || form.length >= SHORTEST_REST) && words.has(form));

/** Meanings whose phrases hide no phrase within. */
const small: ReadonlySet<Meaning> = new Set<Meaning>(['mine', 'again', 'repeat', 'past']);

interface Reading {
  all: readonly { value: Meaning }[];
  /** Without what lies within a longer phrase. */
  found: readonly { value: Meaning; start: number; end: number }[];
  text: readonly ReadWord[];
  covered: Uint8Array;
}

/** What a text says: of phrases that lie within a longer one only the longer, and which words they account for. */
function readingOf(text: readonly ReadWord[], { book }: AccountLexicon): Reading {
  const all = book.findAll(text);
  // “J’habite” is of the person's own, and asks where they live all the same.
  const wider = all.filter(({ value }) => !small.has(value));
  const found = all.filter(
    (one) =>
      !wider.some(
        (other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );
  const covered = new Uint8Array(text.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  return { all, found, text, covered };
}

/** The place of a step that is named: “step 3”, “the last step”. */
function stepIn({ found, text, covered }: Reading): number | null {
  const named = found.find(({ value }) => value === 'step');
  if (!named) return null;
  for (const at of [named.end, named.start - 1, named.start - 2]) {
    const word = text[at];
    const position = word?.forms.map(positionOf).find((one) => one !== undefined);
    if (position === undefined) continue;
    covered[at] = 1;
    return position;
  }
  return null;
}

function dayIn({ found, text, covered }: Reading, lexicon: AccountLexicon): Day | null {
  const named = found.find(({ value }) => value === 'today' || value === 'yesterday');
  if (named) return named.value === 'today' ? 'today' : 'yesterday';
  for (const [at, word] of text.entries()) {
    const weekday = weekdayIn(word, lexicon);
    if (weekday === null) continue;
    covered[at] = 1;
    return { weekday };
  }
  return null;
}

/** A question word stands near its beginning, in a text that is a question without its mark. */
const ASKS_WITHIN = 3;

function asks(message: string, text: readonly ReadWord[], { question, aux }: AccountLexicon): boolean {
  const [first] = text;
  const begins = first !== undefined && holds(aux, first);
  // “Mi problema de espalda cuál era”: some ask at the end.
  const edges = [...text.slice(0, ASKS_WITHIN), ...text.slice(-2)];
  const isAsked = edges.some(({ forms }) => forms.slice(0, 2).some((form) => question.has(form)));
  return begins || message.includes('?') || isAsked;
}

/** An article may stand between a word for what an amount is for and that. */
const FOR_WITHIN = 2;

/** Whether one of the words at some places is what an amount is for. */
function isForOne(at: readonly number[], text: readonly ReadWord[], { figureFor }: AccountLexicon): boolean {
  const isFor = ({ forms }: ReadWord) => figureFor.has(forms[0] ?? '');
  return at.some((place) => text.slice(Math.max(0, place - FOR_WITHIN), place).some(isFor));
}

function questionIn(message: string, language: Language): AccountQuestion | null {
  const plain = read(message);
  const lexicon = accountLexicon(language);
  if (plain.length === 0 || plain.length > MOST_WORDS) return null;
  const text = withoutSlipsFrom(plain, lexicon.slips);
  const reading = readingOf(text, lexicon);
  if (!asks(message, text, lexicon)) return null;
  const has = (meaning: Meaning) => reading.all.some(({ value }) => value === meaning);
  const outermost = (meaning: Meaning) => reading.found.some(({ value }) => value === meaning);
  const step = stepIn(reading);
  const day = has('done') ? dayIn(reading, lexicon) : null;
  const known = (word: ReadWord) =>
    [lexicon.question, lexicon.aux, lexicon.filler, lexicon.task, lexicon.pointing].some((set) => holds(set, word));
  const strange = [...text.entries()].filter(([at, word]) => reading.covered[at] !== 1 && !known(word));
  const things = strange.map(([, { from, to }]) => message.slice(from, to));
  return {
    recalls: has('recall'),
    isAgain: has('again') || (has('repeat') && has('mine')),
    isPast: has('past'),
    isOwn: has('mine') || has('recall'),
    isImplied: bearsPerson.has(language) && things.length === 0,
    fields: fields.filter(outermost),
    topics: planTopics.filter(outermost),
    day,
    step,
    things,
    isForThing: isForOne(
      strange.map(([at]) => at),
      text,
      lexicon,
    ),
    points: text.some((word) => holds(lexicon.pointing, word)),
    namesTask: text.some((word) => holds(lexicon.task, word)),
    plans: text.some((word, at) => reading.covered[at] !== 1 && holds(lexicon.planning, word)),
  };
}

const rate = ({ things, fields: named, topics, recalls }: AccountQuestion) =>
  things.length * 2 - named.length - topics.length - Number(recalls);

/**
 * What a message asks of the account, read in the language that accounts for most of its words, first that of the talk;
 * null when it is no question, or too long for one.
 */
export function readAccountQuestion(message: string, language: Language): AccountQuestion | null {
  const spelled = spelledOut(message.trim());
  if (spelled.length > MOST_LETTERS) return null;
  const order = languagesFrom(language);
  const readings = order.flatMap((each) => questionIn(spelled, each) ?? []);
  const best = Math.min(...readings.map(rate));
  return readings.find((one) => rate(one) === best) ?? null;
}

/**
 * What a question for a figure that was told names besides: “the gas” of “which number did you take for the gas”. Null
 * where it asks for no such figure, or for something of the plan. `asksMuch`: it asks how much or how many.
 */
export function figureAsked(message: string, asksMuch: boolean, language: Language): readonly string[] | null {
  const question = readAccountQuestion(message, language);
  if (!question || question.namesTask || question.topics.length > 0 || question.isPast) return null;
  const { figured, figuredBy, figuredOf } = accountLexicon(language);
  const words = wordsRead(message);
  const has = (list: ReadonlySet<string>) => words.some((word) => holds(list, word));
  const isAsked = question.recalls || has(figured) || (has(figuredBy) && (asksMuch || has(figuredOf)));
  const isOfFigure = (word: ReadWord) => [figured, figuredBy, figuredOf].some((list) => holds(list, word));
  const things = question.things.filter((thing) => !read(thing).some(isOfFigure));
  return isAsked && things.length > 0 ? things : null;
}

/** Whether a message asks for the amount of some thing: “the amount I said for the wool”. */
export const asksForThing = (message: string, language: Language): boolean =>
  readAccountQuestion(message, language)?.isForThing ?? false;

const wordsRead = (message: string) => read(spelledOut(message.slice(0, MOST_LETTERS)));

/** Whether a message says that its answer was told before: “did I say”, “we settled on”. */
export function recalls(message: string, language: Language): boolean {
  const found = accountLexicon(language).book.findAll(wordsRead(message));
  return found.some(({ value }) => value === 'recall' || value === 'again');
}

/** Whether a message names a task, a step or the plan. */
export function namesTask(message: string, language: Language): boolean {
  const { task } = accountLexicon(language);
  return wordsRead(message).some((word) => holds(task, word));
}

/** The hours and the money that a message names by its words, whatever it asks of them. */
export function meansNamed(message: string, language: Language): AccountField[] {
  const { found } = readingOf(wordsRead(message), accountLexicon(language));
  return (['hours', 'budget'] as const).filter((field) => found.some(({ value }) => value === field));
}
