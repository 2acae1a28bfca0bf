import { AND_BEFORE, BEFORE_OBJECT, GLUED_AND, GLUED_AND_IN, GLUED_IN } from '../../language/glued.ts';
import type { Mention } from '../fields.ts';
import { isWorkWord } from './work-words.ts';

/** Longer names are told, and begin as sentences do. */
const MOST_WORDS = 4;
/** Fewer letters stand for too much. */
const SHORTEST = 4;

const firstOf = (name: string) => name.split(' ', 1)[0] ?? '';
const isKnown = (name: string) => isWorkWord(firstOf(name), 'he');
const isKnownWithout = (name: string, rest: string) =>
  rest !== name && firstOf(rest).length >= SHORTEST && isKnown(rest);

/** A name without the “and” and the “in” that Hebrew writes at its first word, where that is known without them. */
function withoutGlue(name: string, message: string): string {
  const bare = name.replace(BEFORE_OBJECT, '');
  if (bare.split(' ').length > MOST_WORDS) return bare;
  const cut = bare.replace(GLUED_IN, '');
  // “ובחשמל” is cut behind its “and”; some names hold the word with its “in”.
  if (isKnownWithout(bare, cut) && AND_BEFORE.some((and) => message.includes(and + bare))) return cut;
  if (isKnown(bare)) return bare;
  const rests = [GLUED_AND, GLUED_IN, GLUED_AND_IN].map((glue) => bare.replace(glue, ''));
  return rests.find((rest) => isKnownWithout(bare, rest)) ?? bare;
}

/** What was heard of work and loves, by names that stand by themselves: “טובה בתפירה ובתיקון מכונות” are two. */
export function unglued(said: readonly Mention[], message: string): Mention[] {
  return said.map((one): Mention => {
    if (one.field === 'skills') return { ...one, value: { ...one.value, name: withoutGlue(one.value.name, message) } };
    if (one.field === 'hobbies') return { ...one, value: withoutGlue(one.value, message) };
    if (one.field !== 'experience') return one;
    return { ...one, value: { ...one.value, role_title: withoutGlue(one.value.role_title, message) } };
  });
}
