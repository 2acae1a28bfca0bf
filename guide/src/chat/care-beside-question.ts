import type { Language } from '@foothold/contract';
import { askedCare, careFor } from '../care/care.ts';
import type { Care } from '../reader/danger.ts';
import { clausesOf, read } from '../text/phrases.ts';
import { allAsks, isBriefQuestion } from './asks.ts';
import type { Ask, ChatIntent } from './intents.ts';
import { joining } from './lexicon.ts';

const DASHES = /\s[-–—]+\s|[–—]/u;

/** Who is to be played, and what they are to say, tells nothing of the person who asks it. */
const played: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['act', 'instructions']);

/** The clauses of a message, those too that a dash or a word as “because” joins. */
function clausesIn(message: string): string[] {
  return clausesOf(message)
    .flatMap((clause) => clause.split(DASHES))
    .flatMap((clause) => {
      const cuts = read(clause).flatMap(({ forms, from }) => (forms.some((form) => joining.has(form)) ? [from] : []));
      return [0, ...cuts].map((from, at) => clause.slice(from, cuts[at] ?? clause.length).trim());
    })
    .filter((clause) => clause !== '');
}

/**
 * What stands beside the one clause that asks something; of several, it can't be told which one asks and which one only
 * sounds so (“I don’t feel like it any more”), and none is excused.
 */
function besideQuestion(message: string): string[] {
  if (allAsks(message).some(({ intent }) => played.has(intent))) return [];
  const clauses = clausesIn(message);
  const asking = clauses.filter((clause) => allAsks(clause).length > 0);
  if (clauses.length === 1 || asking.length === 0) return [];
  return asking.length > 1 ? clauses : clauses.filter((clause) => !asking.includes(clause));
}

/**
 * What to say to a known brief question in which somebody may be in danger: it has to be plainer, since it is a question,
 * and that excuses only itself. Where the whole is heard as any other message would be, and a clause beside the question as
 * well, it is asked about; a clause alone is never sure.
 */
function careBesideQuestion(message: string, language: Language, place: string): Care | null {
  const care = careFor(message, language, place, true);
  if (care !== null || careFor(message, language, place) === null) return care;
  const isHeard = besideQuestion(message).some((clause) => careFor(clause, language) !== null);
  return isHeard ? askedCare(language, place) : null;
}

/** A message of a talk: its words as they were typed, what it asks, and whether it is known to be no cry for another reason. */
export interface TalkMessage {
  typed: string;
  /** As it was understood, where that differs. */
  message: string;
  asks: readonly Ask[];
  known: boolean;
}

/** What to say to a message of a talk in which somebody may be in danger. */
export function careInTalk({ typed, message, asks, known }: TalkMessage, language: Language, place = ''): Care | null {
  return !known && isBriefQuestion(message, asks)
    ? careBesideQuestion(typed, language, place)
    : careFor(typed, language, place, known);
}
