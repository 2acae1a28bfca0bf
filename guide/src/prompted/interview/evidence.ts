import type { AskedField, Language, NumberField } from '@foothold/contract';
import type { Fact } from '../../reader/spans/reader.ts';
import { smallWords } from '../../chat/lexicon.ts';
import { cleaned, flat, sentencesOf } from '../../interview/reading/message.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { understood } from '../../interview/reading/learnt.ts';
import { isOthers, isOwn } from '../../interview/reading/whose.ts';
import { NOTHING } from '../../interview/reading/number-mentions.ts';
import { type Quantity, quantitiesIn } from '../../interview/reading/quantities.ts';
import { isDeniedIn } from '../../interview/denied-words.ts';
import { LIMITING } from '../../interview/fields.ts';
import { readMessage } from '../../interview/reading/read-message.ts';
import { yearInUtc } from '../../text/calendar.ts';
import { sharedBeginning } from '../../text/shared-beginning.ts';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { numbersIn } from '../../checks/figures.ts';

/** What somebody has said, for asking whether a word or a number comes from them. */
export interface Evidence {
  holdsWords(text: string): boolean;
  /** A name, each of its words as it was said. */
  holdsName(text: string): boolean;
  /** Whether words were said of somebody else, or denied, and never as the teller's own. */
  deniesWords(text: string, field: AskedField): boolean;
  /** A number as it was said: “80 pounds” are no hours. */
  holdsNumber(value: number, field: NumberField): boolean;
  /** A length of time in whole months. */
  holdsMonths(months: number): boolean;
}

/** Words shorter than this join others and name nothing. */
const TELLING = 3;
/** Two words are forms of one when they share this much of their beginnings: “baking”, “bake”. */
const SHARED_LETTERS = 3;
const SHARED_PART = 0.5;

function sharesBeginning(a: string, b: string): boolean {
  const shared = sharedBeginning(a, b);
  return shared >= SHARED_LETTERS && shared >= SHARED_PART * Math.max(a.length, b.length);
}

function monthsOf(years: readonly number[], now: number): number[] {
  const all = [...years, yearInUtc(now)];
  return years.flatMap((from) => all.filter((to) => to >= from).map((to) => 12 * (to - from)));
}

/** What a number can't be of a field, where a text says what it counts. */
const elsewhere: Readonly<Partial<Record<NumberField, ReadonlySet<Quantity['kind']>>>> = {
  hours_per_week: new Set<Quantity['kind']>(['money']),
  budget_per_month: new Set<Quantity['kind']>(['hours']),
  age: new Set<Quantity['kind']>(['hours', 'money']),
};

/** Kinds of facts by which a text says what somebody will not do. */
const refusals: ReadonlySet<string> = new Set(['limit', 'dislike']);
/** Fields that hold what somebody does, or wants. */
const wished: ReadonlySet<AskedField> = new Set<AskedField>(['goals', 'skills', 'hobbies', 'experience']);
/** Facts below are guesses. */
const SURE = 0.3;
/** What is refused takes more: “I am advanced at baking” sounds a little like a limit. */
const REFUSED = 0.5;

const telling = (text: string) =>
  tokensOf(text).filter(({ word }) => !smallWords.has(word) && (word.length >= TELLING || /\d/u.test(word)));

/** What the learnt reader hears in some texts. */
function factsIn(texts: readonly string[], language: Language, now: number) {
  return texts.flatMap((text) => {
    const message = cleaned(text);
    const languages = languagesOf(flat(message), language);
    return understood(message, { asked: null, language, languages, now }).facts.filter(
      ({ sureness }) => sureness >= SURE,
    );
  });
}

/** What was said in some texts, in any of the five languages; `now` in milliseconds since the epoch. */
export function evidenceOf(texts: readonly string[], language: Language, now: number): Evidence {
  const said = texts.join('\n');
  const folded = flat(said);
  const spoken = languagesOf(folded, language);
  const forms = new Set(tokensOf(said).flatMap(({ word }) => formsOf(word)));
  const quantities = sentencesOf(said).flatMap((one) => quantitiesIn(one.flat, spoken));
  const read = texts.flatMap((text) => readMessage(text, { asked: null, language, languages: spoken, now }).said);
  const lengths = read.flatMap((one) => (one.field === 'experience' ? [one.value.duration_months] : []));
  const numbers = new Set([
    ...numbersIn(said),
    ...quantities.flatMap(({ value, written }) => [value, written]),
    ...read.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])),
  ]);
  const years = numbersIn(said).filter((number) => number >= 1940 && number <= yearInUtc(now));
  const months = new Set([...lengths, ...[...numbers].flatMap((number) => [number, Math.round(12 * number)])]);
  const spans = monthsOf(years, now);
  const isSaid = (word: string) =>
    formsOf(word).some((form) => forms.has(form)) || [...forms].some((form) => sharesBeginning(word, form));
  const facts = factsIn(texts, language, now);
  const readAs = (value: number, field: NumberField) =>
    read.some((one) => one.field === field && one.value === value) ||
    (field === 'budget_per_month' && value === 0 && NOTHING.test(folded));
  return {
    holdsWords: (text) => telling(text).every(({ word }) => isSaid(word)),
    holdsName: (text) => tokensOf(text).every(({ word }) => formsOf(word).some((form) => forms.has(form))),
    deniesWords(text, field) {
      const words = new Set(telling(text).flatMap(({ word }) => formsOf(word)));
      const there = facts.filter((fact) =>
        tokensOf(fact.text).some(({ word }) => formsOf(word).some((one) => words.has(one))),
      );
      const isRefused = ({ kind, sureness }: Fact) => refusals.has(kind) && sureness >= REFUSED;
      // “No degree” is heard as studies.
      const isDenied = (said: readonly string[]) => !LIMITING.has(field) && isDeniedIn(said, text, spoken);
      const own = there.filter(
        (fact) => isOwn(fact) && !(wished.has(field) && isRefused(fact)) && !isDenied([fact.text]),
      );
      return there.length > 0 ? own.length === 0 : isDenied(texts);
    },
    holdsNumber(value, field) {
      if (readAs(value, field)) return true;
      const others = facts.filter((fact) => isOthers(fact) && numbersIn(fact.text).includes(value));
      const here = quantities.filter((one) => one.value === value || one.written === value);
      if (others.length > 0 && others.length >= here.length) return false;
      return numbers.has(value) && (here.length === 0 || here.some(({ kind }) => elsewhere[field]?.has(kind) !== true));
    },
    holdsMonths: (value) => months.has(value) || spans.some((span) => Math.abs(span - value) <= 12 && span > 0),
  };
}
