import { type Language, referenceTo, referredTo } from '@foothold/contract';
import { currencyOf } from '../../profile/currency.ts';
import { counted, formatNumber } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { formatMoney } from '../../text/money.ts';
import { isolate } from '../../text/quote.ts';
import { quoteFact } from '../../phrases/phrases-for.ts';
import { kindOf } from '../../chat/kinds.ts';
import { plain } from './plain.ts';
import type { Standing } from './standing.ts';
import type { ChatWords } from '../../chat/words.ts';

export type Slots = Readonly<Record<string, string>>;

/** What a card is written from. */
export interface Desk {
  standing: Standing;
  /** What its slots are filled with. */
  slots: Slots;
  chat: ChatWords;
  language: Language;
}

/** Words of the plan, plain and isolated: they may be the person's own, and in another language. */
export const shown = (text: string) => isolate(plain(text));

/** A shown text without the stop at its end, for the middle of a sentence. */
export const shownInside = (text: string) => shown(text.trim().replace(/[.。]+$/u, ''));

/** The title of a step or task, in the middle of a sentence, which leads to it where it can be told apart by an id. */
export function linkedTo({ id, title }: { id: string; title: string }): string {
  const inside = shownInside(title);
  return referredTo(`#${id}`) === null ? inside : referenceTo(id, unescaped(inside));
}

/** A plain text for the inside of a link, which takes the marks away itself. */
export const unescaped = (text: string) => text.replaceAll('\\', '');

/** A task by its title, which leads to it. */
export const linkedTask = ({ substep_id, title }: { substep_id: string; title: string }) =>
  linkedTo({ id: substep_id, title });

function nextSentence({ next, words }: Standing, chat: ChatWords, language: Language): string {
  if (!next) return chat.next.done;
  return fill(chat.next.substep, {
    next: linkedTask(next),
    next_minutes: counted(next.minutes, words.shared.counted.minutes, language),
    next_description: shown(next.description),
  });
}

function budgetSentence({ profile }: Standing, chat: ChatWords, language: Language): string {
  const budget = profile.resources.budget_per_month;
  if (budget === null) return '';
  if (budget === 0) return chat.budget.zero;
  const currency = currencyOf(profile);
  return fill(chat.budget.some, { amount: formatMoney({ amount: budget, currency }, language) });
}

/** The plan's own task of getting things together, when the question is asked elsewhere. */
function kitSentence({ plan, substep }: Standing, chat: ChatWords): string {
  const all = plan.steps.flatMap((step) => step.substeps);
  const kit = all.find((one) => one !== substep && one.ref !== null && kindOf(one, 'ready') === 'kit');
  if (!kit) return '';
  return fill(chat.kit, { kit_title: linkedTask(kit), kit_description: shown(kit.description) });
}

function goalSentenceOf({ profile, words }: Standing, chat: ChatWords): string {
  const [goal] = profile.goals;
  if (!goal) return '';
  return fill(chat.goal, {
    goal: plain(quoteFact({ kind: 'goal', text: goal.value, weight: 0, topics: new Set() }, words.language)),
  });
}

/** Everything a card may have slots for. */
export function slotsOf(standing: Standing, chat: ChatWords, language: Language): Slots {
  const { plan, step, substep, words, angle, own, facts, last } = standing;
  const phrases = Object.fromEntries(Object.entries(standing.phrases).map(([name, text]) => [name, plain(text)]));
  const all = plan.steps.flatMap((one) => one.substeps);
  const counts = {
    done_count: formatNumber(all.filter((one) => one.status === 'completed').length, language),
    total_count: formatNumber(all.length, language),
  };
  return {
    ...phrases,
    ...counts,
    title: shownInside(substep.title),
    description: shown(substep.description),
    deliverable: shownInside(substep.deliverable),
    minutes: counted(substep.minutes, words.shared.counted.minutes, language),
    step: shownInside(step.title),
    step_description: shown(step.description),
    smallest_test: shown(step.smallest_test),
    cap: shown(step.cap),
    stop_if: shown(step.stop_if),
    ten: chat.kinds[standing.kind].ten,
    first_customer: angle ? fill(angle.first_customer, phrases) : chat.fallback.first_customer,
    who_pays: own ? fill(own.who_pays, phrases) : chat.fallback.who_pays,
    next: nextSentence(standing, chat, language),
    before: last ? fill(chat.before, { last: linkedTask(last) }) : '',
    progress: fill(chat.progress, counts),
    goal: goalSentenceOf(standing, chat),
    budget: budgetSentence(standing, chat, language),
    cost_band: facts ? (words.shared.idea.cost[facts.startup_cost_band] ?? '') : '',
    kit: kitSentence(standing, chat),
  };
}

/** A filled text without the gaps that empty slots left. */
export function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/[ \t]+\n/gu, '\n')
    .replace(/\n[ \t]+/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
