import type { Language } from '@foothold/contract';
import { topicsIn } from '../profile/facts.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, read } from '../text/phrases.ts';
import type { RuledOutKind } from '../understand/learnt-needs/classes.ts';
import { learntNeeds } from '../understand/learnt-needs/learnt-needs.ts';
import { isNeed, type Limits, placeToldIn, RULED_OUT_FROM } from '../understand/limits.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
import { isFar } from './complaint-words/words.ts';
import { partedByPreference } from './preferred.ts';
import { hoursPerWeekIn } from '../understand/quantities.ts';
import { wishesIn } from '../understand/wishes.ts';

/** Topics that a feedback turns down: “no cleaning”, “nothing with animals”. */
export function declinedTopics(feedback: string): Set<string> {
  // `topicsIn` leaves denied words out; without the negation they would be read as wanted.
  const denied = clausesOf(feedback).flatMap((clause) => {
    const words = read(clause);
    const from = words.findIndex((_, index) => isNegated(words, index));
    return from < 0 ? [] : [...topicsIn(clause.slice(words[from]?.from ?? 0))];
  });
  const wanted = topicsIn(feedback);
  return new Set(denied.filter((topic) => !wanted.has(topic)));
}

/** Hours a week for who wants fewer and never named any. */
const FEW_HOURS = 4;

/** How likely a kind has to be for a feedback to rule it out: of what stands before a wish as of notes, else more. */
const HEARD_OUT = { before: RULED_OUT_FROM.notes, alone: 0.35 };

/** What a feedback rules out as the reader hears it that learnt from people: “evenings are for my family”. */
function heardOut(feedback: string, language: Language): ReadonlySet<RuledOutKind> {
  const { before, prefers } = partedByPreference(feedback, language);
  const likely = [...learntNeeds(prefers ? before.join('. ') : feedback, language)];
  const from = prefers ? HEARD_OUT.before : HEARD_OUT.alone;
  return new Set(likely.flatMap(([kind, share]) => (share >= from ? [kind] : [])));
}

/** What a feedback says of time and place: not how far away something is, and of nothing that is hard on somebody. */
function timeAndPlaceIn(feedback: string, language?: Language): string {
  const isAside = (clause: string) => isFar(clause, language) || ruledOutIn(clause, language).has('standing');
  const clauses = clausesOf(feedback);
  return clauses.some(isAside) ? clauses.filter((clause) => !isAside(clause)).join('. ') : feedback;
}

/** The limits with what a feedback, or a note on a declined idea, asks for beside them. */
export function tightened(limits: Limits, feedback: string, language?: Language): Limits {
  if (feedback.trim() === '') return limits;
  const told = timeAndPlaceIn(feedback, language);
  const wishes = wishesIn(told);
  // “Teaching on the internet is nothing for me, I would rather …” wants nothing on the internet.
  const { wished } = partedByPreference(told, language);
  const wants = (intent: string) => wished.some((clause) => wishesIn(clause).some((wish) => wish.intent === intent));
  const asks = (intent: string) => wishes.some((wish) => wish.intent === intent);
  const fewer = limits.hours === null ? FEW_HOURS : Math.max(2, limits.hours / 2);
  const wider = limits.hours === null ? null : limits.hours * 1.5;
  const heard = language === undefined ? new Set<RuledOutKind>() : heardOut(feedback, language);
  const place = placeToldIn(told, language) ?? (wants('online') ? 'online' : wants('local') ? 'local' : limits.place);
  const isCheap = asks('cheaper') || heard.has('capital');
  return {
    ...limits,
    place,
    hours: hoursPerWeekIn(told) ?? (asks('less-time') ? fewer : asks('more-time') ? wider : limits.hours),
    band: isCheap ? 0 : limits.band,
    spared: isCheap ? 0 : limits.spared,
    ruledOut: new Set([...limits.ruledOut, ...ruledOutIn(feedback, language), ...[...heard].filter(isNeed)]),
  };
}
