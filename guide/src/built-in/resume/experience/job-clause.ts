import { fold, anyOf } from '../../../resume/fold.ts';
import { wordList } from '../../../resume/word-list.ts';
import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { isPlace } from '../../../resume/person/place.ts';
import { inPieces } from './in-pieces.ts';
import { COMMA, piecesOf, trimEdges } from './pieces.ts';
import { isSelfEmployed } from './self-employed.ts';

/** "I worked as a", "Fui", "עבדתי כ": how people begin to tell of a job in a sentence. */
const WORKED = new RegExp(
  `^(?:${anyOf(
    wordList(`
    i have worked as, i worked as, i was, worked as, i have been, i served as, served as, i am, employed as, working as, i
    work as, also, then, before that, before, currently, now, j'ai travaillé comme, j'ai travaillé en tant que, j'ai
    travaillé en tant qu', j'ai été, travaillé comme, je suis, j'étais, actuellement, puis, ensuite, avant, aussi, he
    trabajado de, he trabajado como, trabajé de, trabajé como, trabajo de, trabajo como, fui, he sido, soy, también,
    luego, después, antes, actualmente, trabalhei como, trabalhei de, trabalho como, trabalho de, fui, sou, também,
    depois, antes, atualmente, já fui, já trabalhei como, הייתי, אני, שירתתי בתור, עבדתי בתור, שירתתי, גם, לפני כן, אחר כך,
    כיום
  `),
  )}[\\s,:]+)+(?:(?:a|an|the|un|une|el|la|um|uma)\\s+)?|^(?:עבדתי|שירתתי|מועסקת?|עובדת?)\\s+כ(?=[א-ת]{2})`,
  'u',
);
/** Words looked at for the role, and words a clause may have in all. */
const ROLE_WITHIN = 5;
const MAX_WORDS = 14;

/**
 * What names the job in "Trabalhei como agricultor no meu sítio de 1985 a 2024" and in "Driver for DHL from 2011":
 * the text before the dates, without the verb; undefined when it doesn't begin with a role or names no employer.
 */
export function jobClause(before: string): string | undefined {
  const verb = WORKED.exec(fold(before));
  const clause = trimEdges(before.slice(verb?.[0].length ?? 0));
  const words = clause.split(' ');
  if (words.length > MAX_WORDS || /[.!?:]\s/.test(clause) || !namesRole(words.slice(0, ROLE_WITHIN).join(' ')))
    return undefined;
  const parts = piecesOf(clause).flatMap(inPieces);
  const [role = '', name = '', ...more] = clause.split(COMMA);
  const isNamed = more.length === 0 && namesRole(role) && /^[\p{Lu}\u05D0-\u05EA]/u.test(name) && !isPlace(name);
  return verb !== null || parts.length > 1 || isNamed || isSelfEmployed(name) || namesEmployer(clause)
    ? clause
    : undefined;
}
