import type { Language } from '@foothold/contract';
import { patternOf } from './lexicon.ts';
import en from './yours/en.json' with { type: 'json' };
import es from './yours/es.json' with { type: 'json' };
import fr from './yours/fr.json' with { type: 'json' };
import he from './yours/he.json' with { type: 'json' };
import pt from './yours/pt.json' with { type: 'json' };

type Lists = Readonly<Record<keyof typeof en, string>>;

const lists: Record<Language, Lists> = { en, he, fr, es, pt };

/** Whom a language calls “she”, and whom “he”. */
export const kinds = ['she', 'he'] as const;
export type Kind = (typeof kinds)[number];

/** The words of a language by which “she can come with her bag” is said to her: “you can come with your bag”. */
export interface YoursWords {
  /** Words of the third person of each kind. */
  third: Record<Kind, ReadonlySet<string>>;
  /** “Mrs”, “my aunt”, “a Graça”: words and ends of names by which somebody is known for one of a kind. */
  people: Record<Kind, ReadonlySet<string>>;
  names: Record<Kind, RegExp | null>;
  /** “She” and “you”; empty where the verb says it alone. */
  subjects: ReadonlyMap<string, string>;
  /** Verbs behind it and how they stand behind “you”; of these, what somebody can or has to do, with what stands behind: “has to”. */
  verbs: ReadonlyMap<string, string>;
  may: ReadonlyMap<string, string>;
  /** What may stand between the two: “already”, “me”. */
  between: ReadonlySet<string>;
  /** “Him” and “you”; “his”, with what is said before a noun and without one; and “her”, which is either. */
  alone: ReadonlyMap<string, string>;
  own: ReadonlyMap<string, string>;
  ownOrAlone: ReadonlyMap<string, string>;
  /** “Dela”: whose something is, behind it; and what stands before it instead, by its article. */
  behind: ReadonlySet<string>;
  byArticle: ReadonlyMap<string, string>;
  /** Words of the third person that are said to somebody as well: “lhe”. */
  stays: ReadonlySet<string>;
  /** “Qu’” before a vowel, and “que”. */
  elided: ReadonlyMap<string, string>;
  /** What a question or what is told may begin with: “if”, “please”. */
  opens: ReadonlySet<string>;
  /** Of a word behind “and” that may be a verb whose subject is the same. */
  finite: RegExp | null;
  /** What somebody does who is told that they can: “she can come”; “she can walk” may be said of a patient, and of a thing. */
  doings: ReadonlySet<string>;
  /** “Home”: “she can come home” may be said of a patient. */
  home: ReadonlySet<string>;
  /** So many words stand before whose something is at most, where names can’t be told from other words. */
  reach: number;
}

const wordsOf = (list: string) => new Set(list.split(' ').filter((word) => word !== ''));
const pairsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split('|').flatMap((pair): [string, string][] => {
      const [theirs = '', yours] = pair.split('=');
      return theirs === '' ? [] : [[theirs, yours ?? theirs]];
    }),
  );

function yoursOf(own: Lists): YoursWords {
  const may = [...pairsOf(own.may)].map(([theirs, yours]) => {
    const [verb = '', behind = ''] = theirs.split(' ');
    return { verb, behind, yours: yours === theirs ? verb : yours };
  });
  return {
    third: { she: wordsOf(own.she), he: wordsOf(own.he) },
    people: { she: wordsOf(own.women), he: wordsOf(own.men) },
    names: { she: patternOf(own.woman_name), he: patternOf(own.man_name) },
    subjects: pairsOf(own.subjects),
    verbs: new Map([...pairsOf(own.verbs), ...may.map(({ verb, yours }) => [verb, yours] as const)]),
    may: new Map(may.map(({ verb, behind }) => [verb, behind])),
    between: wordsOf(own.between),
    alone: pairsOf(own.alone),
    own: pairsOf(own.own),
    ownOrAlone: pairsOf(own.own_or_alone),
    behind: wordsOf(own.behind),
    byArticle: pairsOf(own.by_article),
    stays: wordsOf(own.stays),
    elided: pairsOf(own.elided),
    opens: wordsOf(own.opens),
    finite: patternOf(own.finite),
    doings: wordsOf(own.people),
    home: wordsOf(own.home),
    reach: own.reach === '' ? Infinity : Number(own.reach),
  };
}

const known = new Map<Language, YoursWords>();

/** The words of a language, taken apart when they are first asked for. */
export function yoursWords(language: Language): YoursWords {
  const before = known.get(language) ?? yoursOf(lists[language]);
  known.set(language, before);
  return before;
}
