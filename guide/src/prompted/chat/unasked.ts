import type { Language } from '@foothold/contract';
import { allAsks, asksOf } from '../../chat/asks.ts';
import { careInTalk } from '../../chat/care-beside-question.ts';
import type { ChatIntent } from '../../chat/intents.ts';
import { isMinor } from '../../understand/minor.ts';
import { chatWords } from '../../chat/words.ts';
import { speaksOfIncome } from '../containment/verdict.ts';
import { fixedWords } from '../containment/fixed-words.ts';

/** Answered by fixed words: what a model might obey, play or advise to somebody's harm. */
const fixed: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'illegal',
  'expert',
  'instructions',
  'act',
  'ai',
  'health',
  'investment',
]);

/** What no part in a scene is: something that has no rules, or a way around those of the guide. */
const ESCAPE =
  /(?<!\p{L})(?:ai|a\.i\.|ia|chatgpt|gpt|dan|bots?|chatbots?|assistants?|models?|machines?|unrestricted|unfiltered|uncensored|hackers?|(?:no|without|any|sans|sin|sem) (?:\p{L}+ )?(?:rules?|limits?|filters?|r[eè]gles?|limites?|filtres?|reglas?|l[ií]mites?|filtros?|regras?)|instructions?|instrucciones|instruç[oõ]es|consignes?|asistente|assistente|modelo|modèle|robot|robô|בוט|רובוט|מודל|בינה מלאכותית|עוזר(?:ת)?|הוראות|בלי כללים|ללא כללים|בלי גבולות|בלי הגבלות)(?!\p{L})/iu;
const ROLE =
  /pretend (?:to be|you are)|act as|role ?play|fai(?:s|tes) semblant|jeu de r[oô]le|joue[rz]? le r[oô]le|finge (?:ser|que eres)|haz (?:como si|de cuenta|el papel)|act[uú]a como|juego de rol|finja (?:ser|que)|fa[cç]a (?:de conta|o papel)|aja como|interprete o papel|(?:ל?העמיד|תעמידי?|העמד) פנים|(?:תתנהגי?|להתנהג) כמו|משחק תפקידים/giu;

/** Playing somebody to talk to is a way to practise, and no new role: what is said then is read as any answer is. */
function isPractice(message: string): boolean {
  if (ESCAPE.test(message)) return false;
  const rest = message.replace(ROLE, ' ');
  return rest !== message && asksOf(rest).every(({ intent }) => !fixed.has(intent));
}

/** What else than money may be put into something: asking about that is asking about work. */
const INVESTED_WORK =
  /(?<!\p{L})(?:invest\p{L}*|inv(?:ert|iert|irt)\p{L}*|[הולכשמ]*השק[יע]\p{L}*|תשקיעי?|אשקיע|משקיע\p{L}*)(?:[ \u00A0]+[\p{L}\p{N}'’-]+){0,3}?[ \u00A0]+(?:(?:d|l)['’])?(?:time|hours?|minutes?|days?|weeks?|weekends?|evenings?|mornings?|afternoons?|efforts?|energy|work|temps|heures?|jours?|semaines?|soir\p{L}*|matin\p{L}*|énergie|travail|tiempo|horas?|minutos?|días?|semanas?|tardes?|noches?|mañanas?|esfuerzos?|energía|trabajo|tempo|dias?|noites?|manhãs?|esforços?|energia|trabalho|זמן|שעה|שעות|שעתיים|ימים|ערב|ערבים|שבוע|שבועות|מאמץ|אנרגיה|עבודה)(?!\p{L})/giu;

function isAboutWork(message: string): boolean {
  const rest = message.replace(INVESTED_WORK, ' ');
  return rest !== message && allAsks(rest).every(({ intent }) => intent !== 'investment');
}

/** Longest question about what answers here, in words; in a longer one “AI” is a subject. */
const SHORT = 8;

function isAboutAi(message: string): boolean {
  return message.trim().split(/\s+/u).length <= SHORT && allAsks(message).length === 1;
}

/** Whether an income is to be promised, or named; “will it work?” and “should I give a guarantee?” are for the model. */
const wantsIncome = (message: string) => /\d/u.test(message) || speaksOfIncome(message);

/**
 * What is to be said to a message without asking any model: fixed words, or `built-in` for the built-in guide's own
 * answer; null when a model may be asked. `cleared`: the person said that no danger was meant.
 */
export function unasked(message: string, language: Language, cleared = false): { text: string } | 'built-in' | null {
  const asks = asksOf(message);
  // What is to be played is said by somebody else: it has to be plainer before it is taken for the person's own.
  const care = cleared ? null : careInTalk({ typed: message, message, asks, known: isPractice(message) }, language);
  if (care || isMinor(message)) return 'built-in';
  for (const { intent } of asks) {
    if (intent === 'instructions' && isPractice(message)) continue;
    if (intent === 'investment' && isAboutWork(message)) continue;
    if (intent === 'ai' && !isAboutAi(message)) continue;
    if (intent === 'instructions') return { text: fixedWords[language].instructions };
    if (intent === 'ai') return { text: fixedWords[language].who };
    if (fixed.has(intent) || (intent === 'guarantee' && wantsIncome(message))) return 'built-in';
  }
  return null;
}

/** What is said below any answer to a message about law or tax: that others must answer it. */
export function notesFor(message: string, language: Language): string[] {
  const { notes } = chatWords[language];
  const found = new Set(allAsks(message).map(({ intent }) => intent));
  return (['legal', 'tax'] as const).filter((topic) => found.has(topic)).map((topic) => notes[topic]);
}
