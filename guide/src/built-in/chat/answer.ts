import type { Language } from '@foothold/contract';
import { goalSentence, moneyGoalOf } from '../ideas/goal-arithmetic.ts';
import { counted, formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { isolate } from '../text/quote.ts';
import { type ChatIntent, intentsOf } from './intents.ts';
import { searchPlan } from './search.ts';
import type { Standing } from './standing.ts';
import type { ChatWords } from './words.ts';

const MINUTES_AN_HOUR = 60;
/** Smallest piece worth setting a clock for. */
const SMALLEST_PIECE = 10;

function nextLine({ next, words }: Standing, chat: ChatWords, language: Language): string {
  if (!next) return chat.next.done;
  return fill(chat.next.substep, {
    next: isolate(next.title),
    next_minutes: counted(next.minutes, words.shared.counted.minutes, language),
    next_description: isolate(next.description),
  });
}

/** Everything a card may have slots for. Words of the plan are isolated: it may be in another language. */
function slotsOf(standing: Standing, chat: ChatWords, language: Language): Record<string, string> {
  const { plan, step, substep, words, phrases } = standing;
  const all = plan.steps.flatMap((one) => one.substeps);
  const minutes = (count: number) => counted(count, words.shared.counted.minutes, language);
  return {
    ...phrases,
    title: isolate(substep.title),
    description: isolate(substep.description),
    deliverable: isolate(substep.deliverable),
    minutes: minutes(substep.minutes),
    third: minutes(Math.max(SMALLEST_PIECE, Math.ceil(substep.minutes / 3))),
    step: isolate(step.title),
    step_description: isolate(step.description),
    smallest_test: isolate(step.smallest_test),
    cap: isolate(step.cap),
    stop_if: isolate(step.stop_if),
    done_count: formatNumber(all.filter((one) => one.status === 'completed').length, language),
    total_count: formatNumber(all.length, language),
    next_line: nextLine(standing, chat, language),
  };
}

/** “60 minutes ÷ 6 hours = 17 % of a week”: the person's own hours, or none at all. */
function howLong(standing: Standing, slots: Record<string, string>, chat: ChatWords, language: Language): string {
  const hours = standing.profile.resources.hours_per_week;
  if (hours === null || hours === 0) return fill(chat.how_long.plain, slots);
  return fill(chat.how_long.of_week, {
    ...slots,
    hours: counted(hours, standing.words.shared.counted.hours, language),
    share: formatNumber(Math.round((100 * standing.substep.minutes) / (hours * MINUTES_AN_HOUR)), language),
  });
}

function price({ profile, facts, words }: Standing, chat: ChatWords): string {
  const goal = moneyGoalOf(profile) && facts ? goalSentence(profile, facts, words) : '';
  return goal === '' ? chat.price.plain : fill(chat.price.with_goal, { goal });
}

function customers({ own, angle, phrases }: Standing, chat: ChatWords): string {
  if (!own || !angle) return chat.customers.plain;
  return fill(chat.customers.known, {
    who_pays: fill(own.who_pays, phrases),
    first_customer: fill(angle.first_customer, phrases),
  });
}

function card(intent: ChatIntent, standing: Standing, chat: ChatWords, language: Language): string {
  const slots = slotsOf(standing, chat, language);
  const { own, phase, phrases } = standing;
  switch (intent) {
    case 'template':
      return `${chat.template_lead}\n\n> ${fill(chat.template[phase], slots)}`;
    case 'example':
      return fill(chat.example[phase], slots);
    case 'next':
      return slots['next_line'] ?? chat.next.done;
    case 'how-long':
      return howLong(standing, slots, chat, language);
    case 'price':
      return price(standing, chat);
    case 'customers':
      return customers(standing, chat);
    case 'risk':
      return own
        ? fill(chat.risk.known, { ...slots, risks: own.risks.map((risk) => fill(risk, phrases)).join(' ') })
        : fill(chat.risk.plain, slots);
    default:
      return fill(chat.cards[intent], slots);
  }
}

/** The answer to a message at this place in the plan: the card of what it asks, a passage that speaks of it, or that nothing fits. */
export function answer(message: string, standing: Standing, chat: ChatWords, language: Language): string {
  const [intent] = intentsOf(message);
  if (intent) return card(intent, standing, chat, language);
  const passage = searchPlan(message, standing.plan);
  if (passage) return fill(chat.found, { where: isolate(passage.where), passage: isolate(passage.text) });
  return fill(chat.unknown, slotsOf(standing, chat, language));
}
