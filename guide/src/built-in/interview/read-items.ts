import type { Goal, Language, SkillItem, SkillLevel } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { oneLine } from '../text/quote.ts';
import { PhraseBook, read } from '../text/phrases.ts';
import { speaksOfEarning } from './read-numbers.ts';

const SKILL_LENGTH = 100;
const GOAL_LENGTH = 300;

const levels: readonly (readonly [level: SkillLevel, pattern: RegExp])[] = [
  [
    'advanced',
    /(?<!\p{L})(?:advanced|expert|fluent(?:ly)?|very good|excellent|professional(?:ly)?|avancee?|confirmee?|couramment|avanzad[oa]|expert[oa]|avancad[oa]|fluente|מתקדם|מתקדמת|מומחה|מומחית|ברמה גבוהה|שוטף|שוטפת)(?!\p{L})/u,
  ],
  [
    'intermediate',
    /(?<!\p{L})(?:intermediate|quite good|pretty good|decent|intermediaire|assez bien|intermedi[oa]|intermediari[oa]|bastante bien|בינוני|בינונית|לא רע)(?!\p{L})/u,
  ],
  [
    'beginner',
    /(?<!\p{L})(?:beginner|basic|a little|some|debutante?|un peu|principiante|basic[oa]|un poco|iniciante|um pouco|מתחיל|מתחילה|בסיסי|בסיסית|קצת)(?!\p{L})/u,
  ],
];

/** The parts of a list as people type one. */
export function listItems(text: string): string[] {
  return text
    .split(/[,;\n•·/]+|\s+(?:and|et|y|e|וגם)\s+|\s+ו(?=\p{L}{3})/iu)
    .map((item) => item.trim())
    .filter((item) => /\p{L}{2}/u.test(item));
}

function skillOf(text: string): SkillItem | null {
  const folded = fold(text);
  const level = levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'beginner';
  const bracketless = text.replace(/\s*[([][^)\]]*[)\]]\s*/gu, ' ');
  const words = bracketless.split(/\s+/u).filter((word, index, all) => {
    const inLevel = levels.some(([, pattern]) => pattern.test(fold(word)));
    return !(inLevel && all.length > 1) && !(index === all.length - 1 && /^[-–:]$/u.test(word));
  });
  const name = oneLine(words.join(' ').replace(/^[-–:\s]+|[-–:\s]+$/gu, ''), SKILL_LENGTH);
  return /\p{L}{2}/u.test(name) ? { name, level, notes: '' } : null;
}

/** Skills out of a list in free text, each with its level when one is said; beginner otherwise. */
export function readSkills(text: string): SkillItem[] {
  return listItems(text).flatMap((item) => skillOf(item) ?? []);
}

type GoalKind = 'earn' | 'impact' | 'time' | 'learn' | 'work';

const goalWords: Record<Exclude<GoalKind, 'earn'>, string> = {
  impact:
    'impact|help people|help others|community|aider|comunidad|ayudar|ajudar|comunidade|impacto|להשפיע|לעזור|קהילה',
  time: 'free time|freedom|flexible|liberté|temps libre|libertad|tiempo libre|liberdade|tempo livre|חופש|זמן פנוי|גמישות',
  learn: 'learn|apprendre|aprender|ללמוד',
  work: 'own business|be my own boss|quit my job|mon entreprise|mi propio negocio|meu próprio negócio|עסק משלי|עצמאי|עצמאית',
};

const goalBook = new PhraseBook<GoalKind>(
  Object.entries(goalWords).flatMap(([kind, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, kind as GoalKind] as const),
  ),
);

/** The goal's type as people read it. */
const goalTypes: Record<Language, Record<GoalKind, string>> = {
  en: { earn: 'earn', impact: 'have an impact', time: 'more free time', learn: 'learn', work: 'my own business' },
  he: { earn: 'להרוויח', impact: 'להשפיע', time: 'יותר זמן פנוי', learn: 'ללמוד', work: 'עסק משלי' },
  fr: {
    earn: 'gagner',
    impact: 'avoir un impact',
    time: 'plus de temps libre',
    learn: 'apprendre',
    work: 'ma propre activité',
  },
  es: {
    earn: 'ganar',
    impact: 'tener impacto',
    time: 'más tiempo libre',
    learn: 'aprender',
    work: 'mi propio negocio',
  },
  pt: {
    earn: 'ganhar',
    impact: 'ter impacto',
    time: 'mais tempo livre',
    learn: 'aprender',
    work: 'meu próprio negócio',
  },
};

/** A goal in the person's words; its type by what it speaks of, earning when nothing else is named. */
export function readGoal(text: string, language: Language): Goal | null {
  const value = oneLine(text, GOAL_LENGTH);
  if (!/[\p{L}\p{N}]{2}/u.test(value)) return null;
  const [kind] = speaksOfEarning(text) ? (['earn'] as const) : goalBook.valuesIn(read(text));
  return { goal_type: goalTypes[language][kind ?? 'earn'], value };
}
