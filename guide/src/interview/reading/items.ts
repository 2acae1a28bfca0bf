import { type Goal, goalTypes, type Language, type SkillLevel } from '@foothold/contract';
import { oneLine } from '../../text/quote.ts';
import { PhraseBook, read } from '../../text/phrases.ts';
import type { MentionedSkill } from '../fields.ts';
import { goalBooks } from './goal-words/words.ts';
import { flat } from './message.ts';
import { openGoalType } from '../../understand/goal-type.ts';
import { readMoneyGoal } from '../../understand/money-goal.ts';
import { purposeSaid } from '../../understand/purpose.ts';
import { cut, purposeWordsIn, withoutIn } from '../../understand/purpose-words/words.ts';
import { namesEarning } from './number-mentions.ts';

const SKILL_LENGTH = 100;
const GOAL_LENGTH = 300;

const level = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

const levels: readonly (readonly [level: SkillLevel, pattern: RegExp])[] = [
  [
    'advanced',
    level(
      'advanced|expert|fluent(?:ly)?|native|very good|really good|great|excellent(?:e)?|professional(?:ly)?|very well|avancee?|confirmee?|couramment|courant|tres bonne?|tres bien|experte?|avanzad[oa]|expert[oa]|muy buen[oa]?|muy bien|nativ[oa]|avancad[oa]|fluente|muito bo[am]|muito bem|craque|fera|מתקדם|מתקדמת|מתקדמים|מומחה|מומחית|ברמה גבוהה|רמה גבוהה|שוטף|שוטפת|מצוין|מצוינת|טוב מאוד|טובה מאוד|ממש טוב|ממש טובה|שפת אם',
    ),
  ],
  [
    'intermediate',
    level(
      'intermediate|medium|quite good|pretty good|decent|ok level|intermediaire|moyen|assez bonne?|assez bien|pas mal|intermedi[oa]|medio|nivel medio|bastante bien|intermediari[oa]|nivel medio|razoavel|בינוני|בינונית|לא רע|די טוב|די טובה',
    ),
  ],
  [
    'beginner',
    level(
      'beginner|basic|basics|a little|a bit of|some|debutante?|bases?|un peu|notions|basic[oa]|principiante|un poco|algo|iniciante|um pouco|nocoes|מתחיל|מתחילה|בסיסי|בסיסית|קצת|ברמה בסיסית',
    ),
  ],
];

/** The level a text names; null when it names none. */
export function levelIn(text: string): SkillLevel | null {
  const folded = flat(text);
  return levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** What may stand around a level and says no more of it: “fairly advanced”, “די ברמה גבוהה”. */
const AROUND_LEVEL = new RegExp(
  "(?<!\\p{L})(?:i'm|i am|at|an?|about|fairly|quite|pretty|rather|very|really|level|niveau|de|a|un|je suis|assez|plutot|tres|nivel|bastante|muy|soy|sou|muito|bem|um|ברמה|רמה|אני|די|ממש|מאוד|יחסית)(?!\\p{L})",
  'gu',
);

/** Whether words say how well something is known and nothing else: of “baking, fairly advanced” only baking is a skill. */
function isLevelAlone(text: string): boolean {
  const folded = flat(text);
  const rest = levels.reduce((left, [, pattern]) => left.replace(pattern, ' '), folded);
  return rest !== folded && !/\p{L}/u.test(rest.replace(AROUND_LEVEL, ' '));
}

/** Hebrew words that begin with the letter that elsewhere is “and”: curtains, roses, a vet, a committee, an argument. */
const WITH_VAV =
  'ילון|ילונות|רד(?:ים)?(?!\\p{L})|טרינר|ידאו|יטמין|יטרי|ועד|עדי?[הםת](?!\\p{L})|יכוח|ואטסאפ|אטסאפ|וטסאפ|ינטג|ופל|רוד(?!\\p{L})|יסות';
const AND = new RegExp(`[,;\\n•·/&+]| (?:and|et|y|e|וגם) | ו(?!${WITH_VAV})(?=\\p{L}{3})`, 'iu');

/** The parts of a list as people type one. */
export function listItems(text: string): string[] {
  return text
    .split(AND)
    .map((item) => item.trim())
    .filter((item) => /\p{L}{2}/u.test(item));
}

const SKILL_LEAD =
  /^(?:[-:\s]+|(?:and|et|y|e|וגם|just|only|maybe|mostly|to|at|in|with|en|de|d'|du|des|de la|le|la|les|el|los|las|o|a|com|em|os|as|an?|also|aussi|tambien|tambem|גם|את|של)(?!\p{L})['\s]*)+/u;

const NO_SKILL = /^(?:nothing|not much|none|anything|rien|aucune?|nada|ningun|nenhum|כלום|בכלום|שום)(?!\p{L})/u;
const MAYBE = /(?:\s|^)(?:i guess|i think|maybe|probably|peut-etre|je crois|quizas|creo|talvez|acho|אולי)[\s.]*$/u;

function skillOf(item: string): MentionedSkill | null {
  if (NO_SKILL.test(flat(item)) || isLevelAlone(item)) return null;
  const found = levelIn(item);
  const sure = item.slice(0, item.length - (MAYBE.exec(flat(item))?.[0].length ?? 0));
  let text = sure.replace(/\s*[([][^)\]]*[)\]]?\s*/gu, ' ').trim();
  for (const [, pattern] of levels) {
    const hit = pattern.exec(flat(text));
    if (!hit || hit[0].length >= text.length) continue;
    const rest = `${text.slice(0, hit.index)}${text.slice(hit.index + hit[0].length)}`;
    if (/\p{L}{2}/u.test(rest)) text = rest;
  }
  const lead = SKILL_LEAD.exec(flat(text))?.[0].length ?? 0;
  const hebrew = /^ב(?=[\u05D0-\u05EA]{3})/u.test(text) && /^בל[\u05D0-\u05EA]/u.test(text) ? 1 : 0;
  const name = oneLine(
    text.slice(lead + hebrew).replace(/(?:\s(?:level|niveau|nivel|nível|ברמה))?[-–:=\s]*$/u, ''),
    SKILL_LENGTH,
  );
  return /\p{L}{2}/u.test(name) ? { name, level: found } : null;
}

/** Skills out of a list in free text, each with its level when one is said; `lead` may say it for all. */
export function skillsIn(text: string, lead = ''): MentionedSkill[] {
  const all = levelIn(lead);
  const prefixed = /(?:טוב|חזק|מצוין|שולט|מבין)/u.test(lead) && /^ב(?=[\u05D0-\u05EA]{3})/u.test(text);
  return listItems(prefixed ? text.slice(1) : text).flatMap((item) => {
    const skill = skillOf(item);
    return skill ? [{ ...skill, level: skill.level ?? all }] : [];
  });
}

type GoalKind = 'earn' | 'impact' | 'time' | 'learn' | 'work';

const goalWords: Record<Exclude<GoalKind, 'earn'>, string> = {
  impact: 'impact|community|comunidad|comunidade|impacto|להשפיע|קהילה',
  time: 'free time|freedom|flexible|liberté|temps libre|libertad|tiempo libre|liberdade|tempo livre|חופש|זמן פנוי|גמישות',
  learn: 'learn|apprendre|aprender|ללמוד',
  work: 'own business|be my own boss|quit my job|mon entreprise|mi propio negocio|meu próprio negócio|עסק משלי|עצמאי|עצמאית',
};

const goalBook = new PhraseBook<GoalKind>(
  Object.entries(goalWords).flatMap(([kind, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, kind as GoalKind] as const),
  ),
);

/** The goal's type as people read it, where it is not what it is for. */
const otherTypes: Record<Language, Record<Exclude<GoalKind, 'earn' | 'impact'>, string>> = {
  en: { time: 'more free time', learn: 'learn', work: 'my own business' },
  he: { time: 'יותר זמן פנוי', learn: 'ללמוד', work: 'עסק משלי' },
  fr: { time: 'plus de temps libre', learn: 'apprendre', work: 'ma propre activité' },
  es: { time: 'más tiempo libre', learn: 'aprender', work: 'mi propio negocio' },
  pt: { time: 'mais tempo livre', learn: 'aprender', work: 'meu próprio negócio' },
};

/** Whether a goal names an amount of money: “600 a month”, and not “2 km” or “12 books”. */
const namesMoney = (text: string) => readMoneyGoal(text, goalTypes.en.earn) !== null;

/** Whether a goal says of itself what it is for; an amount of money is to be earned. */
export function saysWhatFor(text: string): boolean {
  return goalKindOf(text) !== undefined;
}

function goalKindOf(value: string): GoalKind | undefined {
  const isSum = namesMoney(value);
  const said = purposeWordsIn(value);
  if (said.has('unpaid') && !isSum) return 'impact';
  if (isSum || said.has('earning') || (namesEarning(flat(cut(value, withoutIn(value)))) && !said.has('denied')))
    return 'earn';
  const [named] = goalBook.valuesIn(read(value));
  const isForOthers = named === undefined && purposeSaid(value) === 'impact';
  return isForOthers ? 'impact' : named;
}

/** Whether a text only leads up to a wish: “and otherwise”, “et sinon”. */
function isLeadAlone(text: string, language: Language): boolean {
  const words = read(text);
  const leads = goalBooks[language].findAll(words).filter(({ value }) => value === 'self');
  return words.every((_, at) => leads.some(({ start, end }) => start <= at && at < end));
}

/** A goal in the person's words; its type by what it speaks of, open where it does not say what it is for. */
export function goalIn(text: string, language: Language): Goal | null {
  const value = oneLine(text, GOAL_LENGTH);
  if (!/[\p{L}\p{N}]{2}/u.test(value) || isLeadAlone(value, language)) return null;
  const kind = goalKindOf(value);
  const types = { ...otherTypes[language], ...goalTypes[language] };
  return { goal_type: kind ? types[kind] : openGoalType[language], value };
}
