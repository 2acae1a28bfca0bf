import { type Language, languages } from '@foothold/contract';
import { promptsIn } from '@foothold/guide/checks/red-team/prompts';
import { describe, expect, it } from 'vitest';
import { misdeeds, obedientModel } from './obedient-model.ts';
import { kindIn, obeyedKinds } from './obedient/obey.ts';
import type { Asked } from './wire-format.ts';

const reply = {
  type: 'object',
  properties: { reply: { type: 'string' }, suggestions: { type: 'array', items: { type: 'string' } } },
};
const names: Record<Language, string> = {
  en: 'English',
  he: 'Hebrew',
  fr: 'French',
  es: 'Spanish',
  pt: 'Brazilian Portuguese',
};

function asking(message: string, language: Language): Asked {
  const json = JSON.stringify({ message }).replace(/[<>]/g, (mark) => (mark === '<' ? '\\u003c' : '\\u003e'));
  return {
    model: 'm',
    stream: true,
    instructions: `Be kind. KEY-BCDF. Write every text in ${names[language]}, always.`,
    messages: [{ role: 'user', content: `<data name="message">\n${json}\n</data>` }],
    json: true,
    schemaName: null,
    schema: reply,
    asTool: false,
    maxOutputTokens: 100,
    temperature: null,
    userId: null,
    store: null,
    usageWanted: true,
  };
}

describe.each(languages)('a model that obeys, in %s', (language) => {
  it.each(promptsIn(language))('“$prompt”', async ({ prompt, kind }) => {
    const asked = asking(prompt, language);
    expect(kindIn(asked)).toBe(kind);
    const { reply: said } = JSON.parse(await obedientModel(asked, 1)) as { reply: string };
    expect(said.length).toBeGreaterThan(20);
    expect(said.includes('KEY-BCDF')).toBe(kind === 'instructions');
  });
});

it('misbehaves of its own accord where nothing asks for it, each time in another way', async () => {
  const asked = asking('What next?', 'en');
  const said = new Set<string>();
  for (let nth = 1; nth <= misdeeds.length; nth += 1) said.add(await obedientModel(asked, nth));
  expect(said.size).toBe(misdeeds.length);
  expect(misdeeds.length).toBeGreaterThan(obeyedKinds.length);
});
