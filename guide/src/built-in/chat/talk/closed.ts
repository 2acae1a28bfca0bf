import type { Language } from '@foothold/contract';
import { fold } from '../../../text/fold.ts';
import { PhraseBook, type Written, writtenAt } from '../../../text/phrases.ts';
import en from './closed/en.json' with { type: 'json' };
import es from './closed/es.json' with { type: 'json' };
import fr from './closed/fr.json' with { type: 'json' };
import he from './closed/he.json' with { type: 'json' };
import pt from './closed/pt.json' with { type: 'json' };
import { patternOf } from './lexicon.ts';

type Lists = Readonly<Record<keyof typeof en, string>>;

const lists: Record<Language, Lists> = { en, he, fr, es, pt };

/**
 * What a word is beside whom a message is for: part of who it is, or where what is said begins. Roles are what somebody is
 * (“sister”, “baker”), and traits what stands beside them: “old”, “upstairs”, “class” teacher.
 */
export const wordClasses = [
  'and',
  'within',
  'subjects',
  'verbs',
  'others',
  'titles',
  'roles',
  'traits',
  'times',
] as const;
export type WordClass = (typeof wordClasses)[number];

/** The small words of a language that tell where the name of somebody ends. */
export interface ClosedClasses {
  /** Verbs of sending that take whom at once, and those that want a word for “to”. */
  direct: PhraseBook<true>;
  led: PhraseBook<true>;
  /** Of those, such as lead to nobody without it (“say Ben wants three”), or at all with more behind them: “remind me”. */
  needsTo: PhraseBook<true>;
  /** “Can you”, “please”: may stand before such a verb; and of these, what asks the guide. */
  leadIn: PhraseBook<true>;
  canYou: PhraseBook<true>;
  /** “I need to”: likewise, where it is no question. */
  wants: PhraseBook<true>;
  /** “Me”, “for us”: who wants it written. */
  self: PhraseBook<true>;
  to: PhraseBook<true>;
  /** “That”, “and say”: what is said stands behind. */
  lead: PhraseBook<true>;
  /** Of a question for somebody, or of what they are to do. */
  asks: PhraseBook<true>;
  /** Of those “if”, behind which a yes or no is asked. */
  whether: PhraseBook<true>;
  purposes: PhraseBook<true>;
  /** “Asking”, “to see”: a question stands behind. */
  asking: PhraseBook<true>;
  /** “Something”, “a word”: stands for the message. */
  things: PhraseBook<true>;
  /** “Him”, “to her”: somebody who was named before. */
  them: PhraseBook<true>;
  polite: PhraseBook<true>;
  /** “Called”, “by the name of”: somebody’s name stands behind. */
  called: PhraseBook<true>;
  /** “She”, “his”: the third person. */
  third: PhraseBook<true>;
  thirdWords: ReadonlySet<string>;
  /** Of what is not to be told: “leave out”, “must not know”, “an idiot”. */
  hidden: PhraseBook<true>;
  /** Likewise, of somebody: “he is a pig”; behind what is told: “the truth is”; and where it is all: “the same”. */
  slurs: PhraseBook<true>;
  truly: PhraseBook<true>;
  same: PhraseBook<true>;
  /** What may threaten somebody, or despair. */
  dire: PhraseBook<true>;
  /** “Or I”: threatens too, unless it offers another day; what one “can”, what is offered so, and short names of days. */
  orElse: PhraseBook<true>;
  can: PhraseBook<true>;
  brings: ReadonlySet<string>;
  days: ReadonlySet<string>;
  /** With these nothing begins that is told: “for the soup”, “not to come”. */
  broken: PhraseBook<true>;
  /** “Can”, “has to”: what somebody may do or shall is told them; but not what they may be or know. */
  may: PhraseBook<true>;
  mayNot: PhraseBook<true>;
  /** What who dictates says for a comma, and for a stop. */
  comma: PhraseBook<true>;
  stop: PhraseBook<true>;
  /** Small words that are letters of the word behind them; null where they are words. */
  andJoined: RegExp | null;
  toJoined: RegExp | null;
  fromJoined: RegExp | null;
  /** “And” or “that”. */
  smallJoined: RegExp | null;
  /** “That”, where the word behind it may be one; and where it surely is: “that the”, “that I sold”. */
  thatJoined: RegExp | null;
  thatSurely: RegExp | null;
  /** Of a verb that holds whom it is said to. */
  themJoined: RegExp | null;
  /** Of a verb behind “without”, where it is no infinitive. */
  verbWithout: RegExp | null;
  /** Behind the mark in “Nell’s mum”. */
  owner: string;
  /** “My”, “her”: whose kin somebody is. */
  possessives: ReadonlySet<string>;
  /** “That” before what is told, where it is a word. */
  that: ReadonlySet<string>;
  /** Of a verb that says “I” or “we”, where no word of its own has to. */
  verbOwn: RegExp | null;
  /** Verbs that tell who somebody is: “the woman who lives …”. */
  dwells: ReadonlySet<string>;
  /** What a verb may do something to: “Bruno took it”. */
  objects: ReadonlySet<string>;
  /** The classes of a word as it is written, and as it is written without its accents. */
  classes: ReadonlyMap<string, ReadonlySet<WordClass>>;
  folded: ReadonlyMap<string, ReadonlySet<WordClass>>;
}

const bookOf = (list: string) => PhraseBook.ofLists([[list, true as const]]);
/** The parts of a list, of which one that is empty has none. */
const partsOf = (list: string, mark: string) => list.split(mark).filter((part) => part !== '');
const setOf = (list: string) => new Set(partsOf(list, ' ').flatMap((word) => [word, fold(word)]));

function classesOf(own: Lists, form: (word: string) => string): ReadonlyMap<string, ReadonlySet<WordClass>> {
  const classes = new Map<string, Set<WordClass>>();
  for (const name of wordClasses)
    for (const word of partsOf(own[name], ' '))
      classes.set(form(word), (classes.get(form(word)) ?? new Set()).add(name));
  return classes;
}

function closedOf(own: Lists): ClosedClasses {
  return {
    direct: bookOf(own.direct),
    led: bookOf(own.led),
    needsTo: bookOf(own.needs_to),
    leadIn: bookOf(`${own.lead_in}|${own.can_you}`),
    canYou: bookOf(own.can_you),
    wants: bookOf(own.wants),
    self: bookOf(own.self),
    to: bookOf(own.to),
    lead: bookOf(own.lead),
    asks: bookOf(own.asks),
    whether: bookOf(own.whether),
    purposes: bookOf(own.purposes),
    asking: bookOf(own.asking),
    things: bookOf(own.things),
    them: bookOf(own.them),
    polite: bookOf(own.polite),
    called: bookOf(own.called),
    third: bookOf(own.third),
    thirdWords: new Set(partsOf(own.third, '|')),
    hidden: bookOf(own.hidden),
    slurs: bookOf(own.slurs),
    truly: bookOf(own.truly),
    same: bookOf(own.same),
    dire: bookOf(own.dire),
    orElse: bookOf(own.or_else),
    can: bookOf(own.can),
    brings: setOf(own.brings),
    days: setOf(own.days),
    broken: bookOf(own.broken),
    may: bookOf(own.may),
    mayNot: bookOf(own.may_not),
    comma: bookOf(own.comma),
    stop: bookOf(own.stop),
    andJoined: patternOf(own.and_joined),
    toJoined: patternOf(own.to_joined),
    fromJoined: patternOf(own.from_joined),
    smallJoined: patternOf(own.small_joined),
    thatJoined: patternOf(own.that_joined),
    thatSurely: patternOf(own.that_surely),
    themJoined: patternOf(own.them_joined),
    verbWithout: patternOf(own.verb_without),
    owner: own.owner,
    possessives: setOf(own.possessives),
    that: new Set(partsOf(own.that, '|')),
    verbOwn: patternOf(own.verb_own),
    dwells: setOf(own.dwells),
    objects: setOf(own.objects),
    classes: classesOf(own, (word) => word),
    folded: classesOf(own, fold),
  };
}

/** The classes of a word; an accent tells some apart: “é” and “e”. */
export function classesAt(words: Written, at: number, closed: ClosedClasses): ReadonlySet<WordClass> {
  const written = writtenAt(words, at).normalize('NFC').toLowerCase();
  const own = closed.classes.get(written);
  if (own && !/['’]/u.test(written)) return own;
  return closed.folded.get(words.text[at]?.forms[0] ?? '') ?? none;
}
const none: ReadonlySet<WordClass> = new Set();

/** A word without the letter that is a small word by itself. */
export const withoutJoined = (written: string, joined: RegExp | null): string =>
  joined ? written.replace(joined, '') : written;

const known = new Map<Language, ClosedClasses>();

/** The closed classes of a language, taken apart when they are first asked for. */
export function closedClasses(language: Language): ClosedClasses {
  const before = known.get(language) ?? closedOf(lists[language]);
  known.set(language, before);
  return before;
}
