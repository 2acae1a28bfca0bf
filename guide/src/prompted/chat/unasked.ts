import type { Language } from '@foothold/contract';
import { allAsks, asksOf } from '../../built-in/chat/asks.ts';
import type { ChatIntent } from '../../built-in/chat/intents.ts';
import { isMinor } from '../../built-in/chat/minor.ts';
import { chatWords } from '../../built-in/chat/words.ts';
import { careFor } from '../../care/care.ts';
import { fixedWords } from '../containment/fixed-words.ts';

/** Answered by fixed words: what a model might obey, play or advise to somebody's harm. */
const fixed: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'illegal',
  'expert',
  'instructions',
  'act',
  'ai',
  'guarantee',
  'health',
  'investment',
]);

const CUSTOMER = /customer|client|buyer|acheteu|cliente|comprador|לקוח|קונה/iu;
const ROLE =
  /pretend (?:to be|you are)|act as|role ?play|fai(?:s|tes) semblant|jeu de r[oô]le|joue[rz]? le r[oô]le|finge (?:ser|que eres)|haz (?:como si|de cuenta|el papel)|act[uú]a como|juego de rol|finja (?:ser|que)|fa[cç]a (?:de conta|o papel)|aja como|interprete o papel|(?:ל?העמיד|תעמידי?|העמד) פנים|(?:תתנהגי?|להתנהג) כמו|משחק תפקידים/giu;

/** Playing a customer is a way to practise, and no new role. */
function isPractice(message: string): boolean {
  if (!CUSTOMER.test(message)) return false;
  const rest = message.replace(ROLE, ' ');
  return rest !== message && asksOf(rest).every(({ intent }) => !fixed.has(intent));
}

/** Longest question about what answers here, in words; in a longer one “AI” is a subject. */
const SHORT = 8;

function isAboutAi(message: string): boolean {
  return message.trim().split(/\s+/u).length <= SHORT && allAsks(message).length === 1;
}

/**
 * What is to be said to a message without asking any model: fixed words, or `built-in` for the built-in guide's own
 * answer; null when a model may be asked. `cleared`: the person said that no danger was meant.
 */
export function unasked(message: string, language: Language, cleared = false): { text: string } | 'built-in' | null {
  const asks = asksOf(message);
  const care = cleared ? null : careFor(message, language, '', asks.length > 0);
  if (care || isMinor(message)) return 'built-in';
  for (const { intent } of asks) {
    if (intent === 'instructions' && isPractice(message)) continue;
    if (intent === 'ai' && !isAboutAi(message)) continue;
    if (intent === 'instructions') return { text: fixedWords[language].instructions };
    if (intent === 'ai') return { text: fixedWords[language].who };
    if (fixed.has(intent)) return 'built-in';
  }
  return null;
}

/** What is said below any answer to a message about law or tax: that others must answer it. */
export function notesFor(message: string, language: Language): string[] {
  const { notes } = chatWords[language];
  const found = new Set(allAsks(message).map(({ intent }) => intent));
  return (['legal', 'tax'] as const).filter((topic) => found.has(topic)).map((topic) => notes[topic]);
}
