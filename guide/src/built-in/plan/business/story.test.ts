import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../catalogue/load.ts';
import { planProblems } from '../../../testing/plan-problems.ts';
import { profileOf } from '../../../testing/profiles.ts';
import { planFromDescription } from '../plan-from-description.ts';
import { readStory } from './story.ts';

const profile = profileOf({ hours: 6, budget: 50 });
const NOW = Date.UTC(2026, 10, 23);

async function storyOf(language: Language, description: string) {
  return readStory(description, NOW, await loadWords(language));
}

const begun: [Language, string][] = [
  ['en', 'Oyster stall by the harbour since 2015, regulars from the ferry, Tuesdays are slow'],
  ['en', 'we sharpen chainsaws for foresters, about 30 a month'],
  ['en', 'Upholstery workshop'],
  ['he', 'סטודיו לקרמיקה, פתחתי לפני שלוש שנים, רוב הלקוחות שלי תיירים'],
  ['he', 'מכבסה שכונתית'],
  ['fr', 'Je tiens une petite cordonnerie à Nantes, mes clients sont âgés'],
  ['fr', 'fromagerie de chèvre, 40 fromages par semaine'],
  ['es', 'Tengo un puesto de flores, vendo más los viernes'],
  ['es', 'Imprenta de barrio desde hace doce años'],
  ['pt', 'Atendo cabeleireira em casa, minhas clientes são do prédio'],
  ['pt', 'sapataria do meu avô, faturo pouco no verão'],
];

const planned: [Language, string][] = [
  ['en', 'repair accordions for folk groups, from my shed'],
  ['en', 'I would love to open a tiny book bindery'],
  ['en', 'sourdough subscription, not started, no customers yet'],
  ['he', 'לתקן אקורדיונים ללהקות פולקלור'],
  ['he', 'חושבת על חוג קליעת סלים לגמלאים'],
  ['fr', 'relier des livres anciens le soir'],
  ['fr', 'des paniers en osier, je n’ai pas encore commencé'],
  ['es', 'afinar acordeones para grupos de baile'],
  ['es', 'quisiera dar clases de cestería, todavía no tengo clientes'],
  ['pt', 'encadernar livros antigos à noite'],
  ['pt', 'gostaria de ensinar cestaria, ainda não comecei'],
];

describe('a description', () => {
  it.each(begun)('of a business that runs (%s: %s)', async (language, description) => {
    expect((await storyOf(language, description)).stage).toBe('running');
  });

  it.each(planned)(
    'of what has not begun gets a plan up to a first customer (%s: %s)',
    async (language, description) => {
      expect((await storyOf(language, description)).stage).toBe('beginning');
      const { value } = await planFromDescription({ profile, description }, { language, now: NOW, seed: '' });
      expect(planProblems(value, profile, language)).toEqual([]);
      const refs = value.steps.flatMap((step) => step.substeps.map(({ ref }) => ref ?? ''));
      expect(refs.filter((ref) => ref.startsWith('shared.business-'))).toEqual([]);
      expect(value.title).toContain('\u2068');
    },
  );

  it.each<[Language, string, string]>([
    ['en', 'We make about 25 lanterns a week, at £14 each', '25 a week × £14 = £350'],
    ['he', '30 סלים בחודש, 90 שקל לסל', '30 בחודש'],
    ['fr', 'une vingtaine de clients, 12 paniers par semaine à 35 €', '12 par semaine × 35 €'],
    ['es', 'hago 6 cestas al día a 20 €', '6 al día × 20 €'],
    ['pt', '15 cestos por mês, 80 reais cada', '15 por mês × R$'],
  ])('that names how many and for how much is reckoned with (%s: %s)', async (language, description, sum) => {
    const { value } = await planFromDescription({ profile, description }, { language, now: NOW, seed: '' });
    const texts = value.steps.flatMap((step) => step.substeps.map((one) => one.description));
    expect(texts.join('\n').replace(/[\u00A0\u200F\u202F]/gu, ' ')).toContain(sum);
  });

  it.each(languages)('of any length is read for its name, never cut in the middle of a word (%s)', async (language) => {
    const story = await storyOf(language, `${'bakery '.repeat(900)}, since 2001`);
    expect(story.stage).toBe('running');
    expect(story.name.length).toBeGreaterThan(0);
  });
});
