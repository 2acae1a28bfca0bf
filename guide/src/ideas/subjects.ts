import type { Language } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import type { Form } from '../catalogue/work/schema.ts';
import { type Fact, topicsNamed } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';
import { isNegated, isNegator, negatorIn } from '../text/negation.ts';
import { isOfOneName, isRefusedBehind, ruledOutIn, turnsAgainst } from '../understand/ruled-out.ts';
import { read, type ReadText } from '../text/phrases.ts';
import { isCommon } from '../language/common.ts';
import { entriesNamed, tellsOf } from '../work/recognise.ts';
import { formBook } from '../understand/form-lexicon.ts';
import { complaintBooks } from './complaint-words/words.ts';
import { partedByPreference } from './preferred.ts';
import { familyOf } from '../understand/word-family.ts';

/** What somebody asks for, or wants no more of, by name: words of trades and things, and forms of offer. */
export interface Subjects {
  wanted: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  wantedForms: ReadonlySet<Form>;
  deniedForms: ReadonlySet<Form>;
  /** Entries of the knowledge of work that what is wanted names. */
  wantedEntries: readonly string[];
  /** Entries that what is denied names. */
  deniedEntries: ReadonlySet<string>;
  /** Topics that a clause denies and nothing besides: “no more cleaning”, not “no cooking for small children”. */
  deniedTopics: ReadonlySet<string>;
}

/** So many clauses that wish, and so many that refuse, are looked up in all names of work: each costs half a millisecond. */
const MOST_LOOKED_UP = 60;
/** A shorter word joins others or is an ending. */
const SHORTEST = 4;
/** “I can do no more of this cleaning”: so far a denial reaches, in words, unless a “but” stands between. */
const IN_CLAUSE = 8;
/**
 * The parts of a clause before and behind a “but” or “rather”, since a denial reaches no further than that. By language:
 * “mais” turns a French clause, and is “more” in Portuguese.
 */
const turns: Record<Language, RegExp> = {
  en: /\s(?:but|rather|instead|only|just)\s/giu,
  he: /\s(?:אבל|אלא|רק)\s/giu,
  fr: /\s(?:mais|plutôt|plutot|seulement|juste|préfère)\s/giu,
  es: /\s(?:sino|pero|solo|sólo|mejor|prefiero)\s/giu,
  pt: /\s(?:mas|só|so|apenas|prefiro)\s/giu,
};

function subjectWords(words: ReadText, isOne: (form: string) => boolean, isCommonWord: (form: string) => boolean) {
  return words.flatMap(({ forms: spoken }, index) =>
    spoken.some((form) => form.length >= SHORTEST && isOne(form)) && !spoken.some(isCommonWord) ? [index] : [],
  );
}

/** The topics of a clause that says no to them and names nothing else. */
function deniedTopicsIn(said: ReadText, isCommonWord: (form: string) => boolean): string[] {
  if (!said.some(isNegator)) return [];
  const hits = topicsNamed(said);
  // Of two, one only says for whom or with what.
  if (new Set(hits.map(({ start }) => start)).size !== 1) return [];
  const isNamed = (index: number) => hits.some(({ start, end }) => start <= index && index < end);
  const isBare = said.every(
    (word, index) =>
      isNamed(index) || isNegator(word) || word.forms.some((form) => form.length < SHORTEST || isCommonWord(form)),
  );
  return isBare ? hits.map(({ value }) => value) : [];
}

/** Whether a clause says why something is nothing for them, and wishes for nothing: “an hour on the bus”. */
function saysWhy(clause: string, language: Language): boolean {
  const bears = complaintBooks[language].valuesIn(read(clause));
  return bears.has('far') || bears.has('reason') || ruledOutIn(clause, language).size > 0;
}

/** Reads what a text wants and denies; words of the person's own facts count as subjects whatever they are. */
export function subjectsIn(text: string, facts: readonly Fact[], words: Words): Subjects {
  const { language } = words;
  // “Teach folks to shuck” is about what “shucking” says.
  const own = new Set(
    facts.flatMap((fact) => tokensOf(fact.text).flatMap(({ word }) => [...familyOf(formsOf(word), language)])),
  );
  const isOne = (form: string) => own.has(form) || tellsOf(form, words) > 0;
  const isCommonWord = (form: string) => isCommon(form, words.language);
  const wanted = new Set<string>();
  const denied = new Set<string>();
  const wantedForms = new Set<Form>();
  const deniedForms = new Set<Form>();
  const entries = new Set<string>();
  const deniedEntries = new Set<string>();
  const deniedTopics = new Set<string>();
  const seen = new Set<string>();
  const lookedUp = { refused: 0, wished: 0 };
  const readPart = (clause: string, isWish: boolean, isComplaint = false) => {
    const once = `${isWish} ${isComplaint} ${clause}`;
    if (seen.has(once)) return;
    seen.add(once);
    const said = read(clause);
    const subjects = subjectWords(said, isOne, isCommonWord);
    const bears = complaintBooks[language].valuesIn(said);
    const isAgainst = turnsAgainst(clause, language) || (isRefusedBehind(said, language) && !bears.has('praise'));
    // “So much teaching” is turned down with what stands beside it; “courses are fine, but not on Mondays” is not.
    const isTurnedDown = isComplaint && !bears.has('praise') && (bears.has('excess') || said.some(negatorIn(language)));
    const isNo = (index: number) =>
      (isAgainst || isNegated(said, index, IN_CLAUSE, words.language)) && !isOfOneName(clause, said, index);
    const no = subjects.filter(isNo);
    for (const topic of deniedTopicsIn(said, isCommonWord)) deniedTopics.add(topic);
    // What stands before “I would rather” and is not denied is told, and neither wanted nor refused.
    for (const index of subjects)
      for (const form of said[index]?.forms ?? []) {
        if (no.includes(index)) denied.add(form);
        else if (isWish) for (const one of familyOf([form], language)) wanted.add(one);
      }
    const kind = no.length > 0 ? 'refused' : 'wished';
    lookedUp[kind] += 1;
    const isLookedUp = lookedUp[kind] <= MOST_LOOKED_UP;
    const named = isLookedUp ? entriesNamed(clause, words).map(({ entry }) => entry) : [];
    for (const { value, start } of formBook.findAll(said)) {
      // “I didn't like it, so much teaching; I'd rather …”: what is complained of is not offered again.
      const isDenied = isNo(start) || isTurnedDown;
      // “No chess lessons” leaves lessons in anything else.
      if (isDenied && named.length === 0) deniedForms.add(value);
      if (!isDenied && isWish) wantedForms.add(value);
    }
    for (const entry of named) {
      if (no.length > 0) deniedEntries.add(entry);
      else if (isWish) entries.add(entry);
    }
  };
  for (const one of text.split('\n')) {
    const { before, wished, prefers } = partedByPreference(one, words.language);
    const parts = (clauses: readonly string[]) =>
      clauses.flatMap((clause) => ` ${clause} `.split(turns[words.language]));
    const isComplaint = before.some((clause) => read(clause).some(negatorIn(language)));
    for (const clause of parts(before)) readPart(clause, false, isComplaint);
    const told = new Set(deniedForms);
    for (const clause of parts(wished)) readPart(clause, prefers || !saysWhy(clause, language));
    // What is wished for after all is no longer turned down with the rest.
    if (isComplaint) for (const form of told) if (wantedForms.has(form)) deniedForms.delete(form);
  }
  for (const word of denied) wanted.delete(word);
  for (const form of deniedForms) wantedForms.delete(form);
  return { wanted, denied, wantedForms, deniedForms, wantedEntries: [...entries], deniedEntries, deniedTopics };
}

/** How many words of a text are among those; plurals and Hebrew prefixes aside. */
export function sharedWith(text: string, asked: ReadonlySet<string>): number {
  if (asked.size === 0) return 0;
  const said = tokensOf(text).filter(({ word }) =>
    formsOf(word).some((form) => form.length >= SHORTEST && asked.has(form)),
  );
  return new Set(said.map(({ word }) => word)).size;
}
