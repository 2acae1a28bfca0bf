import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { flat, overlaps, PIECE, placeOfWords, type Stretch } from './message.ts';
import { wordsOf } from './refusals.ts';
import { boastPatterns } from './told-words/boasts/words.ts';

/** A clause in which somebody boasts, and what they are good at. */
export interface Boast extends Stretch {
  skill: string;
}

/** As many clauses are looked at. */
const MOST_CLAUSES = 60;
/** Longer than this nobody boasts, in UTF-16 units. */
const LONGEST = 120;
/** What a boast may have been taken for. */
const TAKEN: ReadonlySet<Mention['field']> = new Set([
  'skills',
  'hobbies',
  'limits',
  'dislikes',
  'goals',
  'notes',
  'experience',
]);

/** The boasts of a message: “no hay motor que se me resista”, “I could teach a fence post to dance”. */
export function boastsIn(message: string, { language }: ReadingContext): Boast[] {
  const folded = flat(message);
  return [...folded.matchAll(PIECE)].slice(0, MOST_CLAUSES).flatMap(({ 0: whole, index }): Boast[] => {
    const clause = whole.replace(/[^\p{L}]+$/u, '');
    if (clause.length > LONGEST) return [];
    for (const pattern of boastPatterns[language]) {
      const said = pattern.exec(clause);
      const skill = said?.groups?.['skill']?.trim();
      if (!said || !skill) continue;
      const from = index + said.index;
      const at = index + clause.lastIndexOf(skill);
      return [{ from, to: from + said[0].length, skill: message.slice(at, at + skill.length) }];
    }
    return [];
  });
}

/** What was heard, with boasts as the skills that they are and as nothing else. */
export function withBoasts(said: readonly Mention[], boasts: readonly Boast[], message: string): Mention[] {
  if (boasts.length === 0) return [...said];
  const folded = flat(message);
  const kept = said.filter((one) => {
    if (!TAKEN.has(one.field)) return true;
    const place = placeOfWords(wordsOf(one), folded);
    return place === null || !boasts.some((boast) => overlaps(boast, place));
  });
  return [...kept, ...boasts.map(({ skill }): Mention => ({ field: 'skills', value: { name: skill, level: null } }))];
}
