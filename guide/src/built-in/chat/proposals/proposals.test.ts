import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import lookAlikes from './testing/look-alikes.json' with { type: 'json' };
import requests from './testing/requests.json' with { type: 'json' };
import { asking, proposed } from './testing.ts';

/** What is asked to be opened again was done. */
const doneFor = (wanted: string) => (wanted.startsWith('untick') ? [Number(wanted.split(' ')[1])] : []);

describe.each(languages)('requests in %s', (language) => {
  it('become the changes they ask for', async () => {
    const found = await Promise.all(
      requests[language].map(async ([message = '', wanted = '']) => ({
        message,
        wanted: wanted.toLowerCase(),
        is: await proposed(asking(message, language, doneFor(wanted)), language),
      })),
    );
    expect(found.filter(({ wanted, is }) => wanted !== is)).toEqual([]);
  });

  it('are told from what only looks like them', async () => {
    const found = await Promise.all(
      lookAlikes[language].map(async (message) => ({
        message,
        is: await proposed(asking(message, language), language),
      })),
    );
    expect(found.filter(({ is }) => is !== '')).toEqual([]);
  });
});
