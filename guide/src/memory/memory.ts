import type { Profile } from '@foothold/contract';
import { dayAt, dayOf } from '../text/calendar.ts';
import { readMoney } from '../text/money.ts';
import { hoursPerWeekIn } from '../understand/quantities.ts';
import type { Memory } from '../guide.ts';

/** What a guide is told, as far as it is about that. */
interface Now {
  memory?: readonly Memory[];
  /** Milliseconds since the epoch. */
  now: number;
}

/** Most entries that are told, the newest. */
const MOST = 60;

/** What is remembered and still holds, newest first: the last day of an entry belongs to it. */
export function lasting({ memory = [], now }: Now): Memory[] {
  const today = dayAt(now);
  return memory.filter(({ until }) => until === null || (dayOf(until) ?? today) >= today).slice(0, MOST);
}

/** The words of what is remembered and still holds. */
export function toldIn(context: Now): string {
  return lasting(context)
    .map(({ text }) => text)
    .join('\n');
}

/** Hours a week that somebody may have for a while; more is a sum of something else. */
const MOST_HOURS = 80;

function hoursIn(text: string): number | null {
  const hours = hoursPerWeekIn(text);
  return hours !== null && hours <= MOST_HOURS ? hours : null;
}

/**
 * The profile as it is for the time being: the hours and the money that what is remembered names for a time, the newest
 * first, and notes to keep to behind the person's own. What was tried or said by others is no wish of theirs.
 */
export function profileNow(profile: Profile, context: Now): Profile {
  const entries = lasting(context);
  if (entries.length === 0) return profile;
  const timed = entries.filter(({ kind }) => kind === 'for_now').map(({ text }) => text);
  const hours = timed.map(hoursIn).find((one) => one !== null);
  const budget = timed.map(readMoney).find((money) => money !== null && money.currency !== null)?.amount;
  // What is asked once more of another guide has them already.
  const kept = entries
    .filter(({ kind, text }) => (kind === 'note' || kind === 'for_now') && !profile.notes.includes(text))
    .map(({ text }) => text);
  return {
    ...profile,
    notes: [profile.notes, ...kept].filter((text) => text !== '').join('\n'),
    resources: {
      ...profile.resources,
      ...(hours !== undefined && { hours_per_week: hours }),
      ...(budget !== undefined && { budget_per_month: budget }),
    },
  };
}

/** A question with the profile as it is for the time being. */
export function forNow<Input extends { profile: Profile }>(input: Input, context: Now): Input {
  const profile = profileNow(input.profile, context);
  return profile === input.profile ? input : { ...input, profile };
}

/** An ability that is asked with the profile as it is for the time being. */
export function heeding<Input extends { profile: Profile }, Context extends Now, Said>(
  ask: (input: Input, context: Context) => Said,
): (input: Input, context: Context) => Said {
  return (input, context) => ask(forNow(input, context), context);
}
