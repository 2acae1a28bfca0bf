import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords, wordsOf } from '../../catalogue/load.ts';
import { jaccard } from '../../checks/prose.ts';
import type { Idea } from '../../guide.ts';
import { recommend } from '../recommend.ts';
import { contextOf, ideasFor } from '../testing/ideas-for.ts';
import { goldenProfiles, profileOf } from '../../testing/profiles.ts';

const ownIdeas: [Language, string][] = [
  ['en', 'I want to repair old bicycles for students'],
  ['he', 'אני רוצה לתקן אופניים ישנים לסטודנטים'],
  ['fr', 'Je veux réparer de vieux vélos pour les étudiants'],
  ['es', 'Quiero reparar bicicletas viejas para estudiantes'],
  ['pt', 'Quero consertar bicicletas velhas para estudantes'],
];

describe('an own idea', () => {
  it.each(ownIdeas)('comes first, in versions of it, with its nearest entry (%s)', async (language, idea) => {
    const ideas = await ideasFor(goldenProfiles.mechanic!, language, { mode: 'idea', idea });
    expect(ideas.slice(0, 3).every(({ title }) => title.includes(idea.slice(0, 20)))).toBe(true);
    expect(ideas[0]?.fit.archetype).toBe('bicycle-repair');
    expect(ideas.slice(3).every(({ title }) => !title.includes(idea.slice(0, 20)))).toBe(true);
  });

  it.each(ownIdeas)('has versions that differ from one another (%s)', async (language, idea) => {
    const ideas = await ideasFor(goldenProfiles.mechanic!, language, { mode: 'idea', idea });
    for (const [index, one] of ideas.entries()) {
      for (const other of ideas.slice(index + 1)) {
        expect(jaccard(one.detailed_description, other.detailed_description)).toBeLessThanOrEqual(0.35);
      }
    }
  });

  it.each(ownIdeas)('as a service speaks of one kind of customer throughout (%s)', async (language, idea) => {
    const ideas = await ideasFor(goldenProfiles.mechanic!, language, { mode: 'idea', idea });
    const { angles } = wordsOf(await loadWords(language), 'bicycle-repair');
    const service = ideas.find(({ title }) => Object.values(angles).some(({ offer }) => title.includes(offer)))!;
    const angle = Object.values(angles).find(({ offer }) => service.title.includes(offer))!;
    expect(service.detailed_description.toLowerCase()).toContain(angle.customer.toLowerCase());
    expect(service.fit.first_customer).toContain(angle.first_customer.split('{')[0]!.trim());
    expect(service.fit.hours_per_week).toEqual(archetypeOf('bicycle-repair')!.hours_per_week);
  });

  it('is no way to begin where its work exceeds what the person can give', async () => {
    const profile = { ...goldenProfiles.mechanic!, notes: 'Online only.' };
    const ideas = await ideasFor(profile, 'en', { mode: 'idea', idea: ownIdeas[0]![1] });
    expect(ideas.map(({ title }) => title).join()).not.toContain('begun by hand');
  });

  it('keeps the idea even when the catalogue knows nothing like it', async () => {
    const ideas = await ideasFor(goldenProfiles.thin!, 'en', { mode: 'idea', idea: 'Zxqv wobblefish qrt' });
    expect(ideas[0]?.title).toContain('Zxqv wobblefish qrt');
    expect(ideas[0]?.fit.archetype).toBeNull();
    expect(ideas[0]?.fit.risks.length).toBeGreaterThan(0);
  });
});

describe('what the guide does not plan', () => {
  it('is said first, and near ideas follow', async () => {
    const ideas = await ideasFor(goldenProfiles.cook!, 'en', { mode: 'idea', idea: 'Sell fake documents' });
    expect(ideas[0]?.expectations).toMatch(/^The guide won’t plan this idea/);
    expect(ideas.some(({ title }) => title.includes('fake documents'))).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'I want to die'],
    ['fr', 'J’ai envie de mourir'],
    ['es', 'Quiero morir'],
    ['pt', 'Quero morrer'],
    ['he', 'אני רוצה למות'],
  ])('to somebody in distress in %s nothing is offered', async (language, idea) => {
    const input = { profile: goldenProfiles.cook!, mode: 'idea', idea, already: [], count: 5 } as const;
    const { value, meta } = await recommend(input, contextOf(language));
    expect(meta.warnings).toEqual(['distress']);
    expect(value).toEqual([]);
  });
});

describe('existing-business mode', () => {
  it('begins with the obstacle the person named', async () => {
    const business = { description: 'Home bakery in Haifa', challenge: 'too few repeat customers' };
    const ideas = await ideasFor(goldenProfiles.cook!, 'en', { mode: 'from-description', business });
    expect(ideas[0]?.title).toContain('too few repeat customers');
    expect(ideas.length).toBe(5);
  });
});

describe('what is brought by somebody with other work', () => {
  const nurse = profileOf({
    jobs: [['Hospital nurse', 180]],
    skills: [['Knitting', 'intermediate']],
    goal: '£400 a month',
    location: 'Leeds',
  });
  const whole = (idea: Idea) => `${idea.expectations}\n${idea.detailed_description}`;

  it('is not begun with work that only shares a word with it', async () => {
    const ideas = await ideasFor(nurse, 'en', { mode: 'idea', idea: 'open a café with a loan' });
    expect(ideas.filter(({ title }) => title.includes('begun by hand'))).toEqual([]);
  });

  it('is not followed by the same work a second time', async () => {
    const idea = 'I want to knit baby blankets to order';
    const ideas = await ideasFor(nurse, 'en', { mode: 'idea', idea });
    const [first] = ideas;
    expect(first?.title).toContain('knit baby blankets');
    const others = ideas.filter(({ title }) => !title.includes('knit baby blankets'));
    expect(others.map(({ fit }) => fit.archetype)).not.toContain(first?.fit.archetype);
  });

  it('has what stands in its way said once', async () => {
    const [first] = await ideasFor(nurse, 'en', { mode: 'idea', idea: 'an app that connects nurses and families' });
    const [risk] = first!.fit.risks;
    expect(whole(first!).split(risk!)).toHaveLength(2);
  });

  it('is, when it is a business, the trade that it is', async () => {
    const business = { description: 'A small alterations shop that shortens trousers and repairs zips' };
    const [first] = await ideasFor(nurse, 'en', { mode: 'from-description', business });
    expect(first?.fit.archetype).toBe('clothes-alterations');
    expect(whole(first!)).not.toMatch(/first customers|Knitting/u);
  });
});
