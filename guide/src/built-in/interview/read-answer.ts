import type { Language } from '@foothold/contract';
import { cut } from '../text/quote.ts';
import { afterCue, educationCue, goalCue, hobbyCue, locationCue, skillCue } from './cues.ts';
import type { AskedField, Said } from './fields.ts';
import { readExperience, readJobs } from './read-experience.ts';
import { readGoal, readSkills } from './read-items.ts';
import { readAge, readBudget, readHours, speaksOfEarning } from './read-numbers.ts';

const TEXT_LENGTH = 2_000;
const PLACE_LENGTH = 200;

/** Where a new statement begins behind “and”, in five languages. */
const NEW_STATEMENT =
  /\s+and\s+(?=i\b|i['’]|my\b|have\b|love\b|live\b)|\s+et\s+(?=je\b|j['’]|mon\b|mes\b)|\s+y\s+(?=me\b|soy\b|tengo\b|vivo\b|quiero\b|trabaj|sé\b)|\s+e\s+(?=eu\b|moro\b|tenho\b|gosto\b|quero\b|trabalh|sei\b)|\s+ו(?=אני\b|אני\s|גר|אוהב|עובד|רוצה|יש לי)/giu;

interface Statement {
  text: string;
  /** Behind a comma: it may go on with the list before it. */
  continues: boolean;
}

/** The statements of a message, in order: sentences and lines, and within them the parts between commas. */
export function statementsOf(message: string): Statement[] {
  return message.split(/[;!?\n]+|\.(?!\d)/u).flatMap((sentence) =>
    sentence
      .split(/,(?!\d)/u)
      .flatMap((part, index) =>
        part.split(NEW_STATEMENT).map((text, at) => ({ text: text.trim(), continues: index > 0 && at === 0 })),
      )
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );
}

function textAfter(clause: string, field: 'location' | 'hobbies' | 'education', cue: RegExp, limit: number): Said[] {
  const rest = afterCue(clause, cue);
  return rest ? [{ field, value: cut(rest, limit) }] : [];
}

/** What one statement says by itself, whatever was asked. The first reading that fits wins. */
function readStatement(clause: string, asked: AskedField | null, language: Language): Said[] {
  const goal = afterCue(clause, goalCue);
  if (goal) {
    const read = readGoal(goal, language);
    if (read) return [{ field: 'goals', value: read }];
  }
  const numbers = [readHours(clause, asked), readBudget(clause, asked), readAge(clause, asked)].find(
    (said) => said.length > 0,
  );
  if (numbers) return numbers;
  if (speaksOfEarning(clause) && /\d/u.test(clause)) {
    const read = readGoal(clause, language);
    if (read) return [{ field: 'goals', value: read }];
  }
  const skills = afterCue(clause, skillCue);
  if (skills) return readSkills(skills).map((value) => ({ field: 'skills', value }));
  for (const [field, cue, limit] of [
    ['location', locationCue, PLACE_LENGTH],
    ['education', educationCue, TEXT_LENGTH],
    ['hobbies', hobbyCue, TEXT_LENGTH],
  ] as const) {
    const said = textAfter(clause, field, cue, limit);
    if (said.length > 0) return said;
  }
  const experience = readExperience(clause, false);
  return experience ? [{ field: 'experience', value: experience }] : [];
}

/** What said nothing by itself, read as the answer to the question: in statements, and `whole` as it was written. */
function readAsAsked(clauses: string[], whole: string, asked: AskedField, language: Language): Said[] {
  switch (asked) {
    case 'experience':
      return readJobs(clauses).map((value) => ({ field: 'experience', value }));
    case 'skills':
      return clauses.flatMap(readSkills).map((value) => ({ field: 'skills', value }));
    case 'goals': {
      const value = readGoal(whole, language);
      return value ? [{ field: 'goals', value }] : [];
    }
    case 'location':
      return [{ field: 'location', value: cut(whole, PLACE_LENGTH) }];
    case 'hobbies':
    case 'education':
    case 'notes':
      return [{ field: asked, value: cut(whole, TEXT_LENGTH) }];
    default:
      return [];
  }
}

/** Words that answer nothing by themselves: “no, 5 hours” says the hours only. */
const FILLER =
  /^(?:no|yes|yeah|ok|okay|well|hi|hello|please|non|oui|bonjour|sí|si|hola|bueno|não|sim|olá|כן|לא|אוקיי|שלום)$/iu;

/** Longest part of a list that goes on behind a comma, in words. */
const LISTED_WORDS = 8;

/** “I can sew, bake and drive”: a short part behind a comma belongs to the list it continues. */
function continuing(text: string, list: Said['field'] | undefined): Said[] {
  if (text.split(/\s+/u).length > LISTED_WORDS) return [];
  if (list === 'skills') return readSkills(text).map((value) => ({ field: 'skills', value }));
  return list === 'hobbies' ? [{ field: 'hobbies', value: cut(text, TEXT_LENGTH) }] : [];
}

/**
 * Everything a message says, several facts from one sentence included. What says nothing by itself answers the question
 * that was asked; nothing is guessed beyond that.
 */
export function readAnswer(message: string, asked: AskedField | null, language: Language): Said[] {
  const said: Said[] = [];
  const rest: string[] = [];
  let list: Said['field'] | undefined;
  for (const { text, continues } of statementsOf(message)) {
    const read = readStatement(text, asked, language);
    const found = read.length > 0 || !continues ? read : continuing(text, list);
    list = found.at(-1)?.field;
    said.push(...found);
    if (found.length === 0 && !FILLER.test(text)) rest.push(text);
  }
  if (asked === null || rest.length === 0 || said.some((one) => one.field === asked)) return said;
  const whole = said.length === 0 ? message.trim() : rest.join(', ');
  return [...said, ...readAsAsked(rest, whole, asked, language)];
}
