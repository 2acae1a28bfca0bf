import { languages, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { StoredPlan } from '../../guide.ts';
import { profileOf } from '../../testing/profiles.ts';
import { stepChat } from './step-chat.ts';
import { samplePlan } from './proposals/testing.ts';

/** What somebody can, of which the second is what the plan is about; the plan; and how a message is asked for. */
const told: Record<Language, [other: string, own: string, title: string, asked: string]> = {
  en: ['Milking', 'Weaving baskets', 'Baskets woven to measure', 'write me a message to a first customer'],
  he: ['חליבה', 'קליעת סלים', 'סלים קלועים לפי מידה', 'תכתבי לי הודעה ללקוח ראשון'],
  fr: [
    'Traite',
    'Tresser des paniers',
    'Des paniers tressés sur mesure',
    'écris-moi un message pour un premier client',
  ],
  es: ['Ordeño', 'Tejer cestas', 'Cestas a medida', 'escríbeme un mensaje para un primer cliente'],
  pt: ['Ordenha', 'Tecer cestos', 'Cestos sob medida', 'escreve uma mensagem para um primeiro cliente'],
};

async function messageFor(
  language: Language,
  skills: readonly string[],
  plan: StoredPlan,
  notes = '',
): Promise<string> {
  const [, , , message] = told[language];
  const profile = { ...profileOf({ skills: skills.map((one) => [one, 'advanced']) }), language, notes };
  const input = { profile, plan, stepId: plan.steps[0]?.step_id ?? '', history: [], message };
  let text = '';
  for await (const event of stepChat(input, { language, now: 0, seed: 's' }))
    if (event.type === 'done') text = event.text;
  return text;
}

describe.each(languages)('who writes a message in %s', (language) => {
  const [other, own, title] = told[language];
  const plan = { ...samplePlan(language), title };

  it('brings what the plan is about', async () => {
    const text = await messageFor(language, [other, own], plan);
    expect(text).toContain(own);
    expect(text).not.toContain(other);
  });

  it('brings nothing where nothing they can is of it', async () => {
    const text = await messageFor(language, [other], plan);
    expect(text).toContain('>');
    expect(text).not.toContain(other);
  });
});

it.each([
  ['a word that is said of any work', 'Home visits', 'Baskets made at home', ''],
  ['what its writer wants no more of', 'Weaving baskets', 'Baskets woven to measure', 'No more weaving.'],
] as const)('a message tells nothing for %s', async (_, skill, title, notes) => {
  const text = await messageFor('en', [skill], { ...samplePlan('en'), title }, notes);
  expect(text).toContain('>');
  expect(text).not.toContain(skill);
});
