import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../catalogue/load.ts';
import type { Flaw } from '../../catalogue/shared-schema.ts';
import type { RecommendInput } from '../../guide.ts';
import { recommend } from '../recommend.ts';
import { goldenProfiles, profileOf } from '../../testing/profiles.ts';
import { flawsIn } from '../../understand/flaws.ts';
import { flawedIdeas, plainIdeas } from '../../testing/flawed-ideas.ts';

async function ask(language: Language, idea: string, more: Partial<RecommendInput> = {}) {
  const input: RecommendInput = { profile: goldenProfiles.cook!, mode: 'idea', idea, already: [], count: 4, ...more };
  return recommend(input, { language, now: 0, seed: '' });
}

const insisting: Record<Language, string> = {
  en: 'But I’m sure it works, everyone loves it. Trust me!',
  he: 'אבל אני בטוחה שזה יעבוד, כולם אוהבים את זה',
  fr: 'Mais je suis sûre que ça va marcher, tout le monde adore',
  es: 'Pero estoy seguro de que va a funcionar, a todos les encanta',
  pt: 'Mas tenho certeza de que vai dar certo, todo mundo adora',
};

it('there are at least twenty kinds of flawed ideas', () => {
  expect(new Set(flawedIdeas.map(([flaw]) => flaw)).size).toBeGreaterThanOrEqual(20);
});

describe.each(languages)('a flawed idea in %s', (language) => {
  const at = languages.indexOf(language);

  it.each(flawedIdeas)('of the family %s has its risk named first, whoever insists', async (flaw, ...texts) => {
    const idea = texts[at]!;
    expect(flawsIn(idea)).toContain(flaw);
    const { shared } = await loadWords(language);
    const [first] = (await ask(language, idea)).value;
    const named = [first!.expectations, ...first!.fit.risks].join('\n');
    expect(named).toContain(shared.flaws[flaw]);
    const [again] = (await ask(language, idea, { feedback: insisting[language] })).value;
    expect([again!.expectations, ...again!.fit.risks].join('\n')).toContain(shared.flaws[flaw]);
    expect(again!.expectations).toContain(shared.idea.stays);
  });

  it('is found in none of the plain ones', () => {
    expect(plainIdeas[language].map((idea) => [idea, flawsIn(idea)])).toEqual(
      plainIdeas[language].map((idea) => [idea, []]),
    );
  });
});

const newFacts: [Flaw, Language, idea: string, fact: string][] = [
  ['food-rules', 'en', 'Sell food from my kitchen', 'I have a permit from the city for my kitchen'],
  ['food-rules', 'he', 'למכור אוכל ביתי', 'יש לי היתר מהעירייה'],
  ['food-rules', 'fr', 'Vendre des plats maison', 'J’ai obtenu l’autorisation de la mairie'],
  ['food-rules', 'es', 'Vender comida casera', 'Ya tengo permiso del ayuntamiento'],
  ['food-rules', 'pt', 'Vender marmitas', 'Tenho alvará da prefeitura'],
  ['big-capital', 'en', 'Open a restaurant', 'I have savings of 90,000 for it'],
  ['big-capital', 'es', 'Abrir un restaurante', 'Tengo 90.000 € ahorrados'],
  ['platform', 'fr', 'Une plateforme pour jardiniers', 'J’ai déjà un premier client payant'],
  ['platform', 'pt', 'Uma rede social para jardineiros', 'Um cliente já pagou'],
  ['big-build', 'he', 'אפליקציה לתכנון ארוחות', 'יש לי שותפה שיודעת לתכנת'],
  ['everyone', 'en', 'Coaching for everyone', 'Two bakers have already paid me for it'],
];

describe('a new fact', () => {
  it.each(newFacts)('changes the verdict on %s in %s', async (flaw, language, idea, fact) => {
    const { shared } = await loadWords(language);
    const [before] = (await ask(language, idea)).value;
    const [after] = (await ask(language, idea, { feedback: fact })).value;
    expect(before?.expectations).toContain(shared.flaws[flaw]);
    expect(after?.expectations).not.toContain(shared.flaws[flaw]);
    expect(after?.expectations).toContain('\u2068');
  });

  it.each([
    ['en', 'I will have a permit soon'],
    ['en', 'I don’t have a permit'],
    ['en', 'I hope to get a permit'],
    ['en', 'I have a driving licence'],
    ['en', 'Nobody has paid me'],
  ] as const)('is not what is hoped for or denied (%s: %s)', async (language, feedback) => {
    const { shared } = await loadWords(language);
    const [first] = (await ask(language, 'Sell food from my kitchen', { feedback })).value;
    expect(first?.expectations).toContain(shared.flaws['food-rules']);
  });

  it('makes no plan of what has no customer or breaks the law', async () => {
    for (const idea of ['Make money with a crypto trading bot', 'Sell fake documents']) {
      const feedback = 'I have savings of 50,000 and a permit, and a customer has already paid me';
      expect((await ask('en', idea, { feedback })).meta.warnings).toContain('refused');
    }
  });

  it('is answered even when every version was shown before', async () => {
    const { shared } = await loadWords('en');
    const idea = 'Sell food from my kitchen';
    const already = (await ask('en', idea, { count: 6 })).value;
    const [first] = (await ask('en', idea, { already, feedback: insisting.en })).value;
    expect(first?.title).not.toContain(idea);
    expect(first?.expectations).toContain(shared.flaws['food-rules']);
    expect(first?.expectations).toContain(shared.idea.stays);
  });
});

describe('a licence that the profile names', () => {
  const people = [
    ['Therapy at home for people with depression', profileOf({ jobs: [['Clinical psychologist', 60]] })],
    ['טיפול נפשי בבית', profileOf({ education: 'פסיכולוגית קלינית' })],
    ['Legal advice for tenants', profileOf({ jobs: [['Lawyer', 90]] })],
    ['Asesoría fiscal para autónomos', profileOf({ education: 'Contadora pública' })],
    ['Installations électriques', profileOf({ jobs: [['Électricien', 40]] })],
  ] as const;

  it.each(people)('lets “%s” be planned, with the check named first', async (idea, profile) => {
    const { value, meta } = await ask('en', idea, { profile });
    const { shared } = await loadWords('en');
    expect(meta.warnings).toEqual([]);
    expect(value[0]?.title).toContain(idea.slice(0, 12));
    expect(value[0]?.expectations).toContain(shared.obstacles.covered);
  });

  it.each([
    ['Therapy at home for people with depression', profileOf({ jobs: [['Nursing assistant', 60]] })],
    ['Legal advice for tenants', profileOf({ education: 'Law student' })],
    ['Legal advice for tenants', profileOf({ hobbies: 'I read a lawyer blog' })],
  ] as const)('is not that of a helper or a learner (%s)', async (idea, profile) => {
    expect((await ask('en', idea, { profile })).meta.warnings).toEqual(['refused']);
  });
});
