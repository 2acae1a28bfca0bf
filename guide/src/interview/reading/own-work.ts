import type { Language } from '@foothold/contract';
import { formsOf, type Token, tokensOf } from '../../text/fold.ts';
import { deedsIn, isDoneWith } from '../../work/deeds.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { isDayWord, isInTime, WEEKEND } from './day-words.ts';
import { saysOnlyWork } from './job-lengths.ts';
import { flat, type Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { numberWords } from './number-words.ts';
import { type OwnWorkSets, ownWorkWords } from './own-work/words.ts';
import { isWorkWord } from './work-words.ts';

/** As many words as may stand between pronoun and verb. */
const MOST_BETWEEN = 3;
/** As many words as may stand before a thing, and as the thing has. */
const MOST_BEFORE = 4;
const MOST_THING = 6;
const SHORTEST_THING = 3;

const isIn = (words: ReadonlySet<string>, { word }: Token) => words.has(word);

const saidOf = (tokens: readonly Token[]) => tokens.map(({ word }) => formsOf(word));

/** As many words as where something is done has. */
const MOST_PLACE = 4;

/** Work that a clause tells; `since`: as what is done since other work ended. */
export interface OwnWork extends Stretch {
  since: boolean;
}

/** A clause in which people may tell their own work, by what its language tells it with. */
class Clause {
  readonly #tokens: readonly Token[];
  readonly #words: OwnWorkSets;
  readonly #language: Language;
  readonly #isTimed: boolean;
  readonly #isEver: boolean;
  readonly #isHabit: boolean;
  /** Where a “since then” ends that the clause begins with; nought where it begins with none. */
  readonly #since: number;
  /** Where a “when” or “at home” ends that the clause begins with; nought where it begins with none. */
  readonly #opening: number;

  constructor(tokens: readonly Token[], language: Language, text: string) {
    this.#tokens = tokens;
    this.#words = ownWorkWords[language];
    this.#language = language;
    const folded = flat(text);
    this.#since = this.#words.since.exec(folded)?.[0].length ?? 0;
    this.#isEver = this.#words.ever.test(folded);
    this.#isTimed = this.#isEver || this.#words.timed.test(folded);
    this.#isHabit = this.#words.habit.test(folded);
    this.#opening = this.#words.bare === true ? this.#openingEnd() : 0;
  }

  /** Where somebody without a pronoun says first when or where, “los domingos”, “em casa”; nought where nothing does. */
  #openingEnd(): number {
    const { at: preposition, before } = this.#words;
    const first = this.#tokens.findIndex(({ word }) => !(preposition.test(word) || before.has(word) || isInTime(word)));
    const opening = this.#tokens.slice(0, Math.max(0, first));
    if (opening.some(({ word }) => isDayWord(word))) return opening.at(-1)?.to ?? 0;
    const [lead] = opening;
    const isPlace =
      lead !== undefined && preposition.test(lead.word) && this.#isVerb(this.#tokens[first + 1]?.word ?? '');
    return isPlace ? (this.#tokens[first]?.to ?? 0) : 0;
  }

  /** Where a verb of the first person may stand: behind its pronoun, or, where it needs none, behind hardly anything. */
  verbs(): number[] {
    const { self, between, barrier, bare } = this.#words;
    const found: number[] = [];
    // “Always mended nets” leaves out its “I” in every language.
    let isOpen = bare !== false || this.#isEver;
    let since = 0;
    for (const [at, token] of this.#tokens.entries()) {
      if (token.to <= Math.max(this.#since, this.#opening)) continue;
      if (isIn(barrier, token)) isOpen = false;
      else if (found.length > 0 && this.#goesOn(at)) found.push(at);
      else if (isIn(self, token)) [isOpen, since] = [!this.#isBarred(at), 0];
      else if (isOpen && isIn(between, token) && since < MOST_BETWEEN) since += 1;
      else if (isOpen) {
        if (this.#isVerb(token.word)) found.push(at);
        isOpen = false;
      }
    }
    return found;
  }

  /** Whether another verb of the same person begins behind an “and”: “mend nets and paint boats”. */
  #goesOn(at: number): boolean {
    const [and, verb, thing] = this.#tokens.slice(at - 1, at + 2);
    if (!and || !verb || !isIn(this.#words.and, and) || !this.#isVerb(verb.word)) return false;
    const isThing = thing !== undefined && (isIn(this.#words.before, thing) || this.#isThing(thing));
    return isThing && this.#isKnown(at);
  }

  #isBarred(at: number): boolean {
    const before = this.#tokens[at - 1];
    return before !== undefined && isIn(this.#words.barrier, before);
  }

  #hasSelf(verb: number): boolean {
    return this.#tokens.slice(0, verb).some((token) => isIn(this.#words.self, token));
  }

  #isVerb(word: string): boolean {
    const { notWork, noThing, before, now, past } = this.#words;
    const isSmall = notWork.has(word) || noThing.has(word) || before.has(word);
    return !isSmall && (now.test(word) || (this.#isTimed && past.test(word)));
  }

  /** Whether the words of a verb are known to be done with things. */
  #isKnown(at: number): boolean {
    return isDoneWith(saidOf(this.#tokens.slice(at, at + 2)), this.#language);
  }

  #isThing(token: Token | undefined): token is Token {
    if (!token || token.word.length < SHORTEST_THING || /\d/u.test(token.word)) return false;
    const { noThing, daily } = this.#words;
    return !formsOf(token.word).some((form) => noThing.has(form) || daily.has(form)) && !KIN.test(token.word);
  }

  /** Where the thing behind a verb ends; null where it is none, or one of everybody's day. */
  thingBehind(verb: number): number | null {
    const { bare, before, lone, many, within, noThing } = this.#words;
    let at = verb + 1;
    while (at - verb <= MOST_BEFORE && before.has(this.#tokens[at]?.word ?? '')) at += 1;
    const first = this.#tokens[at];
    if (!this.#isThing(first)) return null;
    let end = at + 1;
    while (end - at < MOST_THING) {
      const next = this.#tokens[end];
      const behind = this.#tokens[end + 1];
      if (!next) break;
      if (isIn(within, next)) {
        if (!behind || !this.#isThing(behind) || this.#goesOn(end + 1)) break;
        end += 2;
      } else if (next.word.length >= SHORTEST_THING && !isIn(noThing, next) && !/\d/u.test(next.word)) end += 1;
      else break;
    }
    const thing = this.#tokens.slice(at, end);
    const isMany = thing.some(({ word }) => many.test(word));
    const isWork = thing.some(({ word }) => isWorkWord(word, this.#language));
    if (thing.some((one) => isIn(this.#words.daily, one))) return null;
    const isKnown = this.#isKnown(verb);
    if (bare === 'known' && !this.#hasSelf(verb) && !(isKnown && isMany)) return null;
    if (isKnown) return isMany || isWork || lone || at > verb + 1 || this.#isHabit ? end : null;
    const isOften = this.#isHabit && (isMany || isWork || bare === true);
    return (isMany && isWork) || isOften ? end : null;
  }

  /** Where the place behind a verb ends, at which it is done since other work ended: “desde entonces limpio en el instituto”. */
  #placeBehind(verb: number): number | null {
    const { at, and, barrier, before } = this.#words;
    const [next, ...rest] = this.#tokens.slice(verb + 1, verb + 2 + MOST_PLACE);
    if (this.#since === 0 || !next || !at.test(next.word) || !this.#isKnown(verb)) return null;
    const { values: counts, articles } = numberWords[this.#language];
    const isEnd = (token: Token) => isIn(and, token) || (isIn(barrier, token) && !isIn(before, token));
    const end = rest.findIndex(
      (token) => isEnd(token) || /\d/u.test(token.word) || (counts.has(token.word) && !articles.has(token.word)),
    );
    const place = [next, ...(end < 0 ? rest : rest.slice(0, end))];
    const last = place.at(-1)?.word ?? '';
    if (isDayWord(last) || WEEKEND.test(last)) return null;
    return place.length < 2 && !this.#isThing(next) ? null : verb + 1 + place.length;
  }

  stretches(): OwnWork[] {
    return this.verbs().flatMap((verb) => {
      const thing = this.thingBehind(verb);
      const end = thing ?? this.#placeBehind(verb);
      const [first, last] = [this.#tokens[verb], end === null ? undefined : this.#tokens[end - 1]];
      return first && last ? [{ from: first.from, to: last.to, since: thing === null }] : [];
    });
  }
}

/** Whether a text says what is done in everybody's day: “llevo a los niños al cole”. */
function isEverybodysDay(text: string, language: Language): boolean {
  const { self, notWork, daily } = ownWorkWords[language];
  const tokens = tokensOf(text).filter((token) => !isIn(self, token));
  const [verb, ...rest] = tokens;
  const isDaily = verb !== undefined && isIn(notWork, verb) && rest.some((one) => isIn(daily, one));
  return isDaily && deedsIn(saidOf(tokens), language).length === 0;
}

/** Whether what was heard as work says no more than that somebody works, or what is everybody's day. */
export function isNoWork(title: string, heard: ReadingContext): boolean {
  return saysOnlyWork(title, heard) || isEverybodysDay(title, heard.language);
}

/**
 * Where a clause says what somebody does themselves with which thing, by habit: a verb of the first person that is work and
 * a thing that is not everybody's day (“now i sharpen mower blades n chisels”, “saco corcho”), whether or not a trade of
 * it is known. From the verb to the end of the thing, in the clause.
 */
export function ownWorkIn(clause: string, language: Language): OwnWork[] {
  return new Clause(tokensOf(clause), language, clause).stretches();
}

/**
 * The work that was taken for a thing at hand, or found no other place than the notes: “conserto rede de pesca e pinto barco”.
 * null where a mention is no such work.
 */
export function workOf(one: Mention, language: Language): Mention[] | null {
  if (one.field !== 'notes') return null;
  const stretches = ownWorkIn(one.value, language);
  const [first, last] = [stretches[0], stretches.at(-1)];
  // More than the work and small words says something else besides.
  if (!first || !last || first.from > 0 || last.to < one.value.length) return null;
  return stretches.map(({ from, to }) => ({
    field: 'experience',
    value: { role_title: one.value.slice(from, to), company_name: null, duration_months: 0, description: null },
  }));
}
