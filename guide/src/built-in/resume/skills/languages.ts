import type { SkillItem } from '@foothold/contract';
import { anyOf, fold } from '../../../resume/fold.ts';
import type { Line } from '../lines.ts';
import { levelOf } from '../../../resume/skills/level.ts';
import { languageNames } from './language-names.ts';
import { splitItems } from './split-items.ts';

const NAME = new RegExp(anyOf(languageNames), 'u');
/** ו (and) may be grown together with a Hebrew name. */
const NAMES = new RegExp(`${NAME.source.replace('(?:', '(?:ו(?=[א-ת]))?(?<name>')}`, 'gu');
const EDGES = /^[\s:：()[\]|,–—-]+|[\s:：()[\]|,.–—-]+$/gu;

/** True when a text names a language people speak. */
export function namesLanguage(text: string): boolean {
  return NAME.test(fold(text));
}

/** The languages of one section as skills, with the level printed beside them. Anything else is left out. */
export function languagesOf(lines: readonly Line[]): SkillItem[] {
  return lines.flatMap((line) => line.cells.flatMap(splitItems).flatMap(languageIn));
}

/** "English and Hebrew (fluent)" are two, of which nobody said which is fluent. */
function languageIn(text: string): SkillItem[] {
  const found = [...fold(text).matchAll(NAMES)].map((match) => {
    const name = match.groups?.['name'] ?? '';
    const end = match.index + match[0].length;
    return { start: end - name.length, end };
  });
  const [only] = found;
  if (!only) return [];
  const rest = `${text.slice(0, only.start)} ${text.slice(only.end)}`.replace(EDGES, '');
  const level = found.length > 1 ? undefined : levelOf(rest);
  return found.map(({ start, end }) => ({ name: text.slice(start, end), level: level ?? 'beginner', notes: '' }));
}
