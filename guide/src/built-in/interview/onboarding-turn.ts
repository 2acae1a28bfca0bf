import { AGE_MIN, type AskedField, isYesNoField, type Language, languages, type Profile } from '@foothold/contract';
import type { GuideContext, OnboardingInput, ReplyEvent } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { careConfirmed, careReply } from '../../care/care.ts';
import type { Care } from '../../reader/danger.ts';
import { careBesideLimits } from '../../interview/care-beside-limits.ts';
import { lawWords } from '../../care/law.ts';
import { careWords } from '../../care/words.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { answerCorrection, takenBackIn } from './answer-correction.ts';
import { correctWords } from './correct/correct-words.ts';
import { takenBack } from './correct/undo.ts';
import { justNoted } from '../../interview/correct/noted.ts';
import { answerRequest, onceMore, startedOver } from './answer-request.ts';
import { askedLast, didLast, isCare, nextQuestion, timesMissed } from '../../interview/conversation.ts';
import { LIMITING, type Mention } from '../../interview/fields.ts';
import { addsUnlawful } from '../../interview/against-law.ts';
import { asNotes, type Kept, keptOf } from '../../interview/kept.ts';
import {
  answerAskedBack,
  isTapped,
  leftUnanswered,
  waitingBehindCare,
  withGoalAsked,
  withPurpose,
  withReading,
} from './ask-back.ts';
import { onlyApart, plainBeside } from '../../interview/plain-facts.ts';
import { makesSense } from './makes-sense.ts';
import { answeredElsewhere } from '../../interview/reading/answered-elsewhere.ts';
import type { ReadingContext } from '../../interview/reading/context.ts';
import { fieldNamed } from '../../interview/reading/field-names.ts';
import { isTown } from '../../language/towns.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { cleaned, flat, passageOf } from '../../interview/reading/message.ts';
import { holdsWorkWord } from '../../interview/reading/work-words.ts';
import { yesNoMentions } from '../../interview/reading/yes-no.ts';
import { giveWay, isQuestion, plainRequestIn, requestIn } from '../../interview/requests.ts';
import { type Cleared, clearedBy, notedBesideCare, toldBeforeCare } from '../../interview/set-aside.ts';
import { asking, changing, noteOf, profileAfter, saying, type Turn } from '../../interview/turn.ts';
import { heldBy, updatesBetween, withSaid } from '../../interview/updates.ts';
import { isKnown, lacksIt, saysNo, saysNone, withoutLead, withoutNoise } from '../../interview/steering.ts';
import { interviewWords } from '../../interview/words.ts';

const ageIn = (said: readonly Mention[]) => said.findLast(({ field }) => field === 'age')?.value as number | undefined;

/** Nothing was understood: said so, and asked differently; after two misses with a word about the form. */
function missing(input: OnboardingInput, heard: ReadingContext): Turn {
  const words = interviewWords[heard.language];
  const missedBefore = heard.asked !== null && timesMissed(input.history, heard.asked) > 0;
  return onceMore(input, heard, words.not_understood, missedBefore ? words.form : null);
}

function answering(input: OnboardingInput, { said, unread, refused }: Told, { language }: ReadingContext): Turn {
  const words = interviewWords[language];
  const readings = new Set(said.flatMap((one) => one.reading ?? []));
  return changing(input, withSaid(input.profile, said), language, {
    lead: words.noted,
    unchanged: words.known,
    told: asNotes(unread.slice(0, 1)),
    behind: [
      refused ? lawWords[language].unwritten : null,
      ...[...readings].map((reading) => words.readings[reading]),
      unread[0] === undefined ? null : fill(words.unread, { words: quote(unread[0], language) }),
    ],
  });
}

/** What a message says, and what is done with it. */
interface Told extends Kept {
  said: Mention[];
}

/** Whether words say no more than the budget of nothing that was heard: as a limit or a note it would be said twice. */
function saysNoMoney(said: readonly Mention[], words: string): boolean {
  const isNothing = said.some(({ field, value }) => field === 'budget_per_month' && value === 0);
  return isNothing && saysNone(flat(words), 'budget_per_month');
}

/** What a message says to somebody who knows the profile. */
function heardIn({ profile, message, history }: OnboardingInput, heard: ReadingContext, cleared: boolean): Told {
  const read = keptOf(message, profile, heard, cleared);
  // None of what could be spent is an answer, whatever else its words are taken for.
  const isNone = heard.asked === 'budget_per_month' && saysNone(flat(message), heard.asked);
  const heardOf: Mention[] = [
    ...(isNone
      ? [{ field: 'budget_per_month', value: 0 } as const]
      : read.kept.filter((one) => one.field !== 'limits' || !saysNoMoney(read.kept, one.value))),
    ...yesNoMentions(flat(message), heard.asked),
    ...leftUnanswered(history, flat(message), read.kept),
  ];
  const isNothing = heardOf.length === 0 && !read.refused && !read.held && read.unsure === null;
  const said = isNothing ? answeredElsewhere(message, profile, heard) : heardOf;
  // Of a message in which nothing was understood what names work or a thing is kept, as it was said.
  const isLost = said.length === 0 && !isQuestion(message);
  const unread =
    said.length > 0
      ? isNone || isNothing
        ? []
        : read.unread
      : isLost
        ? read.unread.filter((text) => holdsWorkWord(text, heard.language))
        : [];
  return { ...read, unread, said: [...said, ...asNotes(unread)] };
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
  if (plainRequestIn(sent) !== null) return true;
  const corrected = correctWords(profile, passageOf(cleaned(message)), justNoted(history), languagesOf(sent, language));
  return corrected?.kind === 'changed';
}

/** An answer of care; where it was surely wanted, nothing of the message is kept but what kind of work is out, later. */
function caring({ sure, text }: Pick<Care, 'sure' | 'text'>, language: Language): Turn {
  const act = sure ? ('answered-with-care' as const) : ('asked-of-danger' as const);
  const suggestions = sure ? [] : [careWords[language].misread];
  return { paragraphs: [text], updates: [], asks: null, suggestions, act };
}

/** The question whether a message was read right that may be despair in a part of it. */
function askedOfDanger({ profile }: OnboardingInput, language: Language): Turn {
  return caring({ sure: false, text: careReply('unsure', language, profile.location) }, language);
}

/** The same, and below it the plain facts of the message, which are written down: none of them is a farewell. */
function askedBesideFacts(input: OnboardingInput, heard: ReadingContext): Turn {
  const { profile, message } = input;
  const { language } = heard;
  const { kept } = keptOf(message, profile, heard, false);
  const isYoung = (ageIn(kept) ?? AGE_MIN) < AGE_MIN;
  const apart = plainBeside(message, language);
  const plain = isYoung ? [] : kept.flatMap((one) => onlyApart(one, apart) ?? []);
  const after = withSaid(profile, plain);
  const asked = askedOfDanger({ ...input, profile: after }, language);
  const note = noteOf(interviewWords[language].noted, profile, after, language);
  return { ...asked, paragraphs: [...asked.paragraphs, note], updates: updatesBetween(profile, after) };
}

/** The profile without what was written down beside the question, of somebody who says that the danger is there. */
function withoutNoted({ profile, history }: OnboardingInput): Profile {
  return notedBesideCare(history).reduce((held, noted) => takenBack(held, noted), profile);
}

/** The answer of care to a turn, before anything else is read of it; null where nothing of it may be danger. */
function careIn(input: OnboardingInput, { cleared, confirmed, agreed }: Cleared, heard: ReadingContext): Turn | null {
  const { language } = heard;
  const { location } = input.profile;
  if (agreed) return caring({ sure: true, text: careWords[language].still }, language);
  if (confirmed) {
    const before = input.history.at(-2)?.content ?? '';
    const turn = caring({ sure: true, text: careConfirmed(before, language, location) }, language);
    return { ...turn, updates: updatesBetween(input.profile, withoutNoted(input)) };
  }
  const sent = flat(cleaned(input.message));
  // All words of “no, not me, my sister” are those of a correction: there are none left to hear danger in.
  const isDenial = takenBackIn(input, cleaned(input.message), heard)?.plain === true;
  // An answer that we put there is our wording, read with what it answers.
  if (cleared || isDenial || isTapped(input.history, sent)) return null;
  const care = careBesideLimits(input.message, language, location, isCommand(input, sent, language));
  return care && caring(care, language);
}

function turnOf(said: OnboardingInput, { language, now }: GuideContext): Turn {
  const cleared = clearedBy(said);
  const { input: given } = cleared;
  const asked = askedLast(given.history);
  const opens = said.message.trim() === '';
  if (opens) {
    const { text, ...opening } = asking(nextQuestion(given.profile, given.history), language);
    return { paragraphs: [text], updates: [], ...opening };
  }
  const message = cleaned(given.message);
  const heard: ReadingContext = {
    asked,
    language,
    languages: languagesOf(flat(message), language),
    now,
    age: given.profile.age,
    hasWork: given.profile.experiences.length > 0,
    isFirst: !given.history.some(({ sender }) => sender === 'user'),
  };
  const care = careIn(given, cleared, heard);
  if (care) return care;
  const waiting = isCare(given.history.at(-1)) ? waitingBehindCare(given.history) : [];
  const before = [...waiting, ...toldBeforeCare(given.history, given.profile, heard, cleared.well)];
  const isYoung = (ageIn(before) ?? AGE_MIN) < AGE_MIN;
  if (isYoung) return { paragraphs: [interviewWords[language].too_young], updates: [], ...NOTHING, act: 'too-young' };
  const profile = withSaid(given.profile, before);
  const input = { ...given, profile, message: told(message, heard.languages) };
  const isRepeat = withoutLead(message) !== message && isKnown(input.message, profile, language);
  // All is well, and nothing besides.
  const turn =
    given.message === ''
      ? saying(input, language)
      : isRepeat
        ? onceMore(input, heard, interviewWords[language].known)
        : answerTo(input, heard, cleared.cleared);
  // While somebody is asked, what was told before waits with it.
  if (turn.act === 'asked-of-danger') return askedBesideFacts({ ...given, message }, heard);
  return before.length === 0 ? turn : alsoNoting(turn, given.profile, profile, language);
}

/** What a message tells behind “as I said” or “I’m not sure”. */
function told(message: string, spoken: readonly Language[]): string {
  const said = withoutNoise(withoutLead(withoutNoise(message, spoken)), spoken);
  const [, hedge = '', rest = ''] = /^([^,.;!?\n]{2,40})[,.;!]\s*([^]+)$/u.exec(said) ?? [];
  return /\p{L}/u.test(rest) && requestIn(flat(hedge)) === 'unsure' ? rest : said;
}

const NOTHING = { suggestions: [], asks: null };

/** A turn that notes, besides what it does, what was told before care stood between. */
function alsoNoting(turn: Turn, from: Profile, profile: Profile, language: Language): Turn {
  const after = profileAfter(profile, turn.updates);
  const { noted } = interviewWords[language];
  const told = [...(turn.told ?? [])];
  const own = noteOf(noted, withSaid(profile, told), after, language);
  const isNoted = own !== null && turn.paragraphs[0] === own;
  const whole = isNoted ? noteOf(noted, withSaid(from, told), after, language) : noteOf(noted, from, profile, language);
  const paragraphs = [whole, ...(isNoted ? turn.paragraphs.slice(1) : turn.paragraphs)];
  return { ...turn, paragraphs, updates: updatesBetween(from, after) };
}

/** Whether a message says that there is none of what was asked; of what could be spent, none is an answer. */
const isNoneOf = (folded: string, field: AskedField) =>
  !isYesNoField(field) && saysNo(folded, field) && (field !== 'budget_per_month' || !saysNone(folded, field));

/** Whether a message leaves a question out: there is none of that, or somebody has nothing of another that they name. */
function isLeftOut(folded: string, asked: AskedField | null): boolean {
  if (isNoneOf(folded, asked ?? 'notes')) return true;
  // “No courses” is a limit, and “I have no place” no word about where somebody lives.
  if (asked !== null && LIMITING.has(asked)) return false;
  const other = fieldNamed(folded);
  return other !== null && other !== 'location' && lacksIt(folded) && isNoneOf(folded, other);
}

/** The turn that answers a message in which nothing is danger, as it is cleaned. */
function answerTo(input: OnboardingInput, heard: ReadingContext, cleared: boolean): Turn {
  const { message } = input;
  const { asked, language } = heard;
  const words = interviewWords[language];
  const folded = flat(message);
  const back = answerAskedBack(input, folded, language);
  if (back) return back;
  const last = didLast(input.history);
  const reading = heardIn(input, heard, cleared);
  const age = ageIn(reading.said);
  const young = last === 'too-young' && age === undefined;
  if (young || (age !== undefined && age < AGE_MIN))
    return { paragraphs: [words.too_young], updates: [], ...NOTHING, act: 'too-young' };
  const confirms = languages.some((one) => flat(interviewWords[one].start_over_yes) === folded);
  if (confirms)
    return last === 'asked-to-clear'
      ? startedOver(input, heard)
      : { ...saying(input, language, words.start_over), act: 'asked-to-clear' };
  // A bare “no” leaves any other question out.
  const isAnswered = reading.said.some(({ field }) => field === asked && isYesNoField(field));
  const leavesOut = isLeftOut(folded, asked) ? 'skip' : null;
  const told = requestIn(folded, [language]);
  // “Este” and “Wells” are towns, and sounds.
  const isPlace = told === 'sound' && asked === 'location' && isTown(folded);
  const wanted = isAnswered || isPlace ? null : (told ?? leavesOut);
  const request = wanted && giveWay.has(wanted) && tellsMore(reading.said, message) ? null : wanted;
  const requested = request ? answerRequest(request, input, heard) : null;
  if (requested) return requested;
  const isDenial = takenBackIn(input, message, heard)?.plain === true;
  if (reading.held && !isDenial) return askedOfDanger(input, language);
  const correction = answerCorrection(input, passageOf(message), reading.said, heard);
  if (correction)
    return addsUnlawful(input.profile, profileAfter(input.profile, correction.updates), heard)
      ? saying(input, language, lawWords[language].unwritten)
      : correction;
  if (reading.refused && reading.said.length === 0) return onceMore(input, heard, lawWords[language].unwritten);
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
  const asked = withPurpose(heard, input, await loadWords(context.language));
  const turn = withGoalAsked(asked, input, context.language);
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
