import { AGE_MIN, isYesNoField, type Language, languages, type Profile } from '@foothold/contract';
import type { GuideContext, OnboardingInput, ReplyEvent } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { careReply, meant } from '../../care/care.ts';
import { careBesideLimits } from '../../interview/care-beside-limits.ts';
import { lawWords } from '../../care/law.ts';
import { careWords } from '../../care/words.ts';
import { isUnlawful } from '../../reader/safety.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { answerCorrection, takenBackIn } from './answer-correction.ts';
import { correctWords } from './correct/correct-words.ts';
import { justNoted } from '../../interview/correct/noted.ts';
import { answerRequest, startedOver } from './answer-request.ts';
import { askedLast, didLast, nextQuestion } from '../../interview/conversation.ts';
import type { Mention } from '../../interview/fields.ts';
import { heldBack } from '../../interview/held-back.ts';
import { answerAskedBack, isTapped, leftUnanswered, withPurpose, withReading } from './ask-back.ts';
import { makesSense } from './makes-sense.ts';
import { besideKnown } from '../../interview/reading/beside-known.ts';
import { hear, type Hearing } from '../../interview/reading/hear.ts';
import { KIN } from '../../interview/reading/number-mentions.ts';
import { wordsOf } from '../../interview/reading/refusals.ts';
import type { ReadingContext } from '../../interview/reading/context.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { cleaned, flat, passageOf } from '../../interview/reading/message.ts';
import type { Reading } from '../../interview/reading/read-message.ts';
import { yesNoMentions } from '../../interview/reading/yes-no.ts';
import { giveWay, isQuestion, requestIn } from '../../interview/requests.ts';
import { asking, changing, saying, type Turn } from '../../interview/turn.ts';
import { heldBy, withSaid } from '../../interview/updates.ts';
import { interviewWords } from '../../interview/words.ts';

const ageIn = (said: readonly Mention[]) => said.findLast(({ field }) => field === 'age')?.value as number | undefined;

/** Nothing was understood: said so, and asked differently; after two misses with a word about the form. */
function missing(input: OnboardingInput, { asked, language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const next = nextQuestion(input.profile, input.history);
  const missedBefore = asked !== null && next?.field !== asked;
  const { text, ...question } = asking(next, language);
  return { paragraphs: [words.not_understood, missedBefore ? words.form : null, text], updates: [], ...question };
}

function answering(input: OnboardingInput, { said, unread, refused }: Told, { language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const readings = new Set(said.flatMap((one) => one.reading ?? []));
  return changing(input, withSaid(input.profile, said), language, {
    lead: words.noted,
    unchanged: words.known,
    behind: [
      refused ? lawWords[language].unwritten : null,
      ...[...readings].map((reading) => words.readings[reading]),
      unread[0] === undefined ? null : fill(words.unread, { words: quote(unread[0], language) }),
    ],
  });
}

/** What a message says, and whether something of it was left out because it breaks the law. */
interface Told extends Reading {
  unsure: Mention | null;
  refused: boolean;
  /** Whether something of it may be despair, and waits until it is said that it is not. */
  held: boolean;
}

/** Fields that hold what somebody wants to do: where that breaks the law, none of them is filled. */
const wanted = new Set(['goals', 'skills', 'hobbies']);

/**
 * What the message before said, where it was asked whether all is well and nothing of it was kept, and the person now goes
 * on with something else: they said that they are well in their own way, and need not tell their life again.
 */
function passedOver(history: OnboardingInput['history'], profile: Profile, heard: ReadingContext): Mention[] {
  const [before, reply] = history.slice(-2);
  const isOpen = reply?.record?.act === 'asked-of-danger' && (reply.updates?.length ?? 0) === 0;
  if (!isOpen || before?.sender !== 'user') return [];
  const message = cleaned(before.content);
  const refused = isUnlawful(message, true);
  const told = besideKnown(hear(message, heard), message, profile, heard);
  const held = heldBack(told, message);
  return told.filter((one) => !held.includes(one) && !(refused && wanted.has(one.field)));
}

/** As many parts of a message as are kept without being understood; a story of which nothing is understood is none. */
const MOST_UNREAD = 3;

/**
 * What was not understood beside what was: kept in the notes as it was said, unless it is asked back, may be despair, or
 * is about somebody else.
 */
function keptAsSaid({ unread, unsure }: Hearing, message: string, cleared: boolean): string[] {
  const asked = unsure === null ? null : flat(wordsOf(unsure));
  const isAsked = (text: string) => asked !== null && (text.includes(asked) || asked.includes(text));
  const isOwn = (text: string) => !KIN.test(flat(text)) && !isAsked(flat(text));
  const kept = unread.filter(isOwn).slice(0, MOST_UNREAD);
  const held = cleared
    ? []
    : heldBack(
        kept.map((value) => ({ field: 'notes', value })),
        message,
      );
  return kept.filter((text) => !held.some((one) => wordsOf(one) === text));
}

/** What a message says to somebody who knows the profile. */
function heardIn({ profile, message, history }: OnboardingInput, heard: ReadingContext, cleared: boolean): Told {
  const hearing = hear(message, heard);
  const told = besideKnown(hearing, message, profile, heard);
  const refused = isUnlawful(message, true);
  const wishes = refused ? told.filter(({ field }) => !wanted.has(field)) : told;
  const unsure = refused ? null : hearing.unsure;
  const held = cleared ? [] : heldBack([...wishes, ...(unsure ? [unsure] : [])], message);
  const kept = wishes.filter((one) => !held.includes(one));
  const said = [
    ...passedOver(history, profile, heard),
    ...kept,
    ...yesNoMentions(flat(message), heard.asked),
    ...leftUnanswered(history, flat(message), kept),
  ];
  const unread = refused || said.length === 0 ? [] : keptAsSaid(hearing, message, cleared);
  said.push(...unread.map((value): Mention => ({ field: 'notes', value })));
  return {
    ...hearing,
    unread,
    said,
    refused,
    held: held.length > 0,
    unsure: unsure && held.includes(unsure) ? null : unsure,
  };
}

/** What was understood is kept; what may be despair is asked about, and nothing else is talked of. */
function askingBack(input: OnboardingInput, { said }: Told, language: Language): Turn {
  const words = interviewWords[language];
  const { paragraphs, updates } = changing(input, withSaid(input.profile, said), language, {
    lead: words.noted,
    unchanged: words.known,
  });
  return {
    paragraphs: [
      updates.length > 0 ? (paragraphs[0] ?? null) : null,
      careReply('unsure', language, input.profile.location),
    ],
    updates,
    suggestions: [careWords[language].misread],
    asks: null,
    act: 'asked-of-danger',
  };
}

/** Whether a message surely tells facts, whatever it begins with: a number, how long work was done, or several things. */
function tellsMore(said: readonly Mention[], message: string): boolean {
  const fields = new Set(said.map(({ field }) => field).filter((field) => field !== 'notes'));
  const isSure = said.some(
    (one) => typeof one.value === 'number' || (one.field === 'experience' && one.value.duration_months > 0),
  );
  return !isQuestion(message) && (isSure || fields.size > 1);
}

/** Whether a message is understood as a command: one that we know, or one that changes what is written down. */
function isCommand({ profile, history, message }: OnboardingInput, sent: string, language: Language): boolean {
  if (requestIn(sent) !== null) return true;
  const corrected = correctWords(profile, passageOf(cleaned(message)), justNoted(history), languagesOf(sent, language));
  return corrected?.kind === 'changed';
}

function turnOf(said: OnboardingInput, { language, now }: GuideContext): Turn {
  const { input: given, cleared } = meant(said);
  const words = interviewWords[language];
  const asked = askedLast(given.history);
  if (given.message.trim() === '') {
    const { text, ...opening } = asking(nextQuestion(given.profile, given.history), language);
    return { paragraphs: [text], updates: [], ...opening };
  }
  const sent = flat(cleaned(given.message));
  const known = isCommand(given, sent, language);
  // An answer that we put there is our wording, read with what it answers.
  const plain = { asked, language, languages: languagesOf(sent, language), now };
  // All words of “no, not me, my sister” are those of a correction: there are none left to hear danger in.
  const isDenial = takenBackIn(given, cleaned(given.message), plain)?.plain === true;
  const care =
    cleared || isDenial || isTapped(given.history, sent)
      ? null
      : careBesideLimits(given.message, language, given.profile.location, known);
  if (care) {
    const asksBack = care.sure
      ? { suggestions: [] }
      : { suggestions: [careWords[language].misread], act: 'asked-of-danger' as const };
    return { paragraphs: [care.text], updates: [], asks: null, ...asksBack };
  }
  const message = cleaned(given.message);
  const input = { ...given, message };
  const folded = flat(message);
  const heard: ReadingContext = {
    asked,
    language,
    languages: languagesOf(folded, language),
    now,
    age: input.profile.age,
    hasWork: input.profile.experiences.length > 0,
  };
  const back = answerAskedBack(input, folded, language);
  if (back) return back;
  const last = didLast(input.history);
  const reading = heardIn(input, heard, cleared);
  const age = ageIn(reading.said);
  const young = last === 'too-young' && age === undefined;
  if (young || (age !== undefined && age < AGE_MIN))
    return { paragraphs: [words.too_young], updates: [], suggestions: [], asks: null, act: 'too-young' };
  const confirms = languages.some((one) => flat(interviewWords[one].start_over_yes) === folded);
  if (confirms)
    return last === 'asked-to-clear'
      ? startedOver(input, heard)
      : { ...saying(input, language, words.start_over), act: 'asked-to-clear' };
  // A bare “no” leaves any other question out.
  const isAnswered = reading.said.some(({ field }) => field === asked && isYesNoField(field));
  const wanted = isAnswered ? null : requestIn(folded);
  const request = wanted && giveWay.has(wanted) && tellsMore(reading.said, message) ? null : wanted;
  const requested = request ? answerRequest(request, input, heard) : null;
  if (requested) return requested;
  if (reading.held && !isDenial) return askingBack(input, reading, language);
  const correction = answerCorrection(input, passageOf(message), reading.said, heard);
  if (correction) return correction;
  if (reading.refused && reading.said.length === 0) return saying(input, language, lawWords[language].unwritten);
  if (reading.said.length > 0 && makesSense(folded, isQuestion(message), reading.said))
    return withReading(answering(input, reading, heard), reading.unsure, input, language);
  return isQuestion(message) && /\p{L}{2}/u.test(folded)
    ? saying(input, language, words.question)
    : withReading(missing(input, heard), reading.unsure, input, language);
}

/**
 * One turn of the interview. It asks one thing at a time, reads several facts from one message, corrects itself when
 * corrected, says what it took, and never asks again what it knows or what was skipped.
 */
export async function* onboardingTurn(input: OnboardingInput, context: GuideContext): AsyncGenerator<ReplyEvent> {
  const heard = turnOf(input, context);
  const turn = withPurpose(heard, input, await loadWords(context.language));
  for (const update of turn.updates) yield { type: 'update', update, before: heldBy(input.profile, update) };
  const paragraphs = turn.paragraphs.filter((paragraph) => paragraph !== null);
  for (const [index, paragraph] of paragraphs.entries())
    yield { type: 'delta', text: index === 0 ? paragraph : `\n\n${paragraph}`, source: 'builtin' };
  yield {
    type: 'done',
    text: paragraphs.join('\n\n'),
    suggestions: turn.suggestions,
    meta: { source: 'builtin', warnings: [] },
    asks: turn.asks,
    act: turn.act ?? null,
    ...(turn.askedBack ? { askedBack: turn.askedBack } : {}),
  };
}
