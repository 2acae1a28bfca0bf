import type { Language, Profile } from '@foothold/contract';
import { heardLawfully } from './against-law.ts';
import { waitsAsCry } from './care-beside-limits.ts';
import type { Mention } from './fields.ts';
import { heldBack } from './held-back.ts';
import { limitsLost } from './limit-kinds.ts';
import { besideKnown } from './reading/beside-known.ts';
import type { ReadingContext } from './reading/context.ts';
import type { Hearing } from './reading/hear.ts';
import { flat } from './reading/message.ts';
import { KIN } from './reading/number-mentions.ts';
import { wordsOf } from './reading/refusals.ts';
import { withDenial } from './reading/told-clauses.ts';
import { asMeant } from './reading/taken-back.ts';
import { withSaid } from './updates.ts';

/** What a message says to somebody who knows the profile, and what of it is written down. */
export interface Kept extends Hearing {
  kept: Mention[];
  /** What is kept in the notes as it was said, since nothing was understood of it. */
  unread: string[];
  /** Whether something was left out because it breaks the law. */
  refused: boolean;
  /** Whether something may be despair, or all of it a cry, and waits until it is said that it is not. */
  held: boolean;
}

/** As many parts of a message as are kept without being understood; a story of which nothing is understood is none. */
const MOST_UNREAD = 3;
/** What says something: a word, and no number alone. */
const SAYS = /\p{L}{2}/u;

/**
 * What was not understood beside what was: kept in the notes as it was said, unless it is asked back, may be despair, or
 * is about somebody else.
 */
function keptAsSaid({ unread, unsure }: Hearing, message: string, language: Language, cleared: boolean): string[] {
  const asked = unsure === null ? null : flat(wordsOf(unsure));
  const isAsked = (text: string) => asked !== null && (text.includes(asked) || asked.includes(text));
  const isOwn = (text: string) => !KIN.test(flat(text)) && !isAsked(flat(text));
  // A number by itself says nothing, and words without their denial the opposite.
  const kept = unread
    .filter((text) => SAYS.test(text) && isOwn(text))
    .slice(0, MOST_UNREAD)
    .map((text) => withDenial(text, message, language));
  const held = cleared
    ? []
    : heldBack(
        kept.map((value) => ({ field: 'notes', value })),
        message,
      );
  return kept.filter((text) => !held.some((one) => wordsOf(one) === text));
}

/** What a message rules out and nothing that was heard of it does: kept in the notes as it was said, but for despair. */
function lostIn(
  message: string,
  said: readonly Mention[],
  { profile, heard, cleared }: { profile: Profile; heard: ReadingContext; cleared: boolean },
): string[] {
  const known = { ...withSaid(profile, said), language: heard.language };
  const lost = limitsLost(message, { profile: known, said }, heard);
  const held = cleared || lost.length === 0 ? [] : heldBack(asNotes(lost), message);
  return lost.filter((text) => !held.some((one) => wordsOf(one) === text));
}

/** What is kept of a message. `cleared`: somebody said that no despair is meant. */
export function keptOf(message: string, profile: Profile, heard: ReadingContext, cleared: boolean): Kept {
  const meant = asMeant(message, heard);
  const { hearing, message: lawful, refused } = heardLawfully(meant, heard);
  const told = besideKnown(hearing, lawful, profile, heard);
  const { unsure } = hearing;
  const held = cleared ? [] : heldBack([...told, ...(unsure ? [unsure] : [])], meant);
  const kept = told.filter((one) => !held.includes(one));
  const unread = keptAsSaid(hearing, lawful, heard.language, cleared);
  return {
    ...hearing,
    kept: [
      ...kept,
      ...asNotes(
        lostIn(lawful, [...kept, ...asNotes(unread), ...(unsure ? [unsure] : [])], { profile, heard, cleared }),
      ),
    ],
    unread,
    refused,
    held: held.length > 0 || (!cleared && waitsAsCry(told, meant, heard.language)),
    unsure: unsure && held.includes(unsure) ? null : unsure,
  };
}

/** What was not understood, as it is written down. */
export function asNotes(unread: readonly string[]): Mention[] {
  return unread.map((value) => ({ field: 'notes', value }));
}
