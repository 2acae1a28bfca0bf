import { AND_BEFORE, BEFORE_OBJECT, GLUED_AND, GLUED_AND_IN, GLUED_IN } from '../../language/glued.ts';
import type { Mention } from '../fields.ts';
import { isWorkWord } from './work-words.ts';

/** A name without the “and” and the “in” that Hebrew writes at its first word, where that is known without them. */
function withoutGlue(name: string, message: string): string {
  const bare = name.replace(BEFORE_OBJECT, '');
  const [first = ''] = bare.split(' ', 1);
  // “ובחשמל” is cut behind its “and”; some names hold the word with its “in”.
  const cut = bare.replace(GLUED_IN, '');
  if (cut !== bare && isKnown(cut) && AND_BEFORE.some((and) => message.includes(and + bare))) return cut;
  if (isWorkWord(first, 'he')) return bare;
  // “And in” begins no word; one of them may be a letter of the word.
  const both = bare.replace(GLUED_AND_IN, '');
  if (both !== bare) return both;
  const known = [GLUED_AND, GLUED_IN]
    .map((glue) => bare.replace(glue, ''))
    .find((rest) => rest !== bare && isKnown(rest));
  return known ?? bare;
}

const isKnown = (name: string) => isWorkWord(name.split(' ', 1)[0] ?? '', 'he');

/** What was heard of work and loves, by names that stand by themselves: “טובה בתפירה ובתיקון מכונות” are two. */
export function unglued(said: readonly Mention[], message: string): Mention[] {
  return said.map((one): Mention => {
    if (one.field === 'skills') return { ...one, value: { ...one.value, name: withoutGlue(one.value.name, message) } };
    if (one.field === 'hobbies') return { ...one, value: withoutGlue(one.value, message) };
    if (one.field !== 'experience') return one;
    return { ...one, value: { ...one.value, role_title: withoutGlue(one.value.role_title, message) } };
  });
}
