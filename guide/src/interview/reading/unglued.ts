import type { Language } from '@foothold/contract';
import { type Glue, glueOf } from '../../language/glued.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { isWorkWord } from './work-words.ts';

/** Longer names are told, and begin as sentences do. */
const MOST_WORDS = 4;
/** Fewer letters stand for too much. */
const SHORTEST = 4;

const firstOf = (name: string) => name.split(' ', 1)[0] ?? '';

/** A name without the “and” and the “in” that a language writes at its first word, where that is known without them. */
function withoutGlue(name: string, message: string, { glue, language }: { glue: Glue; language: Language }): string {
  const isKnown = (one: string) => isWorkWord(firstOf(one), language);
  const isKnownWithout = (rest: string) => rest !== bare && firstOf(rest).length >= SHORTEST && isKnown(rest);
  const bare = name.replace(glue.beforeObject, '');
  if (bare.split(' ').length > MOST_WORDS) return bare;
  const cut = bare.replace(glue.in, '');
  // “ובחשמל” is cut behind its “and”; some names hold the word with its “in”.
  if (isKnownWithout(cut) && glue.andBefore.some((and) => message.includes(and + bare))) return cut;
  if (isKnown(bare)) return bare;
  const rests = [glue.and, glue.in, glue.andIn].map((one) => bare.replace(one, ''));
  return rests.find(isKnownWithout) ?? bare;
}

/** What was heard of work and loves, by names that stand by themselves: “טובה בתפירה ובתיקון מכונות” are two. */
export function unglued(said: Mention[], message: string, { language }: Pick<ReadingContext, 'language'>): Mention[] {
  const glue = glueOf[language];
  if (!glue) return said;
  const named = (name: string) => withoutGlue(name, message, { glue, language });
  return said.map((one): Mention => {
    if (one.field === 'skills') return { ...one, value: { ...one.value, name: named(one.value.name) } };
    if (one.field === 'hobbies') return { ...one, value: named(one.value) };
    if (one.field !== 'experience') return one;
    return { ...one, value: { ...one.value, role_title: named(one.value.role_title) } };
  });
}
