import type { Language } from '@foothold/contract';
import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { read } from '../../../text/phrases.ts';
import { numberIn } from '../../../understand/quantities.ts';
import { closedClasses, withoutJoined } from './closed.ts';
import { talkLexicon } from './lexicon.ts';
import { classesOf, isAmong, type Run, runsIn } from './runs.ts';
import { kinds, yoursWords } from './yours-words.ts';

/** So many words behind a “that” show whether something is told or wished: “que la blanca va de noche”. */
const REACH = 6;
const MARK = /[,.;:!?\n–—]/u;

const isThird = (name: string, language: Language) =>
  kinds.some((kind) => yoursWords(language).third[kind].has(name)) || yoursWords(language).subjects.has(name);

/** “I”, “we”, and “you” where it stands for “she”: what is said of them is told, and no wish. */
const isSpeaker = (name: string, language: Language) =>
  isAmong(talkLexicon(language).writer, name) || [...yoursWords(language).subjects.values()].includes(name);

/** Whether “that” stands before what is told: “y que llevo pan”, and not “y que lleve pan”, which wishes it. */
function isStatement(said: string, behind: readonly Run[], language: Language): boolean {
  const { verbOwn, that } = closedClasses(language);
  const [first] = behind;
  if (!first || isThird(first.name, language)) return false;
  if (isSpeaker(first.name, language)) return true;
  // “That dog” points at it.
  if ([...that].some((word) => classesOf(word, language).has('subjects')))
    return classesOf(first.name, language).has('subjects') && read(first.name).every((word) => numberIn(word) === null);
  for (const [on, { name, written, from }] of behind.slice(0, REACH).entries()) {
    const before = behind[on - 1];
    if (before && MARK.test(said.slice(before.to, from))) return false;
    const classes = classesOf(name, language);
    if (that.has(name) || classes.has('and')) return false;
    if (classes.has('verbs')) return true;
    if (classes.size > 0 || /^\d/u.test(name) || isDayOrMonth(written, language)) continue;
    if (verbOwn?.test(name) === true) return true;
    const isNoun = before !== undefined && isAmong(talkLexicon(language).article, before.name);
    if (!isNoun && !/^\p{Lu}/u.test(written)) return false;
  }
  return false;
}

/** Where a “that” is a letter behind the “and”: “ושאני”. */
function joinedThat({ name, from }: Run, language: Language): { from: number; to: number } | null {
  const { andJoined, thatJoined, thatSurely } = closedClasses(language);
  const that = withoutJoined(name, andJoined);
  const rest = withoutJoined(that, thatJoined);
  const isSure = isSpeaker(rest, language) || (thatSurely?.test(that) === true && !isThird(rest, language));
  return that === name || rest === that || !isSure ? null : { from: from + 1, to: from + 2 };
}

/** Whether a “that” begins there for something else than what was led to: “I think that”. */
function isOther(run: Run, language: Language): boolean {
  const { that, thatSurely } = closedClasses(language);
  return that.has(run.name) || thatSurely?.test(run.name) === true;
}

/** “The pan is dry and that I bring it”: without the second “that”, where the first stood before all that is said. */
export function withoutSecondThat(said: string, language: Language): string {
  const runs = runsIn(said);
  const cuts: { from: number; to: number }[] = [];
  for (const run of runs) {
    const before = runs[run.at - 1];
    const next = runs[run.at + 1];
    const isAnd = before !== undefined && classesOf(before.name, language).has('and');
    const joined = joinedThat(run, language);
    if (joined) cuts.push(joined);
    else if (isAnd && next && closedClasses(language).that.has(run.name)) {
      if (isStatement(said, runs.slice(next.at), language)) cuts.push({ from: run.from, to: next.from });
    } else if (isOther(run, language)) break;
  }
  return cuts.toReversed().reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), said);
}
