import type { Found, ReadText } from '../text/phrases.ts';
import type { Asked } from './intent-book.ts';
import type { Cue } from './intents.ts';
import { isConjunction, isWholly, namedBetween, oppositeOf, ownWordsBetween, type Wish } from './wish-parts.ts';

const words = (list: string) => new Set(list.split(' '));

const before = words('before avant antes לפני');
const after = words('after apres despues depois אחרי');
/** Stands between a thing and what takes its place. */
const separators = words('with for by par contre avec por con com pelo pela');
const exchanging = words(
  'swap exchange switch trade echanger echange echangez permuter intervertir inverser intercambiar intercambia permutar inverter inverta trocar troque להחליף תחליף החלף',
);
const stepWords = words('step steps etape etapes paso pasos passo passos etapa etapas שלב שלבים צעד צעדים');

function find(text: ReadText, list: ReadonlySet<string>, from: number, to: number): number {
  const at = text.slice(from, to).findIndex(({ forms }) => forms.some((form) => list.has(form)));
  return at < 0 ? -1 : from + at;
}

/** Hebrew says “with what” in one letter before the word: “להחליף את העלון בסרטון”. */
function hebrewWith(clause: string, text: ReadText, from: number): number {
  const at = text.slice(from + 1).findIndex((word) => /^ב\p{L}|^ב$/u.test(clause.slice(word.from, word.to)));
  return at < 0 ? -1 : from + 1 + at;
}

/** Two places with a number each share the word “step”: “swap steps 2 and 3”. */
function asStep(said: string, other: string, text: ReadText): string {
  const named = text.find(({ forms }) => forms.some((form) => stepWords.has(form)))?.forms[0];
  return named !== undefined && /^\d{1,2}$/.test(said) && /\d/.test(other) ? `${named} ${said}` : said;
}

function moveIn(clause: string, text: ReadText, cues: readonly Found<Asked>[]): Wish | null {
  const mark = [before, after].map((list) => find(text, list, 1, text.length)).filter((at) => at > 0);
  const at = Math.min(...mark);
  if (!Number.isFinite(at)) return null;
  const verb = cues.find(
    ({ value, end }) => (value.cue === 'move' || value.cue === 'earlier') && !value.behind && end <= at,
  );
  const numbered = find(text, stepWords, 0, at) >= 0 && find(text, stepWords, at, text.length) >= 0;
  if (!verb && !numbered) return null;
  const object = namedBetween(clause, text, verb?.end ?? 0, at);
  const other = namedBetween(clause, text, at + 1, text.length);
  if (object === '' || other === '') return null;
  return {
    intent: 'move',
    object,
    other,
    where: text[at]?.forms.some((form) => before.has(form)) ? 'before' : 'after',
  };
}

function swapIn(clause: string, text: ReadText, cues: readonly Found<Asked>[]): Wish | null {
  const verb = cues.find(({ value }) => value.cue === 'replace');
  if (!verb) return null;
  const found = find(text, separators, verb.end + 1, text.length);
  const exchanges = text.slice(verb.start, verb.end).some(({ forms }) => forms.some((form) => exchanging.has(form)));
  const joined = exchanges ? text.findIndex((word, index) => index > verb.end && isConjunction(word)) : -1;
  const hebrew = found < 0 ? hebrewWith(clause, text, verb.end) : -1;
  const at = found >= 0 ? found : joined >= 0 ? joined : hebrew;
  if (at < 0) return null;
  const inWord = at === hebrew && clause.slice(text[at]?.from, text[at]?.to).length > 1;
  const from = ownWordsBetween(clause, text, verb.end, at);
  const to = inWord
    ? clause.slice((text[at]?.from ?? 0) + 1).trim()
    : ownWordsBetween(clause, text, at + 1, text.length);
  const [object, other] = [asStep(from, to, text), asStep(to, from, text)];
  return object === '' || other === '' ? null : { intent: 'replace', object, other };
}

function insteadIn(clause: string, text: ReadText, cues: readonly Found<Asked>[]): Wish | null {
  const mark = cues.find(({ value }) => value.cue === 'instead');
  if (!mark) return null;
  const object = namedBetween(clause, text, mark.end, text.length);
  return object === '' ? null : { intent: 'replace', object, other: namedBetween(clause, text, 0, mark.start) };
}

const modes = new Set<Cue>([
  'cheaper',
  'online',
  'local',
  'less-time',
  'more-time',
  'too-hard',
  'too-easy',
  'shorter',
  'other-customer',
]);

/** “Online instead of in person”, “switch from local to online”: what comes in place is a way to work, not a task. */
function modeIn(text: ReadText, cues: readonly Found<Asked>[]): Wish[] | null {
  const mark = cues.find(({ value }) => value.cue === 'instead' || value.cue === 'replace');
  if (!mark) return null;
  const named = cues.filter(({ value }) => modes.has(value.cue));
  const alone = (cue: Found<Asked>, from: number, to: number) => isWholly(text, from, to, cue);
  const before = named.find((cue) => alone(cue, 0, mark.start));
  const behind = named.filter(({ start }) => start >= mark.end);
  if (mark.value.cue === 'replace') {
    const last = behind.at(-1);
    const wholly = last && behind.length === 2 ? isWholly(text, behind[0]?.end ?? 0, text.length, last) : false;
    return last && (wholly || alone(last, mark.end, text.length)) ? wishFor(last.value.cue) : null;
  }
  if (before) return wishFor(before.value.cue);
  const turnedDown = behind.find((cue) => alone(cue, mark.end, text.length));
  const meant = turnedDown && oppositeOf(turnedDown.value.cue);
  return meant ? [{ intent: meant, object: '' }] : null;
}

function wishFor(cue: Cue): Wish[] {
  return cue === 'keep' || cue === 'instead' ? [] : [{ intent: cue, object: '' }];
}

/** Wishes to put one thing elsewhere or in place of another; null when a clause holds none. */
export function rearrangingIn(clause: string, text: ReadText, cues: readonly Found<Asked>[]): Wish[] | null {
  const mode = modeIn(text, cues);
  if (mode) return mode;
  const wish = insteadIn(clause, text, cues) ?? swapIn(clause, text, cues) ?? moveIn(clause, text, cues);
  return wish && [wish];
}
