import { describe, expect, it } from 'vitest';
import { archetypes, topics } from '../../catalogue/load.ts';
import { recommend } from '../recommend.ts';
import { profileOf } from '../testing/profiles.ts';

const context = { language: 'en', now: 0, seed: '' } as const;

/** Twenty clusters of skills: the ones the catalogue names most often, as an English speaker writes them. */
function clusters(): string[] {
  const named = archetypes.flatMap(({ skills }) => [...skills.required.flat(), ...skills.helpful]);
  const often = new Map<string, number>();
  for (const topic of named) often.set(topic, (often.get(topic) ?? 0) + 1);
  return [...often]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, 20)
    .map(([topic]) => topics[topic]?.en[0] ?? topic);
}

const grid = clusters().flatMap((skill) =>
  [0, 100, 1_000].flatMap((budget) =>
    [3, 10, 25].flatMap((hours) =>
      ['Online only.', 'In person only.'].flatMap((notes) =>
        [16, 30].map((age) =>
          profileOf({
            skills: [[skill, 'intermediate']],
            location: 'Leeds',
            budget,
            hours,
            notes,
            age,
            goal: '500 a month',
          }),
        ),
      ),
    ),
  ),
);

describe('coverage', () => {
  it('is three ideas with evidence in 95 % of the grid', async () => {
    const counts = await Promise.all(
      grid.map(async (profile) => {
        const { value } = await recommend({ profile, mode: 'brainstorm', already: [], count: 3 }, context);
        return value.filter((idea) => idea.fit.why.length >= 1).length;
      }),
    );
    expect(counts.filter((count) => count >= 3).length / grid.length).toBeGreaterThanOrEqual(0.95);
  });

  it('puts what the person can do first when the catalogue has it', async () => {
    const open = profileOf({ skills: [['Sewing', 'advanced']], hours: 6 });
    const { value } = await recommend({ profile: open, mode: 'brainstorm', already: [], count: 3 }, context);
    expect(value[0]?.fit.why).toContain('Sewing');
  });

  it('is five for the person with no skill, no money and three hours', async () => {
    for (const age of [16, 30]) {
      const profile = profileOf({ hours: 3, budget: 0, age });
      const { value } = await recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, context);
      expect(new Set(value.map((idea) => idea.fit.archetype)).size).toBe(5);
    }
  });
});
