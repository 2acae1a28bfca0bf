import { goalSentence, moneyGoalOf, UNKNOWN_WORK } from '../../ideas/goal-arithmetic.ts';
import { counted, formatNumber } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { clausesOf, read } from '../../text/phrases.ts';
import { asksOf } from '../../chat/asks.ts';
import { asksNear } from '../../chat/lexicon.ts';
import { type Ask, type ChatIntent, chatIntents, isOutside } from '../../chat/intents.ts';
import type { ShortAnswer } from './knowledge/knowledge.ts';
import { isUnlikely } from './acts/cards.ts';
import { is } from './card-traits.ts';
import { isDayWord } from '../../interview/reading/day-words.ts';
import { plain } from './plain.ts';
import type { MessageInContext } from './in-context.ts';
import { namedBeside, searchPlan, strangersIn, subjectsOf } from './search.ts';
import type { Standing } from './standing.ts';
import { type Desk, linkedTo, shown, slotsOf, tidy } from './slots.ts';
import { smaller } from './smaller.ts';
import { template } from './template.ts';

const MINUTES_AN_HOUR = 60;

/** “60 minutes ÷ 6 hours = 17 % of a week”: the person's own hours, or none at all. */
function howLong({ standing, slots, chat, language }: Desk): string {
  const hours = standing.profile.resources.hours_per_week;
  if (hours === null || hours === 0) return fill(chat.how_long.plain, slots);
  return fill(chat.how_long.of_week, {
    ...slots,
    hours: counted(hours, standing.words.shared.counted.hours, language),
    share: formatNumber(Math.round((100 * standing.substep.minutes) / (hours * MINUTES_AN_HOUR)), language),
  });
}

/** What fits into the minutes there are: the whole, or so many short sittings, with the division shown. */
function noTime(minutes: number | null, { standing, slots, chat, language }: Desk): string {
  if (minutes === null) return fill(chat.no_time.plain, slots);
  const said = counted(minutes, standing.words.shared.counted.minutes, language);
  const sittings = Math.ceil(standing.substep.minutes / minutes);
  if (sittings === 1) return fill(chat.no_time.fits, { ...slots, said });
  return fill(chat.no_time.sittings, { ...slots, said, count: formatNumber(sittings, language) });
}

function price({ standing: { profile, facts, words }, slots, chat }: Desk): string {
  const goal = moneyGoalOf(profile) ? goalSentence(profile, facts ?? UNKNOWN_WORK, words) : '';
  return goal === '' ? fill(chat.price.plain, slots) : fill(chat.price.with_goal, { ...slots, goal: plain(goal) });
}

function risk({ standing: { own }, slots, chat }: Desk): string {
  if (!own) return fill(chat.risk.plain, slots);
  return fill(chat.risk.known, { ...slots, risks: own.risks.map((one) => fill(one, slots)).join(' ') });
}

function example(times: number, { standing, slots, chat }: Desk): string {
  const other = times % 2 === 1;
  return fill(other ? chat.example[standing.phase] : chat.kinds[standing.kind].example, slots);
}

/** What comes next: the task one stands at, as long as it is open, and the one behind it. */
function next({ standing, slots, chat }: Desk): string {
  const behind = slots['next'] ?? chat.next.done;
  if (standing.substep.status === 'completed') return behind;
  const now = fill(chat.next.now, slots);
  return standing.next ? `${now}\n\n${behind}` : now;
}

function card({ intent, purpose, minutes }: Ask, said: MessageInContext, desk: Desk): string {
  const { standing, slots, chat } = desk;
  switch (intent) {
    case 'template':
      return template(desk, purpose, said.times);
    case 'example':
      return example(said.times, desk);
    case 'smaller':
      return smaller(desk, said.times);
    case 'next':
      return next(desk);
    case 'how-long':
      return howLong(desk);
    case 'no-time':
      return noTime(minutes, desk);
    case 'price':
      return price(desk);
    case 'customers':
      return fill(standing.angle ? chat.customers.known : chat.customers.plain, slots);
    case 'risk':
      return risk(desk);
    case 'another':
      return fill(chat.cards.unclear, slots);
    default:
      return fill(chat.cards[intent], slots);
  }
}

/** What an answer was made of. */
export type Source = 'cards' | 'short-answer' | 'plan' | 'nothing';

/** An answer, and what it was made of. */
export interface Given {
  text: string;
  source: Source;
}

/** The card for one thing that a message asks by other means than a phrase. */
export function cardOf(ask: Ask, said: MessageInContext, desk: Omit<Desk, 'slots'>): string {
  const slots = slotsOf(desk.standing, desk.chat, desk.language);
  return tidy(card(ask, said, { ...desk, slots }));
}

/** A passage of the plan that speaks of the message, or that nothing fits. */
function found(message: string, { standing, slots, chat }: Desk): Given {
  const passage = searchPlan(message, standing.plan);
  if (passage) {
    const text = fill(chat.found, {
      where: linkedTo({ id: passage.id, title: passage.where }),
      passage: shown(passage.text),
    });
    return { text, source: 'plan' };
  }
  return { text: fill(/\p{L}{2}/u.test(message) ? chat.unknown : chat.cards.unclear, slots), source: 'nothing' };
}

/** Two cards may both end on the plan's signal to stop; it is told by the first. */
function onceEach(paragraphs: readonly string[], stopIf: string): string[] {
  if (stopIf === '') return [...paragraphs];
  const first = paragraphs.findIndex((one) => one.includes(stopIf));
  return paragraphs.filter((one, at) => at <= first || !one.includes(stopIf));
}

/** Cards of fixed words, which hold whatever else a message speaks of. */
const isFixed = ({ intent }: Ask) => chatIntents.indexOf(intent) <= chatIntents.indexOf('tax');

/**
 * Whether a card speaks of what a message asks. A phrase of the lexicon beside one subject from elsewhere may; beside
 * two it hardly ever does (of what people ask elsewhere, 95 in 100 name two; of what is asked here, none).
 */
const MOST_STRANGE = 1;
/** One word (“the best machine for coffee”) says too little of what is asked to have something from elsewhere beside it. */
const MOST_STRANGE_TO_A_WORD = 0;
/** Whoever asks for a price names what it is of. */
const MOST_PRICED = 3;

/** What the clause that asks names from elsewhere: “no time, I have double shifts and a fair” asks in its first words. */
function fewest(message: string, strange: readonly string[], standing: Standing): readonly string[] {
  if (strange.length <= MOST_STRANGE) return strange;
  const asking = clausesOf(message).filter((clause) => asksOf(clause).some(({ weak, bare }) => !weak && !bare));
  return asking.map((clause) => strangersIn(clause, standing)).toSorted((a, b) => a.length - b.length)[0] ?? strange;
}

/** Who writes more, and asks nothing, tells something (“the customer says it broke”), and asks for no card by a word of it. */
const LONGEST_TOLD = 6;

function tells(message: string): boolean {
  if (message.includes('?') || read(message).length <= LONGEST_TOLD) return false;
  return !clausesOf(message).some((clause) => asksNear(read(clause)));
}

function mostStrange({ intent, bare }: Ask): number {
  if (is('of-oneself', intent)) return bare ? MOST_BESIDE_FEELING : Infinity;
  if (intent === 'price') return bare ? MOST_STRANGE : MOST_PRICED;
  return bare && !is('wished', intent) ? MOST_STRANGE_TO_A_WORD : MOST_STRANGE;
}

function fits(ask: Ask, strange: readonly string[], message: string, standing: Standing): boolean {
  if (isFixed(ask)) return true;
  if (is('of-what-is-named', ask.intent) && namedBeside(ask.intent, message, standing).length > 0) return false;
  if (ask.bare && is('wide', ask.intent) && tells(message)) return false;
  if (ask.weak) return subjectsOf(message).length === 0;
  return strange.length <= mostStrange(ask);
}

/** Whoever says by one word how they feel says what about. */
const MOST_BESIDE_FEELING = 3;
/** Short answers that say what a card says with the person's own figures and words; a more particular one is nearer. */
const sameAs: Partial<Record<ChatIntent, ReadonlySet<string>>> = {
  price: new Set(
    ['hourly-rate', 'price-per-piece', 'no-idea-first-price', 'count-my-costs'].map((one) => `money/${one}`),
  ),
  template: new Set([
    ...[
      'first-message',
      'follow-up',
      'saying-no',
      'no-reply',
      'explain-in-one-sentence',
      'ask-for-reviews',
      'refusals',
    ].map((one) => `customers/${one}`),
    'working/writing-an-inviting-text',
    'working/spelling-and-dyslexia',
  ]),
};

/** Whether a short answer says more than the card for what others must answer: how to write a receipt, which office. */
function saysMore({ topic, isSure }: ShortAnswer, { intent, bare }: Ask): boolean {
  if (intent !== 'tax' && intent !== 'legal') return false;
  return topic.startsWith('rules/') ? isSure && topic.startsWith('rules/register-') : bare === true;
}

/** Whether a short answer is nearer to a message than the cards that fit it. */
function isNearer(known: ShortAnswer, asks: readonly Ask[], strange: readonly string[], isElsewhere: boolean): boolean {
  const [first, second] = asks;
  if (!first) return true;
  if (asks.every(({ intent, bare }) => bare && (is('wide', intent) || intent === 'stuck'))) return true;
  const same = sameAs[first.intent];
  // The plan’s own figures are no price of something else.
  if (same && asks.length === 1)
    return known.isSure && (!same.has(known.topic) || (first.intent === 'price' && isElsewhere));
  // How somebody feels about it is said beside what it is about.
  if (second) return known.isSure && is('feeling', first.intent) && sameAs[second.intent]?.has(known.topic) === false;
  if (isOutside(first.intent)) return saysMore(known, first);
  // “She cancels every week”: what is to be changed in the plan is said in more words.
  if (first.intent === 'act' && first.bare) return known.isSure;
  if (isFixed(first)) return false;
  // Behind a phrase of its own, and nothing from elsewhere, a card speaks of this very plan.
  return first.weak || (known.isSure && strange.length > 0);
}

/**
 * The answer to a message at this place in the plan: the cards of the one or two things it asks, a short answer, a
 * passage that speaks of it, or that nothing fits. What others must answer is said so beside any answer.
 */
export function answer(
  message: string,
  said: MessageInContext,
  { standing, chat, language }: Omit<Desk, 'slots'>,
): Given {
  const desk = { standing, slots: slotsOf(standing, chat, language), chat, language };
  const strange = strangersIn(message, standing);
  const near = fewest(message, strange, standing);
  // Minutes that were named are minutes there are; their figures and days are no strangers.
  const beside = near.filter((word) => !/\d/u.test(word) && !isDayWord(word));
  const isPlain = (ask: Ask) =>
    strange.length === 0 || isFixed(ask) || (ask.minutes !== null && beside.length <= MOST_STRANGE);
  const isMeant = (ask: Ask) => isPlain(ask) || !isUnlikely(ask.intent, message);
  const asks = said.asks.filter((ask) => fits(ask, near, message, standing) && isMeant(ask));
  const isElsewhere = strange.length > 0 && strange.length === subjectsOf(message).length;
  if (said.known && isNearer(said.known, asks, strange, isElsewhere))
    return { text: said.known.answer, source: 'short-answer' };
  if (asks.length === 0) return found(message, desk);
  const cards = asks.map((ask) => card(ask, said, desk));
  const notes = said.all.flatMap(({ intent }) =>
    isOutside(intent) && !asks.some((ask) => ask.intent === intent) ? [chat.notes[intent]] : [],
  );
  const paragraphs = [...cards, ...notes].flatMap((text) => tidy(text).split('\n\n'));
  const text = onceEach([...new Set(paragraphs)], desk.slots['stop_if'] ?? '').join('\n\n');
  return { text, source: 'cards' };
}
