import { expect, it } from 'vitest';
import { archetypes } from '../catalogue/archetype-facts.ts';
import { factsOf } from '../profile/facts.ts';
import { profileOf } from '../testing/profiles.ts';
import { ideasFor } from '../built-in/testing/ideas-for.ts';
import { whyFor } from './reasons.ts';

const baking = archetypes.find(({ id }) => id === 'baking-to-order');

it('a skill that only interests the trade helps; what the trade asks for proves', () => {
  const profile = profileOf({
    skills: [
      ['Drawing', 'intermediate'],
      ['Baking', 'advanced'],
    ],
  });
  const reasons = whyFor(baking, factsOf(profile), 'local').map(({ fact, reason }) => [fact.text, reason]);
  expect(reasons).toEqual(
    expect.arrayContaining([
      ['Drawing', 'helps'],
      ['Baking', 'skill-advanced'],
    ]),
  );
});

it('where little speaks for the work, the people known from work come before the goal', () => {
  const profile = profileOf({
    jobs: [['Hospital nurse', 180]],
    skills: [['Knitting', 'intermediate']],
    goal: '£400 a month',
    location: 'Leeds',
  });
  const photos = archetypes.find(({ id }) => id === 'photo-memories');
  const reasons = whyFor(photos, factsOf(profile), 'local').map(({ fact, reason }) => [fact.text, reason]);
  expect(reasons).toEqual([
    ['Leeds', 'location'],
    ['Hospital nurse', 'contacts'],
    ['£400 a month', 'goal'],
  ]);
});

it('a goal that is a reason is not told a second time', async () => {
  const goal = 'earn something extra';
  const ideas = await ideasFor(profileOf({ goal }), 'en');
  const told = ideas.map((idea) => `${idea.expectations} ${idea.detailed_description}`.split(goal).length - 1);
  expect(told).toEqual(ideas.map(() => 1));
});
