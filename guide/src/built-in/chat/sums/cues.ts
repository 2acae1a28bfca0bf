import type { Language } from '@foothold/contract';
import { formsOf, type Token, tokensOf } from '../../../text/fold.ts';
import { escaped } from '../../../text/escaped.ts';
import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import { units } from '../../../interview/reading/units.ts';
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import he from './lexicon/he.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };

/** What a question of a sum asks for. */
export const asks = [
  'count',
  'much',
  'long',
  'left',
  'margin',
  'even',
  'share',
  'less',
  'more',
  'rate',
  'price',
  'total',
  'split',
  'one',
  'fit',
  'average',
  'tax',
  'within',
  'taken',
] as const;
export type AskedFor = (typeof asks)[number];

/** What a figure is, by the words beside it. */
export const roles = ['price', 'goal', 'cost', 'fixed', 'each', 'hours', 'save', 'people', 'pack', 'keep'] as const;
export type Role = (typeof roles)[number];

/** Words around figures that are neither question nor role. */
const others = [
  'if',
  'not',
  'until',
  'of',
  'weak:goal',
  'weak:price',
  'weak:more',
  'ask:either',
  'so-many',
  'of-them',
  'without',
  'fee',
  'and',
] as const;
export type Cue = `ask:${AskedFor}` | `is:${Role}` | (typeof others)[number];

const lexicons = { en, he, fr, es, pt } satisfies Record<Language, Record<string, string>>;
const listOf = (language: Language, key: keyof typeof en) =>
  lexicons[language][key].split('|').filter((phrase) => phrase !== '');
const wordsOf = (language: Language, key: keyof typeof en): ReadonlySet<string> =>
  new Set(listOf(language, key).map(flat));

interface Phrase {
  cue: Cue;
  words: readonly string[];
}

/** The words of one language that sums are read by. */
export interface CueWords {
  /** Phrases by their first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Between an amount and what it is for: “a”, “per”, “la”, “/”. */
  per: ReadonlySet<string>;
  /** “Each”, “apiece”: behind an amount, for one of whatever is spoken of. */
  apiece: ReadonlySet<string>;
  /** Where a noun ends. */
  stop: ReadonlySet<string>;
  /** “Of” inside a noun: “cours de piano”. */
  joins: ReadonlySet<string>;
  /** Words of units in another language that mean something else in this one. */
  noUnit: ReadonlySet<string>;
  days: ReadonlySet<string>;
  /** “How many”, “how much”: a noun ends before them. */
  asking: ReadonlySet<string>;
  /** Question words that ask for no sum. */
  wonder: ReadonlySet<string>;
  /** “Times” between two numbers. */
  times: ReadonlySet<string>;
  /** “For” behind an amount: what it was paid for, and not what each of it is for. */
  forWhole: ReadonlySet<string>;
  /** “Each”, “a”: behind such a “for” it is for one after all. */
  forOne: ReadonlySet<string>;
  /** “Is” between a thing and what it costs. */
  equals: ReadonlySet<string>;
  /** Parts of a whole, in percent. */
  parts: ReadonlyMap<string, number>;
  percent: readonly string[];
  /** “And a quarter”, behind hours. */
  quarterMore: readonly string[];
  /** “On each one” behind an amount, word by word, the longest first. */
  apieceBehind: readonly (readonly string[])[];
  /** “And a half” between a number and its unit, word by word. */
  halfMore: readonly (readonly string[])[];
  /** What makes a number beside it a date, an hour of the clock, an age or a number of a street. */
  asides: AsideWords;
  /** What is no thing of a sum by itself: “18 km”, “200 g”. */
  measures: ReadonlySet<string>;
  /** Between so much of something and its price. */
  atPrice: ReadonlySet<string>;
  /** Before a day of the week that comes again: “every”, “los”. */
  eachDay: readonly (readonly string[])[];
  /** Before so many others, beside oneself: “me and two friends”. */
  andMe: readonly string[];
  /** “Each”, “one”: an amount beside them is told of one. */
  ofOne: ReadonlySet<string>;
  /** Names of money that has no sign of its own here: “bucks”. */
  coins: ReadonlySet<string>;
  /** Letters of a currency right before its amount: “R68”. */
  moneyBefore: ReadonlySet<string>;
  /** Names of a hundredth: “45c”. */
  cents: ReadonlySet<string>;
  /** With these one goes on with the sum before. */
  follows: readonly string[];
  /** “Taking off”: what is named then goes out besides. */
  takes: readonly string[];
  /** “Once”, at the end of a part: no price of one. */
  once: RegExp;
  /** “Goes up”: a figure behind it changes another by so much. */
  shifts: readonly string[];
  /** “To”: behind such a word it is the new figure after all. */
  shiftsTo: ReadonlySet<string>;
  /** “Less”, beside a number: so many fewer than before. */
  fewer: ReadonlySet<string>;
  /** “More”, beside a number: so many besides. */
  extra: ReadonlySet<string>;
  /** “Than” of “no more than 30”: the figure behind it holds after all. */
  noMore: ReadonlySet<string>;
  /** “For one”, and nothing behind it. */
  oneBehind: ReadonlySet<string>;
}

/** Words beside numbers that are no figures of a sum, word by word. */
export type AsideWords = Readonly<
  Record<
    | 'ahead'
    | 'behind'
    | 'ordinal'
    | 'age'
    | 'clock'
    | 'at'
    | 'day'
    | 'date'
    | 'street'
    | 'past'
    | 'year'
    | 'month'
    | 'noMonth'
    | 'dateLead'
    | 'over'
    | 'dateAgain'
    | 'links',
    readonly (readonly string[])[]
  >
>;

/** The phrases of a list word by word, the longest first. */
function phrasesOf(language: Language, key: Parameters<typeof listOf>[1]): string[][] {
  return listOf(language, key)
    .map((phrase) => tokensOf(phrase).map(({ word }) => word))
    .toSorted((one, other) => other.length - one.length);
}

/** The phrases of a list as the tokens of a figure's text are cut. */
function asideOf(language: Language, key: Parameters<typeof listOf>[1]): string[][] {
  return listOf(language, key).map((phrase) => tokensIn(flat(phrase)).map(({ word }) => word));
}

function asidesOf(language: Language): AsideWords {
  return {
    ahead: asideOf(language, 'aside:ahead'),
    behind: asideOf(language, 'aside:behind'),
    ordinal: asideOf(language, 'aside:ordinal'),
    age: asideOf(language, 'aside:age'),
    clock: asideOf(language, 'aside:clock'),
    at: asideOf(language, 'aside:at'),
    day: asideOf(language, 'aside:day'),
    date: asideOf(language, 'aside:date'),
    street: asideOf(language, 'aside:street'),
    past: asideOf(language, 'aside:past'),
    year: asideOf(language, 'aside:year'),
    month: asideOf(language, 'aside:month'),
    noMonth: asideOf(language, 'aside:no-month'),
    dateLead: asideOf(language, 'aside:date-lead'),
    over: asideOf(language, 'aside:over'),
    dateAgain: asideOf(language, 'aside:date-again'),
    links: [...asideOf(language, 'joins'), ...asideOf(language, 'of'), ...asideOf(language, 'weak:price')],
  };
}

function onceIn(language: Language): RegExp {
  const said = listOf(language, 'once').toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`(?<!\p{L})(?:${said.map(escaped).join('|')})(?=[ \t]*(?:[,;.!?]|$))`, 'giu');
}

function cueWordsOf(language: Language): CueWords {
  const entries = [
    ...asks.map((ask) => [`ask:${ask}`, `ask:${ask}`] as const),
    ...roles.map((role) => [`is:${role}`, `is:${role}`] as const),
    ...others.map((other) => [other, other] as const),
  ];
  const parts = [
    ['half', 50],
    ['third', 100 / 3],
    ['quarter', 25],
  ] as const;
  return {
    phrases: Map.groupBy(
      entries.flatMap(([key, cue]) =>
        listOf(language, key).map((phrase) => ({ cue, words: tokensOf(phrase).map(({ word }) => word) })),
      ),
      ({ words: [first = ''] }) => first,
    ),
    per: wordsOf(language, 'per'),
    apiece: wordsOf(language, 'apiece'),
    stop: wordsOf(language, 'stop'),
    joins: wordsOf(language, 'joins'),
    noUnit: wordsOf(language, 'no-unit'),
    days: wordsOf(language, 'days'),
    asking: new Set(
      (['ask:count', 'ask:either', 'ask:much'] as const).flatMap((key) =>
        listOf(language, key).flatMap((phrase) =>
          tokensOf(phrase)
            .slice(0, 1)
            .map(({ word }) => word),
        ),
      ),
    ),
    wonder: wordsOf(language, 'wonder'),
    times: wordsOf(language, 'times'),
    equals: wordsOf(language, 'equals'),
    forOne: wordsOf(language, 'for-one'),
    forWhole: wordsOf(language, 'for-whole'),
    parts: new Map(parts.flatMap(([key, share]) => listOf(language, key).map((word) => [flat(word), share] as const))),
    percent: listOf(language, 'percent').map(flat),
    quarterMore: listOf(language, 'quarter-more').map(flat),
    apieceBehind: phrasesOf(language, 'apiece-behind'),
    halfMore: phrasesOf(language, 'half-more'),
    asides: asidesOf(language),
    measures: new Set([...units.percent, ...wordsOf(language, 'aside:measure')]),
    atPrice: new Set([...wordsOf(language, 'weak:price'), ...wordsOf(language, 'times')]),
    eachDay: asideOf(language, 'each-day'),
    andMe: listOf(language, 'and-me').map(flat),
    ofOne: wordsOf(language, 'of-one'),
    coins: wordsOf(language, 'coin'),
    moneyBefore: wordsOf(language, 'money-before'),
    cents: wordsOf(language, 'cent'),
    follows: listOf(language, 'follows').map(flat),
    takes: listOf(language, 'takes').map(flat),
    once: onceIn(language),
    shifts: listOf(language, 'shift').map(flat),
    shiftsTo: wordsOf(language, 'shift-to'),
    fewer: wordsOf(language, 'fewer'),
    extra: wordsOf(language, 'extra'),
    noMore: wordsOf(language, 'no-more'),
    oneBehind: wordsOf(language, 'one-behind'),
  };
}

export const cueWords: Record<Language, CueWords> = {
  en: cueWordsOf('en'),
  he: cueWordsOf('he'),
  fr: cueWordsOf('fr'),
  es: cueWordsOf('es'),
  pt: cueWordsOf('pt'),
};

/** “14 goes off once”: what is said of one time at the end of a part is no price of one; “once a week” is how often. */
export function withoutOnce(text: string, language: Language): string {
  return text.replace(cueWords[language].once, (said) => ' '.repeat(said.length));
}

/** A cue where it stands in a text, in UTF-16 units. */
export interface PlacedCue {
  cue: Cue;
  from: number;
  to: number;
}

/** What a word may stand for: Hebrew is said with prefixes; elsewhere a plural may be another question (“cuánto”). */
export const spellings = (word: string) => (/^[\u05D0-\u05EA]/u.test(word) ? formsOf(word) : [word]);

/** The words of a text; of two in one written word (“j’augmente”) each has its own place. */
function partedTokens(text: string): Token[] {
  const tokens = tokensOf(text);
  return tokens.map((token, at) => {
    const isFirst = tokens[at + 1]?.from === token.from;
    const isLater = tokens[at - 1]?.from === token.from;
    return {
      word: token.word,
      from: isLater ? token.to - token.word.length : token.from,
      to: isFirst ? token.from + token.word.length : token.to,
    };
  });
}

/** What is said beside other cues and takes none of their words: “if I sell” is an “if” and a “sell” too. */
export const apart: ReadonlySet<Cue> = new Set<Cue>(['so-many', 'of-them', 'without', 'fee', 'and']);

/** The cues of a text in order; of phrases that lie within a longer one only the longer. */
export function cuesIn(text: string, language: Language): PlacedCue[] {
  const { phrases } = cueWords[language];
  const tokens = partedTokens(text).map((token) => ({ ...token, forms: spellings(token.word) }));
  const placed = tokens.flatMap(({ forms, from }, at) =>
    forms
      .flatMap((form) => phrases.get(form) ?? [])
      .filter(({ words }) => words.every((word, offset) => tokens[at + offset]?.forms.includes(word)))
      .map(({ cue, words }) => ({ cue, from, to: tokens[at + words.length - 1]?.to ?? 0 })),
  );
  let reach = { from: -1, to: -1 };
  const kept = placed.filter(({ cue }) => apart.has(cue));
  for (const one of placed.filter(({ cue }) => !apart.has(cue)).toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const same = one.from === reach.from && one.to === reach.to;
    if (one.to <= reach.to && !same) continue;
    reach = { from: one.from, to: one.to };
    if (!kept.some(({ cue, from, to }) => cue === one.cue && from === one.from && to === one.to)) kept.push(one);
  }
  return kept.toSorted((a, b) => a.from - b.from || b.to - a.to);
}
