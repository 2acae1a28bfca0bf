import { languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { loadWords, wordsOf } from '../../catalogue/load.ts';
import { ideasFor } from '../testing/ideas-for.ts';
import { goldenProfiles } from '../../testing/profiles.ts';

it.each(languages)(
  'a question to three people does not stand beside the stop of a first sale (%s)',
  async (language) => {
    const words = await loadWords(language);
    const offered = await Promise.all(Object.values(goldenProfiles).map((profile) => ideasFor(profile, language, {})));
    const ideas = offered.flat();
    const asking = ideas.filter(({ fit, detailed_description: text }) =>
      text.includes(wordsOf(words, fit.archetype ?? '').phases.check.smallest_test),
    );
    expect(asking.length).toBeGreaterThan(0);
    for (const { fit, detailed_description: text } of asking) {
      expect(text).not.toContain(wordsOf(words, fit.archetype ?? '').phases['first-customer'].stop_if);
    }
  },
);
