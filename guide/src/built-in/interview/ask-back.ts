import { ASSISTANT, type AskedBack, goalTypes, type Language, languages, withPayload } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import { type Purpose, purposes } from '../../catalogue/goals/schema.ts';
import type { ChatTurn, OnboardingInput } from '../../guide.ts';
import { isCare } from '../../interview/conversation.ts';
import { itemsOf } from '../../interview/correct/noted.ts';
import type { Mention } from '../../interview/fields.ts';
import { saysWhatFor } from '../../interview/reading/items.ts';
import { flat } from '../../interview/reading/message.ts';
import { wordsOf } from '../../interview/reading/refusals.ts';
import { clauseOf } from '../../interview/sentence.ts';
import { changing, profileAfter, saying, type Turn } from '../../interview/turn.ts';
import { heldBy, withSaid } from '../../interview/updates.ts';
import { interviewWords } from '../../interview/words.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { openGoalType } from '../../understand/goal-type.ts';
import { purposesOpen } from '../../understand/purpose.ts';
import type { PurposeWord } from '../../understand/purpose-words/kinds.ts';
import {
  cut,
  purposeWordsIn,
  saysAll,
  saysOnlyKin,
  saysOnlyPurpose,
  saysOnlyWhich,
  withoutIn,
} from '../../understand/purpose-words/words.ts';

/** “Yes” and “no” by themselves: what is said behind them has to be read. */
const byItself = (key: 'says_right' | 'says_wrong') =>
  new RegExp(`^(?:${languages.map((language) => interviewWords[language][key]).join('|')})[.! ]*$`, 'u');
const YES = byItself('says_right');
const NO = byItself('says_wrong');

const isOne = (folded: string, texts: readonly string[]) => texts.some((text) => flat(text) === folded);
const everywhere = (word: 'heard_yes' | 'heard_no') => languages.map((language) => interviewWords[language][word]);

const lastRecord = (history: readonly ChatTurn[]) => history.findLast(({ sender }) => sender === ASSISTANT)?.record;

/** What the last reply asked back; null when nothing. */
function lastAskedBack(history: readonly ChatTurn[]): AskedBack | null {
  return lastRecord(history)?.asked_back ?? null;
}

/** Whether a message is one of the answers that the last reply put there to be tapped. */
export function isTapped(history: readonly ChatTurn[], folded: string): boolean {
  const asked = lastAskedBack(history);
  if (!asked) return false;
  if (asked.about === 'reading') return isOne(folded, [...everywhere('heard_yes'), ...everywhere('heard_no')]);
  const isButton = isOne(
    folded,
    languages.flatMap((language) => Object.values(interviewWords[language].purposes)),
  );
  return isButton || (asked.said === NO_GOAL && isBare(folded));
}

/** Whether an answer says what ideas should be for, or which of it, and nothing besides that care would have to read. */
function isBare(folded: string): boolean {
  const isPurpose = saysOnlyPurpose(folded) && !purposeWordsIn(folded).has('aid');
  return isPurpose || saysOnlyKin(folded) || saysOnlyWhich(folded);
}

/** What is quoted where somebody named no goal. */
const NO_GOAL = '';

/** Whether the same was asked back before; what a goal is for, about whichever goal. */
function wasAsked(history: readonly ChatTurn[], { about, said }: AskedBack): boolean {
  return history.some(({ record }) => {
    const before = record?.asked_back;
    const isSame = flat(before?.said ?? '') === flat(said);
    return before?.about === about && (isSame || (about === 'purpose' && said !== NO_GOAL));
  });
}

/** The fact that somebody confirmed, in their words. */
function confirmed({ field, said }: AskedBack): Mention[] {
  switch (field) {
    case 'experience':
      return [{ field, value: { role_title: said, company_name: null, duration_months: 0, description: null } }];
    case 'skills':
      return [{ field, value: { name: said, level: null } }];
    case 'limits':
    case 'dislikes':
    case 'hobbies':
    case 'education':
    case 'location':
      return [{ field, value: said }];
    default:
      return [];
  }
}

/** An answer in one's own words is short: in more of them other things are told, which have to be read. */
const SHORT_ANSWER = 8;
/** The words that say it, those that say most first: for whom it is, and then that money is asked or not. */
const purposeOf: readonly (readonly [PurposeWord, Purpose])[] = [
  ['self', 'personal'],
  ['aid', 'personal'],
  ['others', 'impact'],
  ['serving', 'impact'],
  ['helping', 'impact'],
  ['earning', 'earn'],
  ['unpaid', 'impact'],
  ['denied', 'personal'],
];

/** What a goal is for by an answer in one's own words, what it says most plainly first: “for my parents”, “just for me”. */
function purposesIn(folded: string): Purpose[] {
  if (folded.split(/\s+/u).length > SHORT_ANSWER) return [];
  const said = purposeWordsIn(folded);
  return [...new Set(purposeOf.flatMap(([word, purpose]) => (said.has(word) ? [purpose] : [])))];
}

const tappedIn = (folded: string) =>
  purposes.filter((one) =>
    isOne(
      folded,
      languages.map((spoken) => interviewWords[spoken].purposes[one]),
    ),
  );

/** What a goal is for, told by a tap or in words. */
function purposeTold(input: OnboardingInput, { said }: AskedBack, folded: string, language: Language): Turn | null {
  const words = interviewWords[language];
  if (said === NO_GOAL) return goalsForTold(input, folded, language);
  const told = tappedIn(folded)[0] ?? purposesIn(folded)[0];
  if (!told) return null;
  const goal_type = goalTypes[language][told];
  const goals = input.profile.goals.map((goal) => (goal.value === said ? { ...goal, goal_type } : goal));
  return changing(input, withPayload(input.profile, 'goals', goals), language, {
    lead: words.noted,
    unchanged: words.purpose_noted,
  });
}

/**
 * What ideas should be for, told by who named no goal: each purpose is one, where a tap or words say that and nothing
 * besides; one's own people are a goal that says no more. What says more is heard as a goal is.
 */
function goalsForTold(input: OnboardingInput, folded: string, language: Language): Turn | null {
  const words = interviewWords[language];
  const tapped = tappedIn(folded);
  if (saysOnlyKin(folded)) {
    const goal = { goal_type: openGoalType[language], value: input.message.trim() };
    return noting(input, [{ field: 'goals', value: goal }], language);
  }
  const without = withoutIn(input.message);
  const bare = flat(cut(input.message, without));
  const named = saysAll(bare) ? purposes : saysOnlyPurpose(bare) ? purposesIn(bare) : [];
  const told = (tapped.length > 0 ? tapped : named).map((purpose): Mention => {
    const value = { goal_type: goalTypes[language][purpose], value: words.purpose_goals[purpose] };
    return { field: 'goals', value };
  });
  if (told.length === 0) return saysOnlyWhich(folded) ? askedWhich(input, language) : null;
  const limits = without.map(({ from, to }): Mention => ({ field: 'limits', value: input.message.slice(from, to) }));
  return noting(input, [...told, ...limits], language);
}

function noting(input: OnboardingInput, said: readonly Mention[], language: Language): Turn {
  const words = interviewWords[language];
  return changing(input, withSaid(input.profile, [...said]), language, {
    lead: words.noted,
    unchanged: words.purpose_noted,
  });
}

/** Who only points at a button is asked once more; after that nothing is written down. */
function askedWhich(input: OnboardingInput, language: Language): Turn {
  const asked = input.history.filter(({ record }) => record?.asked_back?.said === NO_GOAL);
  return asked.length > 1 ? saying(input, language) : askingWhatFor(saying(input, language), language);
}

function askingWhatFor(turn: Turn, language: Language): Turn {
  const { purposes: buttons, skip, what_for } = interviewWords[language];
  const askedBack: AskedBack = { about: 'purpose', field: 'goals', said: NO_GOAL };
  // In words of their own it is a goal like any other.
  return { ...asksBack(turn, askedBack, what_for, [...purposes.map((one) => buttons[one]), skip]), asks: 'goals' };
}

/** The turn that answers what was asked back; null when the message is about something else. */
export function answerAskedBack(input: OnboardingInput, folded: string, language: Language): Turn | null {
  const asked = lastAskedBack(input.history);
  if (!asked) return null;
  if (asked.about === 'purpose') return purposeTold(input, asked, folded, language);
  const words = interviewWords[language];
  const isYes = YES.test(folded) || isOne(folded, everywhere('heard_yes'));
  if (!isYes && !NO.test(folded) && !isOne(folded, everywhere('heard_no'))) return null;
  const said: Mention[] = isYes ? confirmed(asked) : [{ field: 'notes', value: asked.said }];
  const lead = isYes ? words.noted : words.kept_as_said;
  return changing(input, withSaid(input.profile, said), language, { lead, unchanged: words.known });
}

/** Whether two wordings are one inside the other. */
const isWithin = (one: string, other: string) => one.includes(other) || other.includes(one);

/**
 * What was asked back and got no answer is kept as it was said; a “yes” with more behind it confirms it, and what the
 * message says again itself is kept once.
 */
export function leftUnanswered(history: readonly ChatTurn[], folded: string, said: readonly Mention[]): Mention[] {
  const asked = lastAskedBack(history);
  if (asked?.about !== 'reading') return [];
  const words = flat(asked.said);
  if (said.some((one) => typeof one.value !== 'number' && isWithin(flat(wordsOf(one)), words))) return [];
  const [first = ''] = folded.split(/[,.;!]/u);
  if (YES.test(first)) return confirmed(asked);
  return lastRecord(history)?.waiting_kept ? [] : [{ field: 'notes', value: asked.said }];
}

/** What was asked back and waits behind the care that came between: an answer to care answers only care. */
export function waitingBehindCare(history: readonly ChatTurn[]): Mention[] {
  const last = history.findLastIndex((turn) => turn.sender === ASSISTANT && !isCare(turn));
  const isKept = history.slice(last + 1).some(({ record }) => record?.waiting_kept === true);
  return isKept ? [] : leftUnanswered(history.slice(0, last + 1), '', []);
}

/** A turn that asks back instead of asking on: nothing is left for later then. */
function asksBack(turn: Turn, askedBack: AskedBack, text: string, suggestions: string[]): Turn {
  const isLeft = (one: string | null) => languages.some((language) => one === interviewWords[language].left_for_later);
  const said = turn.paragraphs.slice(0, -1).filter((one) => !isLeft(one));
  return { ...turn, paragraphs: [...said, text], suggestions, asks: null, askedBack };
}

/** Whether words of what is to be asked back are noted in the same turn: it would be said twice. */
function isNoted({ field, said }: AskedBack, { updates }: Turn, { profile }: OnboardingInput): boolean {
  const noted = updates.find((one) => one.field === field);
  if (!noted) return false;
  const held = new Set(itemsOf(heldBy(profile, noted)).map(({ name }) => name));
  return itemsOf(noted).some(({ name }) => !held.has(name) && isWithin(flat(name), flat(said)));
}

/** Asks once about what was heard too unsurely to be noted. */
export function withReading(turn: Turn, unsure: Mention | null, input: OnboardingInput, language: Language): Turn {
  const words = interviewWords[language];
  if (unsure === null) return turn;
  const askedBack: AskedBack = { about: 'reading', field: unsure.field, said: wordsOf(unsure) };
  if (confirmed(askedBack).length === 0 || wasAsked(input.history, askedBack)) return turn;
  if (isNoted(askedBack, turn, input)) return turn;
  const said = clauseOf(unsure.field, [quote(askedBack.said, language)], language);
  return asksBack(turn, askedBack, fill(words.heard_right, { said }), [words.heard_yes, words.heard_no]);
}

/** Asks once, with a button for each, what a goal is for that does not say it. */
export function withPurpose(turn: Turn, input: OnboardingInput, words: Words): Turn {
  const { language } = words;
  const told = turn.updates.find(({ field }) => field === 'goals');
  if (told?.field !== 'goals' || turn.askedBack || turn.act || turn.asks === null) return turn;
  const known = new Set(input.profile.goals.map(({ value }) => value));
  const open = told.payload.find(
    (goal) => !known.has(goal.value) && !saysWhatFor(goal.value) && purposesOpen(goal, words).length > 1,
  );
  const askedBack: AskedBack = { about: 'purpose', field: 'goals', said: open?.value ?? '' };
  if (!open || wasAsked(input.history, askedBack)) return turn;
  const { purpose, purposes: buttons } = interviewWords[language];
  const text = fill(purpose, { goal: quote(open.value, language) });
  return asksBack(
    turn,
    askedBack,
    text,
    purposesOpen(open, words).map((one) => buttons[one]),
  );
}

/** Asks once who named no goal, where nothing else is left to ask, what the ideas should be for: one tap is enough for them. */
export function withGoalAsked(turn: Turn, input: OnboardingInput, language: Language): Turn {
  const words = interviewWords[language];
  const isEnd = turn.paragraphs.at(-1) === words.enough && turn.asks === null && !turn.act && !turn.askedBack;
  const askedBack: AskedBack = { about: 'purpose', field: 'goals', said: NO_GOAL };
  if (!isEnd || wasAsked(input.history, askedBack)) return turn;
  if (profileAfter(input.profile, turn.updates).goals.length > 0) return turn;
  return askingWhatFor(turn, language);
}
