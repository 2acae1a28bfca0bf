import type { AskedField, Language } from '@foothold/contract';
import type { Fact, FactKind } from '../../reader/spans/reader.ts';
import { isTown } from '../../language/towns.ts';
import type { Mention } from '../fields.ts';
import { agrees, DECIDED } from './agrees.ts';
import type { ReadingContext } from './context.ts';
import type { Understood } from './learnt.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, overlaps, placeOfWords } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { isRefusal, wordsOf } from './refusals.ts';
import { isOwn } from './whose.ts';
import { saysNothing, SURE } from './unsure.ts';

/** From here on, numbers say what they are not, too, of which the grammar knows more. */
const SURELY_ELSE = 0.95;

/** The facts that the learnt reader hears, surely enough, where the grammar of answers heard one. */
export function factsAt(one: Mention, folded: string, { facts, numbersAt }: Understood, least: number): Fact[] {
  const place = typeof one.value === 'number' ? null : placeOfWords(wordsOf(one), folded);
  const words = place === null ? [] : [place];
  const places = typeof one.value === 'number' ? numbersAt(one.field) : words;
  return facts.filter((fact) => fact.sureness >= least && places.some((place) => overlaps(fact, place)));
}

/** Whether the learnt reader hears something else, and nothing of the same, where the grammar heard a fact. */
export function isDisputed(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, typeof one.value === 'number' ? SURELY_ELSE : DECIDED);
  return here.length > 0 && !here.some((fact) => agrees(fact, one.field));
}

export const OWN_WORK: ReadonlySet<AskedField> = new Set(['experience', 'skills', 'hobbies']);

/**
 * What the grammar heard, without greetings and names; what holds a denial (“weekends no”, “nada de peso”) is no skill
 * and no hobby, and is kept as it was said, among the limits.
 */
export function sensible(said: readonly Mention[], folded: string, again: Understood, language: Language): Mention[] {
  return said.flatMap((one) => {
    if (typeof one.value === 'number' || !OWN_WORK.has(one.field)) return [one];
    const words = wordsOf(one);
    // Small letters, since some towns are words too: “Reading”.
    if (isTown(words.toLowerCase()) && !soundsLikeWork(words)) return [{ field: 'location', value: words }];
    if (isOwned(one, folded, again)) return [{ field: 'notes', value: words }];
    if ((one.field === 'experience' && saysNothing(one, language)) || isName(one, folded, again)) return [];
    const isAnswer = one.field === 'experience';
    return !isAnswer && isRefusal(words, language) ? [{ field: 'limits', value: words }] : [one];
  });
}

/** Whether the learnt reader hears a thing at hand where the grammar heard work: a trailer is no skill. */
function isOwned(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every(({ kind }) => kind === 'asset');
}

/** Below this a job beside an introduction is none. */
const FAINT = 0.3;
/** Facts by which people introduce themselves. */
const INTRODUCED: ReadonlySet<FactKind> = new Set(['name', 'age', 'place']);

/**
 * Whether a job is only what an introduction leaves over, “good evening” before a name and an age: the learnt reader is
 * sure of those, hears no job there or hardly one (“alright, Dermot here”), and no list knows the words as work.
 */
export function isUnheardOf(one: Mention, folded: string, again: Understood, heard: ReadingContext): boolean {
  if (one.field !== 'experience' || soundsLikeWork(one.value.role_title)) return false;
  const { duration_months: months } = one.value;
  const isAge = ({ kind, text }: Fact) => kind === 'age' && yearsIn(text, heard) * 12 === months;
  if (months > 0 && !again.facts.some(isAge)) return false;
  const introduces = again.facts.some(({ kind, sureness }) => INTRODUCED.has(kind) && sureness >= DECIDED);
  return introduces && !factsAt(one, folded, again, FAINT).some((fact) => agrees(fact, 'experience'));
}

/** Whether the learnt reader hears a name where the grammar heard a fact. */
function isName(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, SURE);
  return here.length > 0 && here.every(({ kind }) => kind === 'name');
}

/** Whether the learnt reader hears somebody else's fact, or one that is denied, where the grammar heard one. */
export function isDenied(one: Mention, folded: string, again: Understood): boolean {
  const here = factsAt(one, folded, again, DECIDED);
  return here.length > 0 && here.every((fact) => !isOwn(fact) || fact.kind === 'limit' || fact.kind === 'dislike');
}

/** Whether a number was said twice, the second time to take back the first, which the grammar knows how people do. */
export function isCorrected(one: Mention, said: readonly Mention[]): boolean {
  return typeof one.value === 'number' && said.some((other) => other !== one && other.field === one.field);
}

/** Whether the learnt reader is sure that the words of a fact say something else; of numbers the grammar knows more. */
export function isElse(one: Mention, folded: string, again: Understood): boolean {
  if (typeof one.value === 'number') return false;
  const here = factsAt(one, folded, again, SURELY_ELSE);
  return here.length > 0 && here.every((fact) => !agrees(fact, one.field));
}

/** The first number of a text. */
export const yearsIn = (text: string, { languages }: ReadingContext) =>
  quantitiesIn(flat(text), languages)[0]?.written ?? 0;

/** Whether one wording holds the other. */
export function isWithin(one: string, other: string): boolean {
  const [words, others] = [flat(one), flat(other)];
  return words.includes(others) || others.includes(words);
}

/** Whether the learnt reader hears a sum as one that is wanted: what is wanted is not what is there. */
export function wantsSum(sum: number, facts: readonly Fact[], { languages }: ReadingContext): boolean {
  return facts.some(
    ({ kind, sureness, text }) =>
      kind === 'want' && sureness >= DECIDED && quantitiesIn(flat(text), languages).some(({ value }) => value === sum),
  );
}
