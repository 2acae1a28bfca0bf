import type { Language } from '@foothold/contract';
import { topicsIn } from '../profile/facts.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, read } from '../text/phrases.ts';
import { type Limits, placeToldIn } from '../understand/limits.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
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

/** The limits with what a feedback, or a note on a declined idea, asks for beside them. */
export function tightened(limits: Limits, feedback: string, language?: Language): Limits {
  if (feedback.trim() === '') return limits;
  const wishes = wishesIn(feedback);
  // “Teaching on the internet is nothing for me, I would rather …” wants nothing on the internet.
  const { wished } = partedByPreference(feedback, language);
  const wants = (intent: string) => wished.some((clause) => wishesIn(clause).some((wish) => wish.intent === intent));
  const asks = (intent: string) => wishes.some((wish) => wish.intent === intent);
  const fewer = limits.hours === null ? FEW_HOURS : Math.max(2, limits.hours / 2);
  const wider = limits.hours === null ? null : limits.hours * 1.5;
  const place =
    placeToldIn(feedback, language) ?? (wants('online') ? 'online' : wants('local') ? 'local' : limits.place);
  return {
    ...limits,
    place,
    hours: hoursPerWeekIn(feedback) ?? (asks('less-time') ? fewer : asks('more-time') ? wider : limits.hours),
    band: asks('cheaper') ? 0 : limits.band,
    spared: asks('cheaper') ? 0 : limits.spared,
    ruledOut: new Set([...limits.ruledOut, ...ruledOutIn(feedback, language)]),
  };
}
