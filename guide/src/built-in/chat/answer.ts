import type { Language } from '@foothold/contract';
import { goalSentence, moneyGoalOf, UNKNOWN_WORK } from '../ideas/goal-arithmetic.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { type Ask, isOutside } from './intents.ts';
import { plain } from './plain.ts';
import type { Said } from './said.ts';
import { searchPlan, subjectsOf } from './search.ts';
import { shown, shownInside, type Slots, slotsOf, tidy } from './slots.ts';
import { smaller } from './smaller.ts';
import type { Standing } from './standing.ts';
import { template } from './template.ts';
import type { ChatWords } from './words.ts';

const MINUTES_AN_HOUR = 60;

/** What a card is written from. */
interface Desk {
  standing: Standing;
  slots: Slots;
  chat: ChatWords;
  language: Language;
}

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

function card({ intent, purpose, minutes }: Ask, said: Said, desk: Desk): string {
  const { standing, slots, chat, language } = desk;
  switch (intent) {
    case 'template':
      return template(standing, purpose, said.times, slots, chat);
    case 'example':
      return example(said.times, desk);
    case 'smaller':
      return smaller(standing, said.times, slots, chat, language);
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

/** A passage of the plan that speaks of the message, or that nothing fits. */
function found(message: string, { standing, slots, chat }: Desk): string {
  const passage = searchPlan(message, standing.plan);
  if (passage) return fill(chat.found, { where: shownInside(passage.where), passage: shown(passage.text) });
  return fill(/\p{L}{2}/u.test(message) ? chat.unknown : chat.cards.unclear, slots);
}

/** Two cards may both end on the plan's signal to stop; it is told by the first. */
function onceEach(paragraphs: readonly string[], stopIf: string): string[] {
  if (stopIf === '') return [...paragraphs];
  const first = paragraphs.findIndex((one) => one.includes(stopIf));
  return paragraphs.filter((one, at) => at <= first || !one.includes(stopIf));
}

/** A question word beside a subject that is not this substep's is a question about something else. */
function isElsewhere(message: string, ask: Ask): boolean {
  return ask.weak && subjectsOf(message).length > 0;
}

/**
 * The answer to a message at this place in the plan: the cards of the one or two things it asks, a passage that speaks
 * of it, or that nothing fits. What others must answer is said so beside any answer.
 */
export function answer(message: string, said: Said, standing: Standing, chat: ChatWords, language: Language): string {
  const desk = { standing, slots: slotsOf(standing, chat, language), chat, language };
  const asks = said.asks.filter((ask) => !isElsewhere(message, ask));
  const cards = asks.length > 0 ? asks.map((ask) => card(ask, said, desk)) : [found(message, desk)];
  const notes = said.all.flatMap(({ intent }) =>
    isOutside(intent) && !asks.some((ask) => ask.intent === intent) && asks.length > 0 ? [chat.notes[intent]] : [],
  );
  const paragraphs = [...cards, ...notes].flatMap((text) => tidy(text).split('\n\n'));
  return onceEach([...new Set(paragraphs)], desk.slots['stop_if'] ?? '').join('\n\n');
}
