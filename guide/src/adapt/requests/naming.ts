import { oneLine } from '../../text/quote.ts';
import { isFiller, namesStep, ownWordsBetween } from '../../understand/wish-parts.ts';
import type { Clause } from './clauses.ts';

/** The plan, a step or a task given another name. */
export interface RenameRequest {
  kind: 'rename';
  said: string;
  /** What names the step or task; null = the plan. */
  target: string | null;
  name: string;
}

/** A word of the plan given way to another, wherever it stands. */
export interface RewordRequest {
  kind: 'reword';
  said: string;
  from: string;
  to: string;
}

/** Longest name in UTF-16 units. */
const NAME = 120;
const WORD = 60;

const plain = (text: string, limit: number) => oneLine(text.replace(/[“”"«»״„]/gu, ''), limit);

/** “Use pupils instead of customers” names the new word first. */
function inOrder({ words, marks }: Clause, pair: readonly [string, string], between: number): [string, string] {
  const turned = marks.all('instead').some(({ end }) => (words[end - 1]?.to ?? 0) <= between);
  return turned ? [pair[1], pair[0]] : [pair[0], pair[1]];
}

/** In Hebrew “with” is a letter before the word: “להחליף לקוחות ברוכבים”. */
function withHebrewLetter(
  { text, words }: Clause,
  from: number,
  inside: (index: number) => boolean,
): RewordRequest | null {
  const at = words.findIndex(
    (word, index) => index > from && !inside(index) && /^ב\p{L}{2}/u.test(text.slice(word.from)),
  );
  const word = words[at];
  const was = at < 0 ? '' : ownWordsBetween(text, words, from, at);
  if (!word || was === '') return null;
  return { kind: 'reword', said: text, from: plain(was, WORD), to: plain(text.slice(word.from + 1, word.to), WORD) };
}

/** The two words of “change the word customers to pupils everywhere”; null when the clause asks for no such change. */
function rewordingIn(clause: Clause, next: Clause | null): RewordRequest | null {
  const { words, marks, text, quoted } = clause;
  const where = marks.longest('everywhere');
  const verb = marks.all('change').find(({ start }) => !where || start < where.start || start >= where.end);
  const behind = next?.marks.has('change') && quoted.length === 1 ? next.quoted[0] : undefined;
  if (where && !verb && behind)
    return { kind: 'reword', said: text, from: plain(quoted[0]?.text ?? '', WORD), to: plain(behind.text, WORD) };
  if (where && verb && quoted.length === 0 && where.end < verb.start) {
    const [from, to] = [
      ownWordsBetween(text, words, where.end, verb.start),
      ownWordsBetween(text, words, verb.end, words.length),
    ];
    if (from !== '' && to !== '') return { kind: 'reword', said: text, from: plain(from, WORD), to: plain(to, WORD) };
  }
  if (!verb || !marks.has('everywhere')) return null;
  const [one, other] = quoted;
  if (one && other) {
    const [from, to] = inOrder(clause, [one.text, other.text], other.from);
    return { kind: 'reword', said: text, from: plain(from, WORD), to: plain(to, WORD) };
  }
  const covered = marks.all('everywhere');
  const inside = (index: number) => covered.some(({ start, end }) => start <= index && index < end);
  const joint =
    marks.all('instead').find(({ start }) => start > verb.end) ??
    marks.all('to').find(({ start }) => start > verb.end && !inside(start));
  if (!joint) return withHebrewLetter(clause, verb.end, inside);
  const lead = covered.find(({ start, end }) => start >= verb.end - 1 && end < joint.start)?.end ?? verb.end;
  const tail = covered.find(({ start }) => start > joint.end)?.start ?? words.length;
  const pair = [
    ownWordsBetween(text, words, lead, joint.start),
    ownWordsBetween(text, words, joint.end, tail),
  ] as const;
  if (pair[0] === '' || pair[1] === '') return null;
  const [from, to] = inOrder(clause, pair, words[tail - 1]?.to ?? text.length);
  return { kind: 'reword', said: text, from: plain(from, WORD), to: plain(to, WORD) };
}

/** Where a step that is named from some word on ends: “step 2”, “the last step”; undefined when none is. */
function endOfStep({ words }: Clause, from: number, most: number): number | undefined {
  const last = Math.min(words.length, from + most);
  for (let end = from + 1; end <= last; end += 1) if (namesStep(words.slice(from, end))) return end;
  return undefined;
}

/** A place named in a few words: “the second task of step 3”. */
const PLACE_WORDS = 6;

/** Index of the word behind what is to be named. */
function behindTarget(clause: Clause, from: number): number {
  const plan = clause.marks.longest('plan');
  if (plan && plan.start >= from) return plan.end;
  const end = endOfStep(clause, from, PLACE_WORDS);
  return end === undefined ? from : (endOfStep(clause, end, PLACE_WORDS - 2) ?? end);
}

/** The name behind the last “to”, or right behind what is named. */
function unquotedName(clause: Clause, from: number): string {
  const { words, marks, text } = clause;
  const behind = behindTarget(clause, from);
  const joint = marks.all('to').find(({ start }) => start >= behind && start <= behind + 1);
  const begin = joint ? joint.end : behind;
  const first = words[begin];
  if (!first) return '';
  // Without the courtesies behind it.
  const core = ownWordsBetween(text, words, begin, words.length);
  const raw = text.slice(first.from, core === '' ? text.length : text.indexOf(core, first.from) + core.length);
  // In Hebrew “to” is a letter before the name.
  return joint || !/^ל\p{L}{2}/u.test(raw) ? raw : raw.slice(1);
}

/** More words than a name has that nobody put in quotation marks. */
const MOST_OF_NAME = 10;

/** “Chama-o” names it, “chama o Zé” calls him: the verb and what it means by “it” are one word, or joined by a hyphen. */
function isVerbWithIt({ words, text }: Clause, { start, end }: { start: number; end: number }): boolean {
  return end - start === 1 || text.slice(words[start]?.from, words[end - 1]?.to).includes('-');
}

/** Whether so many words from some word on are written as a name is; Hebrew has no capitals. */
function isWrittenName({ words, text }: Clause, from: number, least: number): boolean {
  const first = words[from];
  const isCased = first !== undefined && /^[“"«]?\p{Lu}/u.test(text.slice(first.from));
  const isHebrew = first !== undefined && words.length - from > 1 && /^\p{Lo}/u.test(text.slice(first.from));
  return words.length - from >= least && (isCased || isHebrew);
}

/** The place behind which the plan's new name stands, the plan being “it”; null where none does. */
function behindNaming(clause: Clause): number | null {
  const { marks, words, quoted } = clause;
  if (marks.has('no_name')) return null;
  const sure = marks.longest('rename_it');
  // “What she did for me, we should call it love”: only courtesies stand before it.
  const isFirst = sure !== undefined && words.slice(0, sure.start).every(isFiller);
  if (isFirst && (quoted.length > 0 || isWrittenName(clause, sure.end, 1))) return sure.end;
  const maybe = marks.all('rename_maybe').find(({ start }) => start === 0);
  return maybe && isVerbWithIt(clause, maybe) && isWrittenName(clause, maybe.end, 2) ? maybe.end : null;
}

/** A word of a name that is written with capitals may be small where it is short, or joins two: “House of the Sea”. */
const SMALL = 3;

/** A name without what is said behind it, where its words are written with capitals: “Casa Azul que suena mejor”. */
function nameAlone(text: string): string {
  const words = text.split(' ');
  const isCapital = (word: string) => /^\p{P}*\p{Lu}/u.test(word);
  const end = words.findIndex((word, at) => at > 0 && !isCapital(word) && word.length > SMALL);
  const last = words.slice(0, end < 0 ? words.length : end).findLastIndex(isCapital);
  return end < 0 || last < 1 ? text : words.slice(0, last + 1).join(' ');
}

/** The plan's new name, where the plan is only “it” and nothing else is said: “call it Bread and Salt”. */
function namedAsIt(clause: Clause, isAlone: boolean): RenameRequest | null {
  const { words, text, quoted } = clause;
  const from = isAlone ? behindNaming(clause) : null;
  if (from === null || namesStep(words)) return null;
  const own = ownWordsBetween(text, words, from, words.length);
  const first = words[from];
  const core = first && own !== '' ? text.slice(first.from, text.indexOf(own, first.from) + own.length) : '';
  const named = quoted.at(-1)?.text ?? (core.split(/\s+/u).length > MOST_OF_NAME ? '' : nameAlone(core));
  const name = plain(named, NAME);
  return /\p{L}/u.test(name) ? { kind: 'rename', said: text, target: null, name } : null;
}

/** Whether a clause speaks of what the plan is called. */
export const speaksOfName = ({ marks }: Clause) => marks.has('name_spoken') && !marks.has('name_of');

/** How far from the words that give it a name begins: “call it rather …”. */
const NEAR = 1;

/** “I don't like the title, make it Bread and Salt”: the plan's new name, where its old one is spoken of. */
function namedBeside(clause: Clause, before: Clause | null): RenameRequest | null {
  const { words, marks, text, quoted } = clause;
  const isSpoken = speaksOfName(clause) || (before !== null && speaksOfName(before));
  if (!isSpoken || marks.has('no_name') || namesStep(words)) return null;
  const give = marks
    .all('name_give')
    .find(({ start }) => words.slice(0, start).every(isFiller) || speaksOfName(clause));
  const [mark] = quoted;
  if (give && mark && quoted.length === 1)
    return { kind: 'rename', said: text, target: null, name: plain(mark.text, NAME) };
  const begin = give && [0, NEAR].map((skip) => give.end + skip).find((at) => isWrittenName(clause, at, 1));
  const first = begin === undefined ? undefined : words[begin];
  if (!first || begin === undefined) return null;
  const own = ownWordsBetween(text, words, begin, words.length);
  const written = text.slice(first.from, text.indexOf(own, first.from) + own.length);
  const name = plain(written, NAME);
  const length = name.split(/\s+/u).length;
  // “Put Ada Lovelace on the flyer” names nothing anew.
  return length > 1 && length <= MOST_OF_NAME && nameAlone(written) === written
    ? { kind: 'rename', said: text, target: null, name }
    : null;
}

/** What a clause gives another name, `next` being the clause behind it: “call step 2: …”; null when nothing. */
export function namingIn(
  clause: Clause,
  before: Clause | null,
  next: Clause | null,
): RenameRequest | RewordRequest | null {
  const reword = rewordingIn(clause, next);
  if (reword) return reword;
  const { words, marks, text, quoted } = clause;
  const verb = marks.longest('rename');
  const isAlone = before === null && next === null;
  const beside = namedBeside(clause, before);
  if (beside) return beside;
  // “The name is bad, make it …”: the clause behind it gives the other one.
  if (next && namedBeside(next, clause)) return null;
  if (!verb) return namedAsIt(clause, isAlone);
  const outside = quoted.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  const named = quoted.at(-1)?.text ?? (unquotedName(clause, verb.end) || next?.text) ?? '';
  const name = plain(named, NAME);
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  const called = quoted.length > 1 ? (quoted[0]?.text ?? null) : null;
  if (called !== null) return { kind: 'rename', said: text, target: called, name };
  if (namesStep(words)) return { kind: 'rename', said: text, target: outside, name };
  if (marks.has('plan')) return { kind: 'rename', said: text, target: null, name };
  const object = ownWordsBetween(text, words, verb.end, words.length);
  const joint = marks.all('to').find(({ start }) => start > verb.end);
  const target = joint ? ownWordsBetween(text, words, verb.end, joint.start) : '';
  const certain = words.slice(verb.start, verb.end).some(({ forms }) => forms.some((form) => form.length > 5));
  return certain && target !== '' && object !== ''
    ? { kind: 'rename', said: text, target, name }
    : namedAsIt(clause, isAlone);
}
