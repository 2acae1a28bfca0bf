import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import lookAlikes from './testing/look-alikes.json' with { type: 'json' };
import requests from './testing/requests.json' with { type: 'json' };
import { withLimitTold } from './proposals.ts';
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

it.each([
  ['en', 'I can’t lift heavy things since my back went'],
  ['he', 'אני לא יכול להרים דברים כבדים'],
  ['fr', 'je ne peux pas porter de charges lourdes'],
  ['es', 'no puedo cargar peso'],
  ['pt', 'não posso carregar peso'],
] as const)(
  'what has to be fitted is offered in %s for the profile, below the answer: “%s”',
  async (language, message) => {
    const told = { text: 'An answer.' };
    const input = asking(message, language);
    const reply = await withLimitTold(told, input, { language, now: 0 });
    expect(reply).toMatchObject({
      proposals: [
        {
          kind: 'profile',
          payload: { before: { field: 'limits', payload: '' }, update: { field: 'limits', payload: message } },
        },
      ],
    });
    expect(reply.text).toMatch(/^An answer\.\n\n/u);
    expect(reply.text).toContain(message);
    const known = { ...input, profile: { ...input.profile, limits: message } };
    expect(await withLimitTold(told, known, { language, now: 0 })).toBe(told);
  },
);
