import type { Profile } from '@foothold/contract';
import type { Need } from '../catalogue/schema.ts';
import type { Idea } from '../guide.ts';
import { limitsOf, needsAskedIn } from './limits.ts';

/** What a person is not to be asked for, in sentences as little as in facts. */
export function ruledOutFor(profile: Profile): ReadonlySet<Need> {
  const { ruledOut, place } = limitsOf(profile);
  return place === 'online' ? new Set<Need>([...ruledOut, 'homes']) : ruledOut;
}

/** Whether a text of ours asks for nothing that was ruled out. */
export function asksNothingOf(text: string, ruledOut: ReadonlySet<Need>): boolean {
  return ruledOut.size === 0 || ![...needsAskedIn(text)].some((need) => ruledOut.has(need));
}

/** What somebody wrote themselves, as we quote it, asks for nothing. */
const QUOTED = /\u2068[^\u2069]*\u2069/gu;

/** What an idea says of itself, without what it quotes of somebody. */
export function ownSentences({ title, short_description, detailed_description, fit }: Idea): string {
  const said = [title, short_description, detailed_description, fit.first_customer].join('\n');
  return said.replace(QUOTED, ' ');
}

/** Whether an idea's own sentences ask for nothing that was ruled out; numbers and hours are checked elsewhere. */
export function isWithin(idea: Idea, ruledOut: ReadonlySet<Need>): boolean {
  return asksNothingOf(ownSentences(idea), ruledOut);
}
