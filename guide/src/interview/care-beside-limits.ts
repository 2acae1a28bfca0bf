import type { AskedField, Language } from '@foothold/contract';
import { askedCare, careFor } from '../care/care.ts';
import { BY_OTHERS, type Care } from '../reader/danger.ts';
import { withoutIdioms } from '../care/distress.ts';
import { mayHoldCry } from '../care/held-back.ts';
import { alarmOf, dangerHeard, dangerKind } from '../reader/safety.ts';
import { edgeWords } from './reading/edge-words/words.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';

const PARTS = /[^.,;:!?\n()…]+[.,;:!?\n()…]*/gu;

/** Where so many words stand beside its limits, a message tells more than those. */
const TELLS = 5;

/** What is joined by “and” to a limit and is none: “I don't drive, and at night …”; a few words more are of the limit. */
function besideLimit(part: string, language: Language): string {
  return part
    .split(edgeWords[language].joins)
    .filter((one) => ruledOutIn(one, language).size === 0 && alarmOf(one).words >= TELLS)
    .join(' ');
}

/** A message without what says that somebody can't or won't do something at work. */
function withoutLimits(message: string, language: Language): string {
  return message.replace(PARTS, (part) =>
    ruledOutIn(part, language).size > 0 ? ` ${besideLimit(part, language)} ` : part,
  );
}

/** Whether what a message sounds of is done by others: who is kept in or not paid says so in the words of a limit. */
export function isByOthers(message: string): boolean {
  return BY_OTHERS.has(dangerKind(withoutIdioms(message)));
}

/** From here on danger is heard in what tells more: what is no longer possible is a cry as often as a limit then. */
const HEARD_BESIDE = 0.54;

/** Whether danger is heard in a message that holds limits, of which something else is left without them. */
function isHeardBeside(message: string, rest: string): boolean {
  return alarmOf(rest).words >= TELLS && dangerHeard(withoutIdioms(message)) >= HEARD_BESIDE;
}

/**
 * What to say to somebody who may be in danger. “I can't lift since the operation” has the words of distress and is a
 * limit of work: where a message tells one, it has to be plainer as a whole, and what stands beside it is read by itself.
 * What others do to them (“she doesn't let me out”) is asked about all the same, as is what is louder among other things or sure as a whole.
 */
export function careBesideLimits(message: string, language: Language, place: string, known: boolean): Care | null {
  const care = careFor(message, language, place, known);
  const rest = care === null ? message : withoutLimits(message, language);
  if (rest === message) return care;
  const beside = careFor(rest, language, place, known);
  if (beside?.sure) return beside;
  const plainer = careFor(message, language, place, true) ?? beside;
  if (plainer !== null) return plainer;
  return care?.sure || isByOthers(message) || isHeardBeside(message, rest) ? askedCare(language, place) : null;
}

/** Fields that say what somebody can't or won't do, or keep what was said: no job, place or wish of theirs. */
const SAID: ReadonlySet<AskedField> = new Set(['limits', 'dislikes', 'notes']);

/**
 * Whether facts of a message wait, since all of it may be a cry. What it says of limits is no sign of that unless others
 * set them; where it tells of nothing else, it waits no sooner than care is said to it.
 */
export function waitsAsCry(facts: readonly { field: AskedField }[], message: string, language: Language): boolean {
  if (!facts.some(({ field }) => !SAID.has(field))) return false;
  return mayHoldCry(message) && (isByOthers(message) || mayHoldCry(withoutLimits(message, language)));
}
