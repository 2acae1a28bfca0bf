import { languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ideasFor, textOf } from './testing/ideas-for.ts';
import { profileText } from '../checks/profile-texts.ts';
import { goldenProfiles, profileOf } from '../testing/profiles.ts';

describe('any input', () => {
  it('is answered without throwing, with isolates that balance', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('😀'.repeat(4_000), 'a '.repeat(4_000), '\u202Eabc\u2066', '{slot} ${x} %s'),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, fc.constantFrom(...languages), async (one, two, three, language) => {
        const profile = profileOf({
          notes: one,
          hobbies: two,
          location: three,
          goal: one || 'x',
          skills: [[two || 'y', 'beginner']],
        });
        const ideas = await ideasFor(profile, language, { mode: 'idea', idea: one, feedback: two });
        for (const idea of ideas) {
          const all = textOf(idea);
          expect(all.split('\u2068').length).toBe(all.split('\u2069').length - (all.match(/\u2066/g)?.length ?? 0));
          for (const fact of idea.fit.why) expect(profileText(profile)).toContain(fact);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('strange input', () => {
  const strange: [name: string, text: string][] = [
    ['gibberish', 'asdkjh qwlek zzxc'],
    ['one word', 'bikes'],
    ['emoji alone', '😀🎉🙏'],
    ['8,000 letters', 'x'.repeat(8_000)],
    ['8,000 characters of words', 'sell homemade food and fix bikes, '.repeat(240).slice(0, 8_000)],
    ['8,000 characters of denials', 'no dogs, no bread, drop the bikes, '.repeat(240).slice(0, 8_000)],
    ['8,000 digits', '1'.repeat(8_000)],
    ['invisible characters', '\u202E\u2066\u200B'.repeat(2_000)],
    ['another language', 'Ich möchte Fahrräder reparieren'],
    ['another script', '我想修自行车'],
  ];
  it.each(strange)('is answered with ideas, as an idea, as feedback and as a note: %s', async (_name, text) => {
    for (const language of languages) {
      const profile = goldenProfiles.mechanic!;
      const [shown] = await ideasFor(profile, language, { count: 1 });
      const declined = { ...shown!, declined: { reason: 'other' as const, note: text.slice(0, 1_000) } };
      for (const more of [{ mode: 'idea' as const, idea: text }, { feedback: text }, { already: [declined] }]) {
        const ideas = await ideasFor(profile, language, more);
        expect(ideas.length).toBeGreaterThanOrEqual(3);
        for (const idea of ideas) {
          expect(idea.title.length).toBeLessThanOrEqual(300);
          expect(idea.expectations.length).toBeLessThanOrEqual(4_000);
        }
      }
    }
  });
});
