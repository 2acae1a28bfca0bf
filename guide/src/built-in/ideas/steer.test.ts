import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { ideasFor } from '../testing/ideas-for.ts';
import { goldenProfiles } from '../../testing/profiles.ts';

describe('feedback on ideas', () => {
  const steered = async (feedback: string, language: Language = 'en') => {
    const already = await ideasFor(goldenProfiles.mechanic!, language, { count: 3 });
    return ideasFor(goldenProfiles.mechanic!, language, { already, feedback });
  };

  it.each<[Language, string]>([
    ['en', 'Something cheaper, please'],
    ['he', 'משהו זול יותר'],
    ['fr', 'Quelque chose de moins cher'],
    ['es', 'Algo más barato'],
    ['pt', 'Algo mais barato'],
  ])('hears “cheaper” in %s', async (language, feedback) => {
    for (const idea of await steered(feedback, language)) expect(idea.fit.startup_cost_band).toBe(0);
  });

  it.each<[Language, string]>([
    ['en', 'Only online, no visits'],
    ['he', 'רק אונליין'],
    ['fr', 'Uniquement en ligne'],
    ['es', 'Solo online'],
    ['pt', 'Só online'],
  ])('hears “online” in %s', async (language, feedback) => {
    const ideas = await steered(feedback, language);
    expect(ideas.length).toBeGreaterThan(0);
    for (const idea of ideas) expect(idea.fit.place).not.toBe('local');
  });

  it('leaves out what is declined and prefers what is named', async () => {
    const declined = await steered('nothing with dogs');
    expect(declined.map((idea) => idea.fit.archetype)).not.toContain('dog-walking');
    const wanted = await steered('something with dogs');
    expect(wanted[0]?.fit.archetype).toBe('dog-walking');
  });
});
