import { positionOf } from '../language/ordinals.ts';
import { isNegator } from '../text/negation.ts';
import type { Found, ReadText, ReadWord } from '../text/phrases.ts';
import type { Asked } from './intent-book.ts';
import { conjunctions, contrasts, fillers } from './intent-lexicon.ts';
import type { Cue, Intent } from './intents.ts';

/** One thing the person wants changed. */
export interface Wish {
  intent: Intent;
  /** What it is about, in the person's own words; empty when the intent says it all. */
  object: string;
  /** What takes its place, or beside what it goes. */
  other?: string;
  where?: 'before' | 'after';
}

const among = (word: ReadWord | undefined, list: ReadonlySet<string>) =>
  word !== undefined && word.forms.some((form) => list.has(form));

export const isConjunction = (word: ReadWord | undefined) => among(word, conjunctions);
export const isFiller = (word: ReadWord | undefined) => among(word, fillers);

/** How many words before a phrase a negation is looked for. */
const REACH = 4;

/** “Nothing”, where `isNegator` does not know it. */
const nothing = new Set(['nada', 'rien', 'zero', 'cero']);

/** “Ne supprimez rien”: the rest of the negation stands behind the verb. */
const frenchNe = new Set(['ne', 'n']);
const behindVerb = new Set(['pas', 'rien', 'jamais']);

/** Whether a verb is denied by the word behind it: “supprime pas le prix”. */
export function isDeniedBehind(words: ReadText, end: number): boolean {
  return among(words[end], behindVerb);
}

/** What the denial of something asks for; undefined = nothing (“not cheaper”, “don’t drop it”). */
const opposite: Partial<Record<Cue, Intent>> = {
  online: 'local',
  local: 'online',
  'more-like': 'drop',
  'more-time': 'less-time',
  keep: 'drop',
};

/** What somebody wants who turns a thing down; null when that says nothing. */
export function oppositeOf(cue: Cue): Intent | null {
  return opposite[cue] ?? null;
}

/** Whether a phrase is denied: a negation at most four words before it, of the same thought and no part of a phrase. */
export function isDenied(words: ReadText, start: number, cues: readonly Found<Asked>[]): boolean {
  if (among(words[start - 1], frenchNe)) return true;
  for (let index = start - 1; index >= Math.max(0, start - REACH); index -= 1) {
    const word = words[index];
    const inside = cues.some((cue) => cue.start <= index && index < cue.end);
    if (!word || (!inside && among(word, contrasts))) return false;
    if ((isNegator(word) || among(word, nothing)) && !inside) return true;
    if (inside) continue;
    const isOr = word.forms.some((form) => form === 'ou' || form === 'o');
    // “Não e …” typed without its accent is “is not”.
    const isAnd = isConjunction(word) && !isOr && !(index > 0 && isNegator(words[index - 1] ?? word));
    if (isAnd && !inside) return false;
  }
  return false;
}

/** What may stand before the name of a thing and is no part of it. */
const leading = new Set(
  'the a an my our your any some that this all to do doing it please just also me us out off of about so for with le la les l un une des du de d mon ma mes ce cette el los las lo del una unos mi esta este os as um uns minha meu o את של ה faire hacer fazer לעשות que'.split(
    ' ',
  ),
);
/** What may stand behind it. */
const trailing = new Set(
  'please pls plz thanks thank you now again if possible too as well svp stp merci plait te il s vous favor porfa por gracias pf obrigado obrigada בבקשה תודה עכשיו גם aussi tambien tambem then ok'.split(
    ' ',
  ),
);

/** “And”, “but”; “mais” may be “more”. */
const joinsBefore = (word: ReadWord | undefined) => isConjunction(word) && word?.forms[0] !== 'mais';

/** The person's own words between two places, without what leads in and the courtesies behind. */
export function ownWordsBetween(clause: string, words: ReadText, from: number, to: number): string {
  let first = from;
  let last = to;
  while (first < last && (among(words[first], leading) || joinsBefore(words[first]))) first += 1;
  while (last > first && among(words[last - 1], trailing)) last -= 1;
  const [start, end] = [words[first], words[last - 1]];
  return start && end && first < last ? clause.slice(start.from, end.to) : '';
}

/** These name nothing alone, but do with a number: “step 2”. */
const stepNouns = new Set('step task etape tache paso tarea passo etapa tarefa שלב צעד משימה'.split(' '));

/** Whether a step is called by its number or its place: “step 2”, “the last step”. */
export function namesStep(words: ReadText): boolean {
  const at = words.findIndex((word) => among(word, stepNouns));
  const beside = at < 0 ? [] : [words[at - 1], words[at + 1], words[at + 2]];
  return beside.some((word) => word?.forms.some((form) => positionOf(form) !== undefined));
}

/** The same, without everything before that names nothing: “can we please do the …”. */
export function namedBetween(clause: string, words: ReadText, from: number, to: number): string {
  let first = from;
  const names = (word: ReadWord | undefined) => among(word, stepNouns) || !(isFiller(word) || isConjunction(word));
  while (first < to && !names(words[first])) first += 1;
  return ownWordsBetween(clause, words, first, to);
}

/** Whether nothing but a phrase is said between two places: “I don’t want [it to be online]”. */
export function isWholly(words: ReadText, from: number, to: number, cue: Found<Asked>): boolean {
  const inside = cue.start >= from && cue.end <= to;
  return (
    inside &&
    words.slice(from, to).every((word, index) => {
      const at = from + index;
      return (at >= cue.start && at < cue.end) || isFiller(word) || isConjunction(word);
    })
  );
}
