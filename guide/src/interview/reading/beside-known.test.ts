import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import { besideKnown } from './beside-known.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

/** The goals that somebody with this budget is heard to have. */
function goalsIn(message: string, language: Language, budget: number): string[] {
  const profile = profileOf({ budget });
  const heard = { asked: 'hobbies' as const, language, languages: languagesOf(flat(message), language), now };
  const said = besideKnown(hear(message, heard), message, profile, heard);
  return said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : []));
}

describe('the only sum that comes again and again', () => {
  it.each<[Language, string]>([
    ['en', '240 pounds a month and the boiler is no worry any more'],
    ['fr', '240 euros par mois et le dentiste n’est plus un souci'],
    ['es', '240 euros al mes y duermo a gusto'],
    ['pt', '240 euros por mês e durmo descansada'],
    ['he', '240 שקל לחודש והראש שלי שקט'],
  ])('is wanted where the budget is known and no goal is, in %s: “%s”', (language, message) => {
    expect(goalsIn(message, language, 40).join(' ')).toContain('240');
  });

  it.each<[Language, string]>([
    ['en', 'my rent is 240 pounds a month'],
    ['es', 'cobro una pensión de 240 euros al mes'],
  ])('is not where something is said of it, in %s: “%s”', (language, message) => {
    expect(goalsIn(message, language, 40)).toEqual([]);
  });
});
