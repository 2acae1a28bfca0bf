import type { SkillLevel } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { recommend } from '../recommend.ts';
import { profileOf } from '../../testing/profiles.ts';

const context = { language: 'en', now: 0, seed: '' } as const;

/** What people can do, in twenty clusters and in their own words; not taken from the catalogue, so that it can miss. */
const clusters: [name: string, skill: string, level: SkillLevel][] = [
  ['nurse and care', 'Care assistant', 'intermediate'],
  ['cook', 'Cooking', 'intermediate'],
  ['mechanic', 'Car mechanic', 'intermediate'],
  ['driver', 'Delivery driver', 'intermediate'],
  ['cleaner', 'Cleaning', 'intermediate'],
  ['teacher', 'Primary school teacher', 'intermediate'],
  ['retail and sales', 'Shop assistant', 'intermediate'],
  ['office', 'Office assistant', 'intermediate'],
  ['accountant', 'Accountant', 'intermediate'],
  ['IT', 'IT support', 'intermediate'],
  ['designer', 'Graphic design', 'intermediate'],
  ['photographer', 'Photography', 'intermediate'],
  ['musician', 'Playing the guitar', 'intermediate'],
  ['gardener', 'Gardening', 'intermediate'],
  ['builder and electrician', 'Electrician', 'intermediate'],
  ['hairdresser', 'Hairdressing', 'intermediate'],
  ['childcare', 'Babysitting', 'intermediate'],
  ['languages', 'Speaking Spanish and French', 'intermediate'],
  ['sports', 'Football coach', 'intermediate'],
  ['crafts', 'Knitting and pottery', 'intermediate'],
];

const grid = clusters.flatMap(([name, skill, level]) =>
  [0, 100, 1_000].flatMap((budget) =>
    [3, 10, 25].flatMap((hours) =>
      ['Online only.', 'In person only.'].flatMap((notes) =>
        [16, 30].map((age) => ({
          name,
          profile: profileOf({
            skills: [[skill, level]],
            location: 'Leeds',
            budget,
            hours,
            notes,
            age,
            goal: '500 a month',
          }),
        })),
      ),
    ),
  ),
);

describe('coverage', () => {
  it('is of twenty clusters', () => {
    expect(clusters.length).toBe(20);
    expect(grid.length).toBe(720);
  });

  it('is three ideas with evidence in 90 % of the grid', async () => {
    const cells = await Promise.all(
      grid.map(async ({ name, profile }) => {
        const { value } = await recommend({ profile, mode: 'brainstorm', already: [], count: 3 }, context);
        return { name, covered: value.filter((idea) => idea.fit.why.length >= 1).length >= 3 };
      }),
    );
    const missed = cells.filter(({ covered }) => !covered).map(({ name }) => name);
    expect([missed.length / grid.length <= 0.1, missed.length <= grid.length / 10 ? [] : missed]).toEqual([true, []]);
  });

  it.each(clusters)('begins with what the %s can do when nothing stands in its way', async (_name, skill, level) => {
    const open = profileOf({ skills: [[skill, level]], hours: 10, budget: 300, age: 30 });
    const { value } = await recommend({ profile: open, mode: 'brainstorm', already: [], count: 3 }, context);
    const [first] = value;
    expect(first?.fit.evidence[0]).toEqual({ text: skill, field: 'skills', index: 0 });
  });

  it('is five for the person with no skill, no money and three hours', async () => {
    for (const age of [16, 30]) {
      const profile = profileOf({ hours: 3, budget: 0, age });
      const { value } = await recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, context);
      expect(new Set(value.map((idea) => idea.fit.archetype)).size).toBe(5);
    }
  });
});
