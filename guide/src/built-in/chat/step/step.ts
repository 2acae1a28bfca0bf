import type { Answered, Language } from '@foothold/contract';
import { chatWords } from '../../../chat/words.ts';
import { formatNumber } from '../../../text/counted.ts';
import { fill } from '../../../text/fill.ts';
import { openTasks } from '../account/plan.ts';
import { shown, shownInside, type Slots, slotsOf, tidy } from '../slots.ts';
import type { Standing } from '../standing.ts';
import type { StepKind } from './reading.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** Answers about the task at hand, with slots for the plan. */
const stepWords: Record<Language, typeof en> = { en, he, fr, es, pt };

export interface StepAnswer {
  text: string;
  answered: Answered;
}

function slotsFor(standing: Standing, language: Language): Slots {
  const { plan, step, substep } = standing;
  const words = stepWords[language];
  const last = plan.steps.at(-1) ?? step;
  const slots = slotsOf(standing, chatWords[language], language);
  const state = substep.status === 'completed' ? words.state_done : words.state_open;
  return {
    ...slots,
    number: formatNumber(plan.steps.indexOf(step) + 1, language),
    count: formatNumber(plan.steps.length, language),
    last_step: shownInside(last.title),
    last_step_description: shown(last.description),
    state: fill(state, slots),
  };
}

function textFor(kind: StepKind, standing: Standing, language: Language): string {
  if (kind === 'whole-time') return openTasks(standing);
  const slots = slotsFor(standing, language);
  const { cards } = chatWords[language];
  if (kind === 'explain') return fill(cards['dont-know'], slots);
  if (kind === 'finished') return fill(cards.done, slots);
  if (kind === 'why') return fill(cards.why, slots);
  return fill(stepWords[language][kind], slots);
}

/**
 * What the plan says to an ordinary question about where somebody is in it (“which step am I on”, “is that enough”), or
 * to how it went (“I sold my first one”).
 */
export function aboutStep(kind: StepKind, standing: Standing, language: Language): StepAnswer {
  const isExplained = kind === 'explain' || kind === 'order' || kind === 'why';
  const answered: Answered = { kind: isExplained ? 'explanation' : 'fact', topic: kind, changed: false };
  return { text: tidy(textFor(kind, standing, language)), answered };
}
