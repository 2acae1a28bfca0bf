import type { Language } from '@foothold/contract';
import type { GuideContext, StepChatInput } from '../../../../guide.ts';
import { currencyOf } from '../../../../profile/currency.ts';
import { remembered } from '../../../../text/remembered.ts';
import { goesOn } from '../../goes-on.ts';
import { FigureWriter } from '../figure-writer.ts';
import { earlierOwn, isRefused } from '../in-talk.ts';
import { readSum } from '../reading.ts';
import { likelihood as sumLikelihood } from '../unsure.ts';
import { figuresTold, isOfLife, isTakenOf, tellsOfReturns } from '../sums.ts';
import type { Found } from './decode.ts';
import { meantFollowUp, meantSum } from './reader.ts';
import { writeMeant } from './write-meant.ts';

/** From here on most readings of a message come to one result: of what may ask for a sum, and of anything. */
export const SURE = { first: 0.6, following: 0.8 };
export const VERY_SURE = { first: 0.8, following: 0.9 };
/** Less likely a sum, a message that says so by no word is none. */
const LEAST_OF_SUM = 0.2;
/** Messages about something else after which a sum is forgotten. */
const FORGOTTEN_AFTER = 3;
/** Earlier messages that a sum is looked for in: each is read anew. */
const MESSAGES_BACK = 4;

const firstOf = remembered(meantSum);

/** The sum that a message begins or goes on with; null where too few readings agree. */
function soundSum(message: string, before: Found | null, language: Language, sure: typeof SURE = SURE): Found | null {
  if (isOfLife(message, language) || tellsOfReturns(message, language)) return null;
  if (before && isTakenOf(message, language)) return null;
  const isSure = (found: Found | null, least: number) => (found !== null && found.share >= least ? found : null);
  const first = isSure(firstOf(message, language), sure.first);
  // Who tells several figures tells another sum, unless it begins as what goes on does.
  const mayFollow = before !== null && (goesOn(message) || figuresTold(message, language) <= 1);
  const following = mayFollow ? isSure(meantFollowUp(message, before, language), sure.following) : null;
  if (!first || !following) return first ?? following;
  return goesOn(message) || following.share > first.share ? following : first;
}

/** The sum that was spoken of last, with everything said of it since. */
function sumBefore(earlier: readonly string[], language: Language): Found | null {
  let last: Found | null = null;
  let since = 0;
  for (const message of earlier) {
    const found = soundSum(message, last, language);
    since = found ? 0 : since + 1;
    last = found ?? (since < FORGOTTEN_AFTER ? last : null);
  }
  return last;
}

/** The currency that is named in any of some messages, the last first. */
function currencyIn(messages: readonly string[], language: Language): string | null {
  for (const message of messages.toReversed()) {
    const named = readSum(message, language)?.parts.find(({ currency }) => currency !== null)?.currency;
    if (named) return named;
  }
  return null;
}

/**
 * The sum that a message asks for, written out, by what was learnt of how people tell their figures; null where too few
 * readings of it come to the same, and where it is refused.
 */
export function meantInTalk(
  { message, history, profile }: StepChatInput,
  { language }: GuideContext,
  sure: typeof SURE = SURE,
): string | null {
  if (isRefused(message)) return null;
  if (sure !== SURE && sumLikelihood(message) < LEAST_OF_SUM) return null;
  const earlier = earlierOwn(history)
    .slice(-MESSAGES_BACK)
    .filter((one) => !isRefused(one));
  const found = soundSum(message, sumBefore(earlier, language), language, sure);
  if (!found) return null;
  const currency = currencyIn([...earlier, message], language) ?? currencyOf(profile);
  const { working, means } = writeMeant(found.ask, found.meant, found.result, new FigureWriter(language, currency));
  return [...working, means.join(' ')].join('\n\n');
}
