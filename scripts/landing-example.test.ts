import { languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { answered, exampleIn } from './landing-example.ts';

it.each(languages)('what the landing page shows in %s is what the built-in guide answers', async (language) => {
  const shown = exampleIn(language);
  expect(await answered(shown, language), 'node scripts/landing-example.ts writes it anew').toEqual(shown);
});
