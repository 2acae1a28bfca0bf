import type { Language } from '@foothold/contract';
import { languages } from '@foothold/contract';
import { stem, tokensOf } from '../../../text/fold.ts';
import { PhraseBook, type ReadWord } from '../../../text/phrases.ts';
import { SlipBook } from '../../../chat/typos.ts';
import en from './lexicon/en.json' with { type: 'json' };
import es from './lexicon/es.json' with { type: 'json' };
import fr from './lexicon/fr.json' with { type: 'json' };
import he from './lexicon/he.json' with { type: 'json' };
import pt from './lexicon/pt.json' with { type: 'json' };

type Lexicon = Readonly<Record<keyof typeof en, string>>;

const lexicons: Record<Language, Lexicon> = { en, he, fr, es, pt };

/** How an answer can be changed without changing what it is about. */
export const styles = ['shorter', 'longer', 'warmer', 'formal', 'another', 'simpler', 'list'] as const;
export type Style = (typeof styles)[number];

/** What is said of a message to write besides what the cards know. */
const ownAims = ['complaint', 'sorry', 'reminder', 'permission', 'thanks', 'no', 'price'] as const;
export type OwnAim = (typeof ownAims)[number];

/** What people have left out besides what stands in an answer by its own name. */
export const omittedKinds = ['price', 'me', 'time'] as const;
export type OmittedKind = (typeof omittedKinds)[number];

export type Change = { style: Style } | { language: Language };

/** The words of one language by which somebody asks for another form of an answer, or for a message to somebody. */
export interface TalkLexicon {
  changes: PhraseBook<Change>;
  aims: PhraseBook<OwnAim>;
  /** “with”, “what if”: beside an amount they put it into the last answer. */
  instead: PhraseBook<true>;
  /** A message, and what makes it a post to many. */
  messages: PhraseBook<true>;
  posts: PhraseBook<true>;
  /** Posts that are “for” what they advertise, not for whom. */
  ads: PhraseBook<true>;
  write: PhraseBook<true>;
  /** “What do I say to”: behind it stands to whom. */
  say: PhraseBook<true>;
  /** “What do I write”: asks the guide. */
  asksUs: PhraseBook<true>;
  /** “She says”, “they asked”: what somebody else said stands behind it. */
  othersSay: PhraseBook<true>;
  /** “I have to tell”: likewise, where it is no question. */
  tell: PhraseBook<true>;
  /** Stands before whom it is for; the bare ones need no article behind them. */
  preposition: PhraseBook<true>;
  bare: ReadonlySet<string>;
  /** “For me”: said of what somebody can do, and of no text. */
  forMe: PhraseBook<true>;
  about: PhraseBook<true>;
  that: PhraseBook<true>;
  when: PhraseBook<true>;
  /** “Write to her”, “answer him”: asks for a message by itself. */
  order: PhraseBook<true>;
  /** “Ask my”, “tell them at”: at the beginning of a part, before whom it is for. */
  call: PhraseBook<true>;
  /** “Lines”, “words”: a message only behind a verb of writing. */
  thin: PhraseBook<true>;
  /** “Say”, “saying”: behind it stands what a message has to say. */
  lead: PhraseBook<true>;
  /** “To” before what a message is for, and “offering”: whom it is for ends there. */
  purpose: PhraseBook<true>;
  saying: PhraseBook<true>;
  /** Verbs of writing alone: whom it is for may stand right behind. */
  pen: PhraseBook<true>;
  /** The same where it is a letter of the word behind it; null where there is none. */
  thatJoined: RegExp | null;
  /** “To” and “that” likewise, whatever the word behind them: with one begins whom a message is for, or what it says. */
  ledJoined: RegExp | null;
  /** Words for somebody else’s, and what they are to that person: “her”, “your”. */
  turns: ReadonlyMap<string, string>;
  /** “Say”, “tell”, “know”: where they are denied, what stands behind is kept from whom a message is for. */
  spoken: PhraseBook<true>;
  /** “But”, “and”: a part of a sentence begins with them. */
  joins: ReadonlySet<string>;
  /** “She is”, “between us”, “use emojis”: with these begin remarks and wishes for the guide alone. */
  aside: PhraseBook<true>;
  /** “Keep it”, “do not say”: may be a wish to the writer as well as what is to be said; and “with”, before how it is said. */
  toUs: PhraseBook<true>;
  withManner: PhraseBook<true>;
  /** “Add that”: behind it stands what a message is to say besides. */
  add: PhraseBook<true>;
  /** “Without”, “take out”: behind it stands what an answer is to leave out. */
  without: PhraseBook<true>;
  omitted: Record<OmittedKind, PhraseBook<true>>;
  /** “Owes me”: the writer is owed; and every owing whatever. */
  owesMe: PhraseBook<true>;
  owing: PhraseBook<true>;
  /** Words that may stand before an owing of the one addressed, and name nobody else: “that she still”. */
  debtor: ReadonlySet<string>;
  /** “I”, “we”. */
  writer: ReadonlySet<string>;
  /** What may stand behind what is owed, or behind an amount alone, and is nothing that is counted; and what tells since when. */
  owedFor: ReadonlySet<string>;
  owedOf: ReadonlySet<string>;
  since: ReadonlySet<string>;
  filler: ReadonlySet<string>;
  unit: ReadonlySet<string>;
  article: ReadonlySet<string>;
  /** With these begins nobody that a message could be for. */
  notFor: ReadonlySet<string>;
  /** Leads to “to” where that is a letter of the word behind it. */
  cue: ReadonlySet<string>;
  slips: SlipBook;
}

const phrasesIn = (list: string): string[] => list.split('|');
const bookOf = (list: string) => PhraseBook.ofLists([[list, true as const]]);
export const patternOf = (source: string) => (source === '' ? null : new RegExp(source, 'u'));
const wordsOf = (list: string) => new Set(tokensOf(list).flatMap(({ word }) => [word, stem(word)]));

/** Of all languages: “para quando” is read in Spanish too. */
const everyNotFor = wordsOf(languages.map((language) => lexicons[language].not_for).join(' '));

function lexiconOf(lexicon: Lexicon): TalkLexicon {
  const changes = new PhraseBook<Change>([
    ...styles.flatMap((style) => phrasesIn(lexicon[style]).map((phrase) => [phrase, { style }] as const)),
    ...languages.flatMap((language) =>
      phrasesIn(lexicon[`to_${language}`]).map((phrase) => [phrase, { language }] as const),
    ),
  ]);
  const aims = new PhraseBook<OwnAim>(
    ownAims.flatMap((aim) => phrasesIn(lexicon[aim]).map((phrase) => [phrase, aim] as const)),
  );
  return {
    changes,
    aims,
    instead: bookOf(lexicon.instead),
    messages: bookOf(lexicon.message),
    posts: bookOf(lexicon.post),
    ads: bookOf(lexicon.ad),
    write: bookOf(lexicon.write),
    say: bookOf(lexicon.say),
    asksUs: bookOf(lexicon.asks_us),
    othersSay: bookOf(lexicon.others_say),
    tell: bookOf(lexicon.tell),
    preposition: bookOf(lexicon.for),
    bare: wordsOf(lexicon.bare),
    forMe: bookOf(lexicon.for_me),
    about: bookOf(lexicon.about),
    that: bookOf(lexicon.that),
    when: bookOf(lexicon.when),
    order: bookOf(lexicon.order),
    call: bookOf(lexicon.call),
    thin: bookOf(lexicon.thin),
    lead: bookOf(lexicon.lead),
    purpose: bookOf(lexicon.purpose),
    saying: bookOf(lexicon.saying),
    pen: bookOf(lexicon.pen),
    thatJoined: patternOf(lexicon.that_joined),
    ledJoined: patternOf(lexicon.led_joined),
    turns: new Map(
      phrasesIn(lexicon.turned).flatMap((pair): [string, string][] => {
        const [theirs, yours] = pair.split('=');
        return theirs && yours ? [[theirs, yours]] : [];
      }),
    ),
    spoken: bookOf(lexicon.spoken),
    joins: wordsOf(lexicon.joins),
    aside: bookOf(lexicon.aside),
    toUs: bookOf(lexicon.to_us),
    withManner: bookOf(lexicon.with_manner),
    add: bookOf(lexicon.add),
    without: bookOf(lexicon.without),
    omitted: {
      price: bookOf(lexicon.omit_price),
      me: bookOf(lexicon.omit_me),
      time: bookOf(lexicon.omit_time),
    },
    owesMe: bookOf(lexicon.owes_me),
    owing: bookOf(lexicon.owing),
    debtor: wordsOf(lexicon.debtor),
    writer: wordsOf(lexicon.writer),
    owedFor: wordsOf(lexicon.owed_for),
    owedOf: wordsOf(lexicon.owed_of),
    since: wordsOf(lexicon.since),
    filler: wordsOf(lexicon.filler),
    unit: wordsOf(lexicon.unit),
    article: wordsOf(lexicon.article),
    notFor: everyNotFor,
    cue: wordsOf(lexicon.cue),
    slips: new SlipBook(wordsOf(Object.values(lexicon).join(' '))),
  };
}

const read = new Map<Language, TalkLexicon>();

/** The words of a language, taken apart when they are first asked for. */
export function talkLexicon(language: Language): TalkLexicon {
  const known = read.get(language) ?? lexiconOf(lexicons[language]);
  read.set(language, known);
  return known;
}

export const isOneOf = (words: ReadonlySet<string>, { forms }: ReadWord) => forms.some((form) => words.has(form));
