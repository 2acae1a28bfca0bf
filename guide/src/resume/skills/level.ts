import type { SkillLevel } from '@foothold/contract';
import { fold, wordsOf } from '../fold.ts';
import { levelWords } from './level-words.ts';

const levels = new Map<string, SkillLevel>(
  (Object.keys(levelWords) as SkillLevel[]).flatMap((level) =>
    levelWords[level].map((words) => [wordsOf(words).join(' '), level] as const),
  ),
);
/** The level stands in brackets or after a colon or dash, never as a part of the name ("Advanced life support"). */
const BRACKETS = /^(?<name>.+?)\s*[([](?<level>[^)\]]*)[)\]]\s*$/u;
const AFTER = /^(?<name>.+?)\s*(?:[:：]|\s[-–—|])\s*(?<level>[^:–—|]+)$/u;
/** Bars, stars and "80 %" are drawings of a level; what they mean nobody printed. */
const DRAWN = /\s*(?:[★☆●○■□▪▫•]{2,}|\(?\d{1,3}\s?%\)?|\b\d{1,2}\s?\/\s?(?:5|10)\b)\s*$/u;

/** Longer texts name no single skill; searching them backwards for brackets would take long. */
const MAX_LENGTH = 200;

/** A name without the level printed beside it; `level` undefined when none is printed. */
export function splitLevel(text: string): { name: string; level: SkillLevel | undefined } {
  if (text.length > MAX_LENGTH) return { name: text, level: undefined };
  const undrawn = text.replace(DRAWN, '');
  const bare = undrawn === text ? text.trim() : undrawn.replace(/[\s:：–—-]+$/u, '');
  for (const pattern of [BRACKETS, AFTER]) {
    const groups = pattern.exec(bare)?.groups;
    const level = groups && levelOf(groups['level'] ?? '');
    if (groups && level) return { name: groups['name'] ?? '', level };
  }
  return { name: bare, level: undefined };
}

/** The level a text names when it says nothing else: "Advanced", "niveau B2", "רמה בינונית". */
export function levelOf(text: string): SkillLevel | undefined {
  const printed = levels.get(wordsOf(text).join(' '));
  if (printed) return printed;
  const words = wordsOf(fold(text)).filter((word) => !['level', 'niveau', 'nivel', 'knowledge', 'user'].includes(word));
  const whole = levels.get(words.join(' '));
  if (whole || words.length > 4) return whole;
  const first = words[0] ?? '';
  return /^[abc][12]$/.test(first)
    ? levels.get(first)
    : words.length > 1
      ? levels.get(words.slice(0, 2).join(' '))
      : undefined;
}
