import type { Language } from '@foothold/contract';
import { loadWords } from '../../catalogue/load.ts';
import type { Answer, CheckIn, CheckInInput, GuideContext, StoredPlan } from '../../guide.ts';
import { shownInside, slotsOf } from '../chat/slots.ts';
import { standingOf } from '../chat/standing.ts';
import { type Chip, chatWords } from '../../chat/words.ts';
import { rememberedOf } from '../../known/remembered.ts';
import { signInWords, signStanding } from '../../known/standing.ts';
import { counted } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { answerTo } from './feeling.ts';
import { type CheckInWords, checkInWords, type Pause } from './words.ts';

const WEEKS_FROM = 8;
const MONTHS_FROM = 35;

function pauseOf(days: number): Pause {
  if (days >= MONTHS_FROM) return 'months';
  return days >= WEEKS_FROM ? 'weeks' : 'short';
}

const chipsAfter: Record<Pause, readonly Chip[]> = {
  short: ['smaller', 'how', 'stuck'],
  weeks: ['no-time', 'smaller', 'change'],
  months: ['change', 'smaller', 'stop'],
};

/** The words that lead to the next action: ten minutes of it, or after months the smallest test of its step. */
function actionOf(pause: Pause, words: CheckInWords): string {
  if (pause === 'months') return words.test;
  return pause === 'weeks' ? words.weeks_ten : words.ten;
}

/** The first step with open work; of a plan that is all done, its last. */
function stepOf(plan: StoredPlan): StoredPlan['steps'][number] | undefined {
  const open = plan.steps.find((step) => step.substeps.some((substep) => substep.status === 'pending'));
  return open ?? plan.steps.find((step) => step.status === 'pending') ?? plan.steps.at(-1);
}

async function write({ profile, plan, days, known }: CheckInInput, language: Language): Promise<CheckIn> {
  const words = checkInWords[language];
  const chat = chatWords[language];
  const pause = pauseOf(days);
  const step = stepOf(plan);
  const done = plan.steps.flatMap((one) => one.substeps).filter((substep) => substep.status === 'completed');
  const last = done.at(-1);
  if (!step) return { text: words[pause].none, suggestions: [] };
  const standing = standingOf({ profile, plan, stepId: step.step_id }, await loadWords(language));
  if (last && standing.substep.status === 'completed') {
    return {
      text: fill(words.done[pause], { last: shownInside(last.title) }),
      suggestions: [chat.chips.change, chat.chips.price, chat.chips.customers],
    };
  }
  const slots = {
    ...slotsOf(standing, chat, language),
    progress: counted(done.length, words.progress, language),
    last: last ? shownInside(last.title) : '',
  };
  const remembered = known ? rememberedOf(known, language) : null;
  const welcome =
    remembered === null ? fill(words[pause][last ? 'some' : 'none'], slots) : `${words.back[pause]} ${remembered}`;
  const sign = known ? signStanding(step, plan, known) : null;
  const head = sign ? `${welcome} ${signInWords(sign, language)}` : welcome;
  return {
    text: `${head}\n\n${fill(actionOf(pause, words), slots)}`,
    suggestions: chipsAfter[pause].map((chip) => chat.chips[chip]),
  };
}

/**
 * A word to somebody who comes back after `days`, or who says how it goes: warm, short, without reproach, built on what is
 * really done, with the smallest next thing to do.
 */
export async function checkIn(input: CheckInInput, { language }: GuideContext): Promise<Answer<CheckIn>> {
  const { tap } = input;
  return {
    value: await (tap ? answerTo(tap, input, language) : write(input, language)),
    meta: { source: 'builtin', warnings: [] },
  };
}
