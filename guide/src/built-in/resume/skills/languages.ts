import type { SkillItem } from '@foothold/contract';
import { anyOf, fold } from '../fold.ts';
import type { Line } from '../lines.ts';
import { levelOf } from './level.ts';
import { languageNames } from './language-names.ts';
import { splitItems } from './split-items.ts';

const NAME = new RegExp(anyOf(languageNames), 'u');
const EDGES = /^[\s:：()[\]|,–—-]+|[\s:：()[\]|,.–—-]+$/gu;

/** True when a text names a language people speak. */
export function namesLanguage(text: string): boolean {
  return NAME.test(fold(text));
}

/** The languages of one section as skills, with the level printed beside them. Anything else is left out. */
export function languagesOf(lines: readonly Line[]): SkillItem[] {
  return lines.flatMap((line) => line.cells.flatMap(splitItems).flatMap(languageIn));
}

function languageIn(text: string): SkillItem[] {
  const match = NAME.exec(fold(text));
  if (!match) return [];
  const end = match.index + match[0].length;
  const rest = `${text.slice(0, match.index)} ${text.slice(end)}`.replace(EDGES, '');
  return [{ name: text.slice(match.index, end), level: levelOf(rest) ?? 'beginner', notes: '' }];
}
