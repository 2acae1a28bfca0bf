import type { ReadText } from '../../../text/phrases.ts';
import { hoursPerWeekIn, numberIn } from '../../../understand/quantities.ts';
import { isIn } from '../../../chat/changes/lexicon.ts';
import { type Passage, type Span, within } from './passage.ts';

/** A number of the profile as it is now. */
export interface ProfileWish {
  kind: 'profile';
  field: 'hours_per_week' | 'budget_per_month';
  value: number;
}

/** The number that words name, in digits if there are any: “a” may be one, and is mostly none. */
function numberAmong(words: ReadText): number | undefined {
  const digits = words.map(({ forms: [word = ''] }) => word).find((word) => /^\d{1,6}$/u.test(word));
  return digits === undefined ? words.map(numberIn).find((one) => one !== undefined && one > 1) : Number(digits);
}

/** “My hours to 10”, “my budget to 150 a month”. */
export function setInProfile(passage: Passage, rest: Span): ProfileWish[] {
  for (const [key, field] of [
    ['hours', 'hours_per_week'],
    ['budget', 'budget_per_month'],
  ] as const) {
    const named = within(passage, key, rest).find(({ start }) => start - rest.start <= 1);
    if (!named) continue;
    const number = numberAmong(passage.text.slice(named.end, rest.end));
    if (number !== undefined) return [{ kind: 'profile', field, value: number }];
  }
  return [];
}

const HOURS_MAX_AWAY = 4;
/** “From now on I only have”, and “thanks” behind it. */
const MOST_BEFORE = 6;
const MOST_BEHIND = 2;
const LONGEST = 8;

/** “I have 4 hours a week now”: what is said of today only is no change of the profile. */
export function owned(passage: Passage, rest: Span): ProfileWish[] {
  const { text, lexicon, message } = passage;
  const unit = text
    .slice(rest.start, Math.min(rest.end, rest.start + HOURS_MAX_AWAY))
    .findIndex((word) => isIn(lexicon.words('hour'), word));
  const isNow = passage.all('now').some(({ end }) => end <= rest.end);
  // Said on the way to a question, it is no news.
  const isAll = rest.start <= MOST_BEFORE && text.length <= rest.end + MOST_BEHIND && rest.end <= rest.start + LONGEST;
  const isToday = passage.all('today').some(({ start, end }) => end <= rest.end && start >= rest.start - 2);
  if (unit < 0 || !isNow || isToday || !isAll || message.includes('?')) return [];
  const value = hoursPerWeekIn(message.slice(text[rest.start]?.from, text[rest.end - 1]?.to));
  return value === null ? [] : [{ kind: 'profile', field: 'hours_per_week', value }];
}
