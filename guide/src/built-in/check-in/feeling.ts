import type { Feeling, Language } from '@foothold/contract';
import { loadWords } from '../../catalogue/load.ts';
import { type Chip, chatWords } from '../../chat/words.ts';
import type { CheckIn, CheckInInput, Known, Tap } from '../../guide.ts';
import { formatNumber } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { slotsOf } from '../chat/slots.ts';
import { standingOf } from '../chat/standing.ts';
import { type CheckInWords, checkInWords } from './words.ts';

type Place = Pick<CheckInInput, 'profile' | 'plan'> & Pick<Tap, 'stepId' | 'substepId'>;

const chipsAfter: Record<Feeling, readonly Chip[]> = {
  well: ['how', 'example', 'next'],
  too_much: ['how', 'smaller', 'change'],
  stuck: ['dont-know', 'silence', 'afraid', 'no-time', 'no-money'],
  not_today: ['smaller', 'change'],
};

async function slotsAt(place: Place, language: Language) {
  return slotsOf(standingOf(place, await loadWords(language)), chatWords[language], language);
}

/** What this week's promise has come to, where something can be said of it that is good to hear. */
function ofWeek(promise: Known['promise'], { feelings }: CheckInWords, language: Language): string[] {
  if (!promise || promise.done === 0) return [];
  if (promise.done >= promise.need) return [feelings.kept];
  const [done, need] = [promise.done, promise.need].map((days) => formatNumber(days, language));
  return [fill(feelings.week, { done: done ?? '', need: need ?? '' })];
}

/** A word to how it goes: what the task of today becomes for it. */
export async function answerTo(tap: Tap, input: CheckInInput, language: Language): Promise<CheckIn> {
  const { profile, plan, known } = input;
  const { feeling, again, stepId, substepId } = tap;
  const words = checkInWords[language];
  const slots = await slotsAt({ profile, plan, stepId, substepId }, language);
  const said = fill(words.feelings[feeling === 'too_much' && again ? 'too_much_again' : feeling], slots);
  const week = feeling === 'well' ? ofWeek(known?.promise ?? null, words, language) : [];
  const suggestions = chipsAfter[feeling].map((chip) => chatWords[language].chips[chip]);
  return { text: [...week, said].join(' '), suggestions };
}
