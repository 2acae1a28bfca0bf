import { toldHours } from '@foothold/contract';
import type { Words } from '../catalogue/load.ts';
import { sentences } from '../ideas/write-idea.ts';
import { hoursPhrase } from '../phrases/phrases-for.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { joined } from '../text/joined.ts';

/** How much work a plan holds, and about how many weeks that is at the person's hours. */
export function paceSentence(minutes: number, hours: number | null, words: Words): string {
  const { shared, language } = words;
  const total = counted(Math.max(1, toldHours(minutes)), shared.counted.hours, language);
  if (hours === null || hours === 0) return fill(shared.plan.pace_unknown, { total });
  const weeks = Math.max(1, Math.ceil(minutes / 60 / hours));
  return fill(shared.plan.pace, {
    total,
    hours: hoursPhrase(hours, words),
    weeks: counted(weeks, shared.counted.weeks, language),
  });
}

/** “First customer: …” as a line of its own; empty when nobody is known. */
export function firstCustomerLine(who: string | null, { shared }: Words): string {
  return who === null ? '' : fill(shared.plan.first_customer, { text: who });
}

/** The first whole sentence of a text; all of it when it has no end. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/u.exec(text)?.[0] ?? text;
}

/** The plan in a line or two: what it builds on, who is asked first, and its pace. */
export function planDescription(
  minutes: number,
  hours: number | null,
  { builtOn, firstCustomer }: { builtOn: readonly string[]; firstCustomer: string | null },
  words: Words,
): string {
  const facts = joined(builtOn, words.language);
  return sentences(
    builtOn.length > 0 ? fill(words.shared.plan.facts, { facts }) : '',
    firstCustomerLine(firstCustomer === null ? null : firstSentence(firstCustomer), words),
    paceSentence(minutes, hours, words),
  );
}
