import { anyOf, fold } from '../../../resume/fold.ts';
import { levelOf } from '../../../resume/skills/level.ts';
import { splitItems } from '../skills/split-items.ts';
import { wordList } from '../../../resume/word-list.ts';

const AND = /^(.+?)\s+(?:and|et|y|e)\s+(\S.*)$/u;
/** "שוקולד ועוגות": "and" grown together with the next word. */
const HEBREW_AND = /^(.+?)\s+ו-?(?=[\u05D0-\u05EA]{3}|\p{Lu})(?!ו)(\S.*)$/u;
/** "Word y Excel", anywhere in a list. */
const NAMES = /^\p{Lu}[\p{L}\p{N}]*\s(?:and|et|y|e)\s\p{Lu}/u;
/** Articles and words of measure before the name of a skill. */
const BEFORE = new RegExp(
  `^(?:${anyOf(
    wordList(`
      and, also, the, a bit of, a little, a little bit of, some, how to, et, aussi, le, la, les, un peu de, un peu, du, des, de la, y,
      también, el, la, los, las, lo, un poco de, algo de, e, também, o, a, os, as, um pouco de, um pouco, mais ou menos, bem, de,
      do, da, com, con, avec, with, גם, קצת, את, עם
    `),
  )}\\s+|l'|ו(?=(?:קצת|גם|את)\\s))+`,
  'u',
);
/** "Excel a nivel medio", "Word at a good level": a level told behind the name. */
const LEVEL =
  /\s+(?:(?:a|at|à|con|com|de|en|em|ב)\s*(?:a|an|un|um)?\s*)?(?<level>(?:nivel|nível|niveau|level|רמה)\s+\S+(?:\s\S+)?|\S+\s(?:level|niveau))$/iu;

const MAX_LENGTH = 600;

/** The items of a list told in a sentence: "el correo y las redes sociales" are "correo" and "redes sociales". */
export function itemsTold(text: string): string[] {
  if (text.length > MAX_LENGTH) return [text];
  const listed = splitItems(text.replace(/[.!;]+$/, ''));
  return listed
    .flatMap((item, index) => (index === listed.length - 1 || NAMES.test(item) ? partsOf(item) : [item]))
    .map(bareItem)
    .filter((item) => /\p{L}/u.test(item));
}

function partsOf(item: string): string[] {
  const [, left, right] = AND.exec(item) ?? HEBREW_AND.exec(item) ?? [];
  return left !== undefined && right !== undefined ? [left, ...partsOf(right)] : [item];
}

function bareItem(item: string): string {
  const bare = item.slice(BEFORE.exec(fold(item))?.[0].length ?? 0).trim();
  const match = LEVEL.exec(bare);
  const level = match?.groups?.['level'] ?? '';
  return match && levelOf(level) ? `${bare.slice(0, match.index)} (${level})` : bare;
}
