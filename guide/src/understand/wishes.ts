import { isNegator } from '../text/negation.ts';
import { clausesOf, type Found, read, type ReadText } from '../text/phrases.ts';
import { type Asked, cuesIn } from './intent-book.ts';
import { contrasts } from './intent-lexicon.ts';
import type { Cue } from './intents.ts';
import { quantitiesIn } from './quantities.ts';
import { readLoosely } from './read-loosely.ts';
import { rearrangingIn } from './rearranging.ts';
import { partedVerbIn } from './parted-verbs.ts';
import {
  isConjunction,
  isDenied,
  isDeniedBehind,
  isFiller,
  isWholly,
  namedBetween,
  namesStep,
  oppositeOf,
  ownWordsBetween,
  type Wish,
} from './wish-parts.ts';

export type { Wish };

const withObject: ReadonlySet<Cue> = new Set<Cue>([
  'drop',
  'postpone',
  'earlier',
  'add',
  'keep',
  'more-like',
  'other-customer',
  'deadline',
]);
/** Verbs that begin a wish of their own wherever they stand. */
const verbs: ReadonlySet<Cue> = new Set<Cue>(['drop', 'postpone', 'earlier', 'add', 'keep']);

/** How far behind a joining word a phrase makes it the end of what was before: “and I would like it cheaper”. */
const SOON = 5;

/** Where what a phrase is about ends: at “but”, at another verb, at “and” with another wish behind it, or at the end. */
function endOfObject(words: ReadText, cue: Found<Asked>, later: readonly Found<Asked>[]): number {
  const next = later.find(({ value }) => verbs.has(value.cue) && !value.behind);
  const marked = later.find(({ value }) => value.behind && value.cue === cue.value.cue);
  for (let index = cue.end; index < words.length; index += 1) {
    if (index === next?.start || index === marked?.start) {
      return isConjunction(words[index - 1]) && index === next?.start ? index - 1 : index;
    }
    // In Hebrew “and” is a letter before the next wish: “בלי העלון ופחות צעדים”.
    const isJoined = index > cue.end && /^ו./u.test(words[index]?.forms[0] ?? '');
    if (isJoined && later.some(({ start, value }) => start === index && !value.behind)) return index;
    // “Mais” and “mas” are “but” in one language and “more” in another: right behind a verb they are no “but”.
    const inside = index === cue.end || later.some(({ start, end }) => start <= index && index < end);
    if (inside) continue;
    if (words[index]?.forms.some((form) => contrasts.has(form))) return index;
    const followed = later.some(({ start, value }) => start > index && start <= index + SOON && !value.behind);
    if (isConjunction(words[index]) && followed) return index;
  }
  return words.length;
}

/** Whether a phrase that stands behind its object is really the end of what is said. */
function closes(words: ReadText, { end }: Found<Asked>): boolean {
  const next = words[end];
  return next === undefined || isConjunction(next) || words.slice(end, end + 2).every(isFiller);
}

function wishFor(cue: Cue, object: string): Wish[] {
  return cue === 'keep' || cue === 'instead' || cue === 'replace' || cue === 'move' ? [] : [{ intent: cue, object }];
}

function denied(cue: Cue, object: string): Wish[] {
  const meant = oppositeOf(cue);
  return meant ? wishFor(meant, withObject.has(meant) ? object : '') : [];
}

const excess = new Set('too very so trop tres demasiado muy tan demais muito tao מדי'.split(' '));

/** Whether a phrase complains: who does not want it “too hard” wants it easier. */
function isExcess(words: ReadText, { start, end }: Found<Asked>): boolean {
  return words.slice(start, end).some(({ forms }) => forms.some((form) => excess.has(form)));
}

/** “Two hours” and nothing else. */
function isSpan(object: string): boolean {
  return quantitiesIn(object).length === 1 && read(object).length <= 3;
}

const hebrewVerbs = new Set('למכור לפנות לכוון מיועד להתמקד תתמקד להתחיל תתחיל'.split(' '));

/** Hebrew verbs that mean this only with “to”, “at” or “with” before what follows: “למכור לחברות”. */
function isAddressed(clause: string, words: ReadText, { start, end }: Found<Asked>): boolean {
  const single = end - start === 1 && words[start]?.forms.some((form) => hebrewVerbs.has(form));
  const next = words[end];
  return !single || (next !== undefined && /^[לבמ]|^אל$/u.test(clause.slice(next.from, next.to)));
}

/** French verbs before which a word that looks like a thing is what was done: “ce qui a marché”. */
export const helping: ReadonlySet<string> = new Set('ai as a ont avons avez est sont ete'.split(' '));

/** “On m’a retiré le permis” tells what was done: a French participle behind its helping verb, which without its accent is “take out”. */
function isDoneAlready(clause: string, words: ReadText, { start }: Found<Asked>): boolean {
  const [before, verb] = [words[start - 1], words[start]];
  const isHelped = before?.forms.some((form) => helping.has(form)) ?? false;
  return isHelped && verb !== undefined && /ée?s?$/u.test(clause.slice(verb.from, verb.to));
}

/** The one thing, other than a task, that a verb speaks of: “I don’t want [it online]”, “add [more time]”. */
function modeBehind(words: ReadText, cue: Found<Asked>, to: number, later: readonly Found<Asked>[]) {
  return later.find((other) => !verbs.has(other.value.cue) && isWholly(words, cue.end, to, other));
}

/** As many phrases of one clause as are followed: nobody means more, and each is compared with all behind it. */
const MOST_CUES = 40;

function wishesOfClause(clause: string): Wish[] {
  const words = readLoosely(clause);
  const all = cuesIn(words);
  const special = rearrangingIn(clause, words, all) ?? partedVerbIn(clause, words, all);
  if (special) return special;
  const cues = all
    .filter(
      (cue) => !['replace', 'move', 'instead'].includes(cue.value.cue) && (!cue.value.behind || closes(words, cue)),
    )
    .slice(0, MOST_CUES);
  const wishes: Wish[] = [];
  let readTo = 0;
  for (const [index, one] of cues.entries()) {
    const { cue, behind } = one.value;
    if (one.start < readTo) continue;
    const later = cues.slice(index + 1);
    // “Put in a step for …” asks once.
    const next = later[0]?.value.cue === cue && !later[0].value.behind && !behind ? later[0] : undefined;
    if (next && ownWordsBetween(clause, words, one.end, next.start) === '') continue;
    const no = isDenied(words, one.start, all) || (verbs.has(cue) && !behind && isDeniedBehind(words, one.end));
    if (behind) {
      const object = namedBetween(clause, words, readTo, one.start);
      if (object !== '') wishes.push(...(no ? denied(cue, object) : wishFor(cue, object)));
      readTo = one.end;
      continue;
    }
    if (!withObject.has(cue)) {
      // “Step 2 is too hard” is about that step alone.
      wishes.push(...(no ? denied(cue, '') : wishFor(cue, namesStep(words) ? clause : '')));
      readTo = one.end;
      continue;
    }
    const to = endOfObject(words, one, later);
    if (!isAddressed(clause, words, one) || isDoneAlready(clause, words, one)) continue;
    if (cue === 'keep' && later.some(({ value, start }) => value.behind && start <= to)) {
      // “Keep the flyer for later” keeps nothing as it is.
      readTo = one.end;
      continue;
    }
    const mode = verbs.has(cue) ? modeBehind(words, one, to, later) : undefined;
    if (mode) {
      const turnsDown =
        (cue === 'drop' || words.slice(one.start, one.end).some(isNegator)) !== no && !isExcess(words, mode);
      const asked = withObject.has(mode.value.cue) ? [] : wishFor(mode.value.cue, '');
      wishes.push(...(turnsDown ? denied(mode.value.cue, '') : asked));
      readTo = to;
      continue;
    }
    const object = ownWordsBetween(clause, words, one.end, to);
    readTo = to;
    if (cue === 'other-customer' && namesStep(words.slice(one.end, to))) continue;
    if (cue === 'add' && isSpan(object)) {
      wishes.push(...(no ? [] : wishFor('more-time', '')));
      continue;
    }
    wishes.push(...(no ? denied(cue, object) : wishFor(cue, object)));
  }
  return wishes;
}

/** A wish whose object stands behind a colon or comma: “Add: a website”, “instead of flyers, a video”. */
function completed(wish: Wish, clause: string): Wish {
  const words = readLoosely(clause);
  const said = namedBetween(clause, words, 0, words.length);
  if (said === '') return wish;
  if (wish.intent === 'replace') return { ...wish, other: said };
  return { ...wish, object: said };
}

/** “Add a task: …”: what is named is only that there is something. */
const anyTask = new Set(
  'a the un une uma um una task step thing tache etape chose tarea paso cosa tarefa passo coisa משימה שלב דבר'.split(
    ' ',
  ),
);
const namesNothing = (object: string) =>
  readLoosely(object).every(({ forms }) => forms.some((form) => anyTask.has(form)));

const waiting = (wish: Wish) =>
  wish.intent === 'replace'
    ? wish.other === ''
    : namesNothing(wish.object) && ['drop', 'postpone', 'add', 'other-customer', 'deadline'].includes(wish.intent);

/** A wish, and the clause that it was said in. */
export interface SaidWish {
  wish: Wish;
  said: string;
}

/** What a feedback asks for, in its order, each with its clause; a denial turns a wish around or takes it away. */
export function saidWishesIn(feedback: string): SaidWish[] {
  const wishes: SaidWish[] = [];
  for (const clause of clausesOf(feedback)) {
    const own = wishesOfClause(clause);
    const last = wishes.at(-1);
    if (own.length === 0 && last && waiting(last.wish)) {
      wishes[wishes.length - 1] = { wish: completed(last.wish, clause), said: `${last.said}, ${clause}` };
    } else wishes.push(...own.map((wish) => ({ wish, said: clause })));
  }
  return wishes;
}

/** What a feedback asks for, in its order. */
export function wishesIn(feedback: string): Wish[] {
  return saidWishesIn(feedback).map(({ wish }) => wish);
}
