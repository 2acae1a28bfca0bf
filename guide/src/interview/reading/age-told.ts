import { AGE_MAX, AGE_MIN, type Language } from '@foothold/contract';
import { type Fact, jobAt } from '../../reader/spans/reader.ts';
import type { Token } from '../../reader/spans/tokens.ts';
import type { ReadingContext } from './context.ts';
import { countsThings } from './counted-things.ts';
import { isHeaped } from './introduced-age.ts';
import { flat, overlaps, type Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { clauseAt, rolesIn, type Sentence, toldSentences } from './told-clauses.ts';
import sinceAge from './since-age.json' with { type: 'json' };
import { numbered } from './told-words/words.ts';

/** Languages in which years by themselves say how old somebody is: “Ana, 33 años”. */
const YEARS_ARE_AGES: ReadonlySet<Language> = new Set(['fr', 'es', 'pt']);
/** How far into a message somebody introduces themselves, in characters. */
const INTRODUCTION = 140;
const A_YEAR = 12;
/** From here on, an age is told already. */
const TOLD = 0.7;
/** From here on, an age is told although another is known. */
const TOLD_ANEW = 0.9;
/** As surely as its place says that a number is an age. */
const SURENESS = 0.95;
/** What a number may have been heard as while it is an age; a job is never one. */
const MISTAKEN: ReadonlySet<Fact['kind']> = new Set(['span', 'age', 'figure', 'hours', 'have', 'name', 'place']);
const NUMBER = /^\d+/u;
const WORD = /[\p{L}\d]/u;
const ALMOST_NOTHING = /^[^\p{L}\d]*(?:\p{L}{1,6} ?)?$/u;
/** From here on, work is named. */
const NAMED = 0.5;
const INTRODUCED: ReadonlySet<Fact['kind']> = new Set(['name', 'place']);

/** Whether a quantity can be the age of somebody who writes here. */
function isAnAge({ kind, value, written }: Quantity): boolean {
  const years = kind === 'years' && value % A_YEAR === 0 ? value / A_YEAR : kind === 'number' ? written : 0;
  return Number.isInteger(years) && years >= AGE_MIN && years <= AGE_MAX;
}

/** Whether words beside a number say that it is how old somebody is: “45 años tengo”, “eighty-five years of age”. */
function isCalledOld({ kind, from, to }: Quantity, sentence: Sentence, { languages }: ReadingContext): boolean {
  const clause = clauseAt(sentence, from, to);
  if (KIN.test(sentence.text.slice(clause.from, from))) return false;
  const roles = rolesIn(sentence.text, languages, ({ age }) => age);
  // “Years old” may begin inside the quantity.
  if (roles.some(({ value, ...role }) => value === 'old' && role.to > to && role.from <= to + 1)) return true;
  const isLast = (end: number) => !WORD.test(sentence.text.slice(end, clause.to));
  return roles.some(
    ({ value, ...role }) =>
      value === 'own' &&
      ((role.from >= to && role.from <= to + 1 && isLast(role.to)) ||
        (kind === 'years' && role.to <= from && role.to >= from - 1 && isLast(to))),
  );
}

/** Whether a number is all that its clause says, but for a “well”, in a sentence that says more: “Nuno, trinta e sete, daqui”. */
function isAlone({ kind, from, to }: Quantity, sentence: Sentence): boolean {
  const clause = clauseAt(sentence, from, to);
  const before = sentence.text.slice(clause.from, from);
  const isBare = kind === 'years' ? ALMOST_NOTHING.test(before) : !WORD.test(before);
  const isPart = WORD.test(sentence.text.slice(0, clause.from)) || WORD.test(sentence.text.slice(clause.to));
  return isBare && isPart && !WORD.test(sentence.text.slice(to, clause.to));
}

/** So many words at most stand between “before” and an age that is to come: “before I turn 63”. In characters, all of it. */
const MOST_BETWEEN = 3;
const BY_REACH = 80;

/** Whether words say by when a number is reached: who wants something before they are 63 is not 63. */
export function isToCome({ from, to }: Stretch, sentence: Sentence, { languages }: ReadingContext): boolean {
  const clause = clauseAt(sentence, from, to);
  const start = from - BY_REACH;
  const near = sentence.text.slice(Math.max(clause.from, start), from);
  // A word that was cut is none.
  const before = start > clause.from ? near.replace(/^\S*/u, '') : near;
  return rolesIn(before, languages, ({ when }) => when).some(({ value, to: end }) => {
    const between = before.slice(end).split(/\s+/u).filter(Boolean);
    return value === 'by' && between.length <= MOST_BETWEEN;
  });
}

/** Whether a larger number stands before the age at which its teller began: “45 anos, marisqueira desde os 9”. */
function isBeforeAgeThen({ to, written, kind }: Quantity, { text, counted }: Sentence, heard: ReadingContext): boolean {
  if (kind !== 'years' && kind !== 'number') return false;
  const isThen = (other: Quantity) =>
    other.from > to &&
    other.written < written &&
    heard.languages.some((language) =>
      sinceAge[language].some((lead) => text.slice(to, other.from).trimEnd().endsWith(` ${lead}`)),
    );
  return counted.some(isThen);
}

/** The number by which a message says how old its teller is, where no learnt fact says so surely. */
function ageIn(facts: readonly Fact[], message: string, heard: ReadingContext): Stretch | null {
  const folded = flat(message);
  const introduces = facts.some(({ kind, from }) => INTRODUCED.has(kind) && from < INTRODUCTION);
  const [lengths, jobs] = (['span', 'job'] as const).map((kind) => facts.filter((fact) => fact.kind === kind).length);
  const isOfWork = (at: number) =>
    (lengths ?? 0) <= (jobs ?? 0) &&
    facts.some(
      ({ kind, sureness, to }) =>
        kind === 'job' && sureness >= NAMED && to <= at && /^[\s,]*$/u.test(folded.slice(to, at)),
    );
  const areAges = heard.languages.some((language) => YEARS_ARE_AGES.has(language));
  for (const sentence of toldSentences(folded, heard.languages))
    for (const one of sentence.counted) {
      const [from, to] = [sentence.from + one.from, sentence.from + one.to];
      if (!isAnAge(one) || isToCome(one, sentence, heard)) continue;
      const isFirst = from < INTRODUCTION && isAlone(one, sentence) && !isOfWork(from);
      const isIntroduced = introduces && !facts.some(({ kind, sureness }) => kind === 'job' && sureness >= NAMED);
      const isHeap =
        from < INTRODUCTION &&
        (one.kind === 'number' || areAges) &&
        isHeaped({ from, to }, sentence, one.kind === 'years', { facts, message, folded, heard });
      if (
        isCalledOld(one, sentence, heard) ||
        isHeap ||
        (from < INTRODUCTION && isBeforeAgeThen(one, sentence, heard)) ||
        (isFirst && (one.kind === 'years' ? areAges || isIntroduced : introduces))
      )
        return { from, to };
    }
  return null;
}

/** Where a message tells how long something was done, though it sounds like an age: “tengo 20 años de experiencia”. */
function lengthsIn(folded: string, heard: ReadingContext): Stretch[] {
  return toldSentences(folded, heard.languages).flatMap((sentence) => {
    const roles = rolesIn(sentence.text, heard.languages, ({ age }) => age).filter(({ value }) => value === 'work');
    return sentence.counted.flatMap(({ from, to }) =>
      roles.some((role) => role.from >= to && role.from <= to + 1)
        ? [{ from: sentence.from + from, to: sentence.from + to }]
        : [],
    );
  });
}

/** The word right before a place. */
const WORD_BEFORE = /[\p{L}\p{M}]+(?= ?$)/u;
const BEFORE = 24;

/** Whether the word before a number says that it is that of a house or a bus: “flat 47 selby”. */
const isNumbered = (folded: string, from: number) =>
  numbered.has(WORD_BEFORE.exec(folded.slice(Math.max(0, from - BEFORE), from))?.[0] ?? '');

/** From here on, an age is surely somebody else's; as far into a message its first name begins. */
const SURELY_OTHERS = 0.9;
const FIRST_NAME = 12;

/** An age right behind the name that a message begins with, as that of its teller: “Joan 67 from Whitby”. */
function asTellers(fact: Fact, facts: readonly Fact[]): Fact {
  const name = facts.find(({ kind, from }) => kind === 'name' && from < FIRST_NAME);
  const isBehind = name !== undefined && fact.from >= name.to && fact.from <= name.to + 2;
  if (!isBehind || fact.manners.other >= SURELY_OTHERS) return fact;
  return { ...fact, manners: { ...fact.manners, other: 0 } };
}

/**
 * Facts with the age of the teller where its place in the message says that a number is one: called so by the words behind
 * it, or by itself between commas where somebody introduces themselves. Learnt alone, such a number is a length or nothing.
 */
export function withAge(
  given: readonly Fact[],
  message: string,
  { tokens, asked, heard }: { tokens: readonly Token[]; asked: string; heard: ReadingContext },
): Fact[] {
  const folded = flat(message);
  const lengths = lengthsIn(folded, heard);
  const toCome = toldSentences(folded, heard.languages).flatMap((sentence) =>
    sentence.counted
      .filter((one) => isToCome(one, sentence, heard))
      .map(({ from, to }) => ({ from: sentence.from + from, to: sentence.from + to })),
  );
  // Nobody who has told their age tells another in passing: “I have some 30 of them in the shed”.
  const isKnown = typeof heard.age === 'number' && heard.asked !== 'age';
  const facts = given.map((one): Fact => {
    if (one.kind !== 'age') return one;
    const fact = asTellers(one, given);
    if (lengths.some((length) => overlaps(length, fact))) return { ...fact, kind: 'span' };
    if (isKnown && fact.sureness < TOLD_ANEW) return { ...fact, kind: 'figure' };
    if (heard.asked !== 'age' && toCome.some((one) => overlaps(one, fact))) return { ...fact, kind: 'figure' };
    if (isNumbered(folded, fact.from)) return { ...fact, kind: 'figure' };
    const number = NUMBER.exec(fact.text)?.[0].length ?? fact.text.length;
    return countsThings(folded, { from: fact.from, to: fact.from + number }, heard.languages)
      ? { ...fact, kind: 'figure' }
      : fact;
  });
  // An age below the least is a child's, or of another time, where another one stands in the place of an age.
  const isYoung = ({ text }: Fact) => {
    const [one] = quantitiesIn(flat(text), heard.languages);
    return one !== undefined && (one.kind === 'years' ? one.value / A_YEAR : one.written) < AGE_MIN;
  };
  if (facts.some((fact) => fact.kind === 'age' && fact.sureness >= TOLD && !isYoung(fact))) return facts;
  const age = ageIn(facts, message, heard);
  if (!age) return facts;
  const others = facts.filter((fact) => fact.kind !== 'age' && !(MISTAKEN.has(fact.kind) && overlaps(fact, age)));
  const fact: Fact = { ...jobAt(message, tokens, { ...age, sureness: SURENESS, asked }), kind: 'age' };
  return [...others, fact].toSorted((one, other) => one.from - other.from);
}
