import { ASSISTANT, type Profile } from '@foothold/contract';
import { meant } from '../care/care.ts';
import { careAnswerIn } from '../care/answered.ts';
import type { ChatTurn, OnboardingInput } from '../guide.ts';
import { fold } from '../text/fold.ts';
import { isCare } from './conversation.ts';
import { notedBy, type Noted } from './correct/noted.ts';
import type { Mention } from './fields.ts';
import { asNotes, keptOf } from './kept.ts';
import { limitKindsIn, limitsOfKinds } from './limit-kinds.ts';
import { apartFrom, onlyApart, plainBeside } from './plain-facts.ts';
import type { ReadingContext } from './reading/context.ts';
import { languagesOf } from './reading/language.ts';
import { cleaned, flat } from './reading/message.ts';
import { wordsOf } from './reading/refusals.ts';
import { withSaid } from './updates.ts';

/** A message that was answered with care before it was read. */
interface SetAside {
  message: string;
  /** Whether the danger was plain, or the person said that it was there. */
  sure: boolean;
  /** Whether what it told was kept since: it may have been deleted after that. */
  kept: boolean;
  /** Fields of which the plain facts were kept beside the question. */
  noted: ReadonlySet<Mention['field']>;
}

/** As many messages in a row are taken up; reading more would keep others waiting. */
const MOST = 6;

/** The messages that care answered last, one behind the other, oldest first. */
function setAside(history: readonly ChatTurn[]): SetAside[] {
  const found: SetAside[] = [];
  for (let at = history.length - 1; at > 0 && found.length < MOST; at -= 2) {
    const [told, reply] = [history[at - 1], history[at]];
    if (!reply || !isCare(reply) || told?.sender !== 'user') break;
    const sure = reply.record?.act === 'answered-with-care' || found[0]?.sure === true;
    const isAnswer = sure && careAnswerIn(told.content)?.rest === '';
    // “Yes” says nothing by itself, but that what stands before it was meant.
    const message = isAnswer ? '' : cleaned(told.content);
    const kept = reply.record?.waiting_kept === true || found[0]?.kept === true;
    const noted = new Set(reply.record?.before.map(({ field }) => field as Mention['field']));
    found.unshift({ message, sure, kept, noted });
  }
  return found;
}

/** What a turn is about, once somebody was asked whether all is well. */
export interface Cleared {
  input: OnboardingInput;
  /** Whether the message that is read is one of which they said that it was misread. */
  cleared: boolean;
  /** Whether they said so of what was asked about, which is read besides. */
  well: boolean;
  /** Whether they said that it is not. */
  confirmed: boolean;
  /** Whether all they said is “yes”, to care that asked nothing: there is nothing to say again. */
  agreed: boolean;
}

/** What is to be read of a turn: what was written before, where somebody says that it was misread, or what goes on. */
export function clearedBy(said: OnboardingInput): Cleared {
  const { input, cleared } = meant(said);
  const last = said.history.at(-1);
  const answer = isCare(last) ? careAnswerIn(said.message) : null;
  if (cleared || answer === null) return { input, cleared, well: cleared, confirmed: false, agreed: false };
  const rest = { input: { ...said, message: answer.rest }, cleared: false };
  const agreed = answer.isYes === true && last?.record?.act === 'answered-with-care';
  return { ...rest, well: answer.isWell, confirmed: !answer.isWell, agreed };
}

/**
 * What the messages told that care answered, now that somebody goes on. Of one that was asked about everything is kept but
 * what may belong to the cry, and that as well where they say that all is well. Of one in which the danger was plain, only what
 * kind of work is out, in words of ours: the danger itself is written down nowhere. What was kept since, or beside the question,
 * is not kept again.
 */
export function toldBeforeCare(
  history: readonly ChatTurn[],
  profile: Profile,
  heard: ReadingContext,
  well: boolean,
): Mention[] {
  return setAside(history).flatMap((one) => {
    const { message, sure } = one;
    const told = toldIn(one, profile, heard, well);
    if (one.kept) return told;
    const known = withSaid(profile, told);
    const kinds = limitKindsIn(message, heard.language, !sure);
    return [...told, ...limitsOfKinds(kinds, { ...known, language: heard.language })];
  });
}

/** What is kept of a message that was set aside, but for the kinds of work that are out. */
function toldIn({ message, sure, kept, noted }: SetAside, profile: Profile, heard: ReadingContext, well: boolean) {
  if (sure) return [];
  const { language } = heard;
  const read = keptOf(message, profile, { ...heard, languages: languagesOf(flat(message), language) }, well);
  const plain = plainBeside(message, language);
  const isNoted = (one: Mention) => noted.has(one.field) && plain.holds(one.field, wordsOf(one));
  const all = [...read.kept, ...asNotes(read.kept.length > 0 ? read.unread : [])].flatMap((one) =>
    isNoted(one) ? restOfJob(one, profile) : [one],
  );
  const apart = apartFrom(message, language);
  if (!well) return kept ? [] : all.flatMap((one) => onlyApart(one, apart) ?? []);
  return kept ? all.filter((one) => !apart.holds(one.field, wordsOf(one))) : all;
}

/** Of a job that was written down beside the question, what waited: whose it was and for how long. None where it is gone. */
function restOfJob(one: Mention, { experiences }: Profile): Mention[] {
  if (one.field !== 'experience') return [];
  const { value } = one;
  const known = experiences.find(({ role_title }) => fold(role_title) === fold(value.role_title));
  if (!known) return [];
  const company_name = known.company_name ?? value.company_name;
  const duration_months = known.duration_months || value.duration_months;
  return [{ ...one, value: { ...known, company_name, duration_months } }];
}

/** What was written down beside the questions about danger that stand last, the newest first. */
export function notedBesideCare(history: readonly ChatTurn[]): Noted[] {
  const talk = history.findLastIndex(({ sender }, at) => sender === ASSISTANT && !isCare(history[at]));
  return history
    .slice(talk + 1)
    .toReversed()
    .flatMap((turn) => notedBy(turn) ?? []);
}
