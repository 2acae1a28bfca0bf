import type { Language } from '@foothold/contract';
import { type Glue, glueOf } from '../../language/glued.ts';
import { verbsIn } from '../../work/deeds.ts';
import { saidWords } from '../../work/small-words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, overlaps, placeOfWords } from './message.ts';
import { wordsOf } from './refusals.ts';
import { isWorkWord } from './work-words.ts';

/** Longer names are told, and begin as sentences do. */
const MOST_WORDS = 4;
/** Fewer letters stand for too much. */
const SHORTEST = 4;

const firstOf = (name: string) => name.split(' ', 1)[0] ?? '';

/** A name without the “and” and the “in” that a language writes at its first word, where that is known without them. */
function withoutGlue(name: string, message: string, { glue, language }: { glue: Glue; language: Language }): string {
  const isKnown = (one: string) => isWorkWord(firstOf(one), language);
  const isLong = (rest: string) => rest !== bare && firstOf(rest).length >= SHORTEST;
  const isKnownWithout = (rest: string) => isLong(rest) && isKnown(rest);
  const bare = name.replace(glue.beforeObject, '');
  if (bare.split(' ').length > MOST_WORDS) return bare;
  const cut = bare.replace(glue.in, '');
  // “ובחשמל” is cut behind its “and”; some names hold the word with its “in”.
  if (isKnownWithout(cut) && glue.andBefore.some((and) => message.includes(and + bare))) return cut;
  if (isKnown(bare)) return bare;
  const rests = [glue.and, glue.in, glue.andIn].map((one) => bare.replace(one, ''));
  const known = rests.find(isKnownWithout);
  if (known !== undefined) return known;
  // “ומנגן באקורדיון”: a verb of doing is known by what is done with things.
  const [done = bare] = rests;
  return isLong(done) && verbsIn(saidWords(firstOf(done)), language).length > 0 ? done : bare;
}

/** A job without the “as” that a language writes at its first word, where only what is left is known. */
function withoutAs(title: string, { glue, language }: { glue: Glue; language: Language }): string {
  const rest = title.replace(glue.as, '');
  return isWorkWord(firstOf(rest), language) && !isWorkWord(firstOf(title), language) ? rest : title;
}

/** What was heard with each job once, where it was heard with its “as” or “in” as well: the one whose length is known. */
function eachJobOnce(said: readonly Mention[], glue: Glue): Mention[] {
  const jobs = said.flatMap((one) => (one.field === 'experience' ? [one.value] : []));
  const isAgain = (job: (typeof jobs)[number], other: (typeof jobs)[number]) => {
    if (job === other || (job.company_name !== null && job.company_name !== other.company_name)) return false;
    if (job.role_title !== other.role_title)
      return [glue.as, glue.in].some((lead) => job.role_title.replace(lead, '') === other.role_title);
    const [months, others] = [job.duration_months, other.duration_months];
    return months === others ? jobs.indexOf(job) > jobs.indexOf(other) : months === 0;
  };
  return said.filter((one) => one.field !== 'experience' || !jobs.some((other) => isAgain(one.value, other)));
}

/** Whether a skill is a job that was heard as well, with whom it is done for: “מטפלת בקשישים”. */
function isJobAgain(skill: string, said: readonly Mention[]): boolean {
  const name = flat(skill);
  return said.some((one) => {
    if (one.field !== 'experience' || one.value.company_name === null) return false;
    const { role_title: title, company_name: firm } = one.value;
    return name.startsWith(`${flat(title)} `) && name.endsWith(flat(firm));
  });
}

/** Whether a job is named again as a word behind a place: “pastry cook 5 years and cook 5 years”. */
function isNamedBehind(one: Mention, folded: string, from: number): boolean {
  const title = saidWords(wordsOf(one)).map(([word = '']) => word);
  const behind = saidWords(folded.slice(from)).map(([word = '']) => word);
  return behind.some((_, at) => title.every((word, offset) => behind[at + offset] === word));
}

/**
 * What was heard, of two jobs of one length that share words of the message without the one that begins earlier; which
 * stays where the other is named by itself behind it.
 */
function withoutOverlaps(said: readonly Mention[], folded: string): Mention[] {
  const placed = said.map((one) => ({
    one,
    place: one.field === 'experience' ? placeOfWords(wordsOf(one), folded) : null,
  }));
  const monthsOf = (one: Mention) => (one.field === 'experience' ? one.value.duration_months : 0);
  return placed.flatMap(({ one, place }) => {
    const isAgain = placed.some(
      (other) =>
        place !== null &&
        other.place !== null &&
        other.place.from > place.from &&
        overlaps(place, other.place) &&
        monthsOf(one) > 0 &&
        monthsOf(one) === monthsOf(other.one) &&
        !isNamedBehind(other.one, folded, place.to),
    );
    return isAgain ? [] : [one];
  });
}

/** What was heard, each work once, by whichever of its names. */
export function workOnce(said: Mention[], message: string, { language }: Pick<ReadingContext, 'language'>): Mention[] {
  const glue = glueOf[language];
  const jobs = withoutOverlaps(glue ? eachJobOnce(said, glue) : said, flat(message));
  return jobs.filter((one) => one.field !== 'skills' || !isJobAgain(one.value.name, jobs));
}

/** What was heard of work and loves, by names that stand by themselves: “טובה בתפירה ובתיקון מכונות” are two. */
export function unglued(said: Mention[], message: string, { language }: Pick<ReadingContext, 'language'>): Mention[] {
  const glue = glueOf[language];
  if (!glue) return said;
  const place = { glue, language };
  const named = (name: string) => withoutGlue(name, message, place);
  const all = said.map((one): Mention => {
    if (one.field === 'skills') return { ...one, value: { ...one.value, name: named(one.value.name) } };
    if (one.field === 'hobbies') return { ...one, value: named(one.value) };
    // “ולצאת מהבית”: what is wished for besides is wished for by itself.
    if (one.field === 'goals')
      return { ...one, value: { ...one.value, value: one.value.value.replace(glue.andTo, '') } };
    if (one.field !== 'experience') return one;
    return { ...one, value: { ...one.value, role_title: withoutAs(named(one.value.role_title), place) } };
  });
  return eachJobOnce(all, glue);
}
