import type { Language } from '@foothold/contract';
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
  const reasons = whyFor(baking, factsOf(profile)).map(({ fact, reason }) => [fact.text, reason]);
  expect(reasons).toEqual(
    expect.arrayContaining([
      ['Drawing', 'helps'],
      ['Baking', 'skill-advanced'],
    ]),
  );
});

it('where nothing speaks for the work it is the people known from work, and never a town or a sum', () => {
  const profile = profileOf({
    jobs: [['Hospital nurse', 180]],
    skills: [['Knitting', 'intermediate']],
    goal: '£400 a month',
    location: 'Leeds',
  });
  const photos = archetypes.find(({ id }) => id === 'photo-memories');
  const reasons = whyFor(photos, factsOf(profile)).map(({ fact, reason }) => [fact.text, reason]);
  expect(reasons).toContainEqual(['Hospital nurse', 'contacts']);
  expect(reasons.map(([text]) => text)).not.toContain('Leeds');
  expect(reasons.map(([text]) => text)).not.toContain('£400 a month');
});

it.each<[Language, string, string, string]>([
  ['en', 'Derby', '£500 a month', 'zinc etching of nameplates'],
  ['he', 'עכו', '1800 ₪ בחודש', 'תחריטי אבץ לשלטים'],
  ['fr', 'Nevers', '350 € par mois', 'gravure de plaques de zinc'],
  ['es', 'Cuenca', '400 € al mes', 'grabado de placas de cinc'],
  ['pt', 'Olinda', '900 reais por mês', 'gravação de placas de zinco'],
])(
  'in %s no card gives the town or the sum as its reason, and one in own words says why',
  async (language, location, goal, skill) => {
    const profile = { ...profileOf({ location, goal, skills: [[skill, 'advanced']] }), language };
    const ideas = await ideasFor(profile, language);
    expect(ideas.length).toBeGreaterThan(0);
    for (const { fit } of ideas) for (const why of fit.why) expect([location, goal]).not.toContain(why);
    const own = ideas.filter(({ title }) => title.includes(skill));
    for (const { fit, short_description } of own) {
      expect(fit.why).toContain(skill);
      expect(short_description).toContain(skill);
    }
    expect(ideas.some(({ fit }) => fit.why.includes(skill))).toBe(true);
  },
);

it('a goal is told once, whichever reason there is', async () => {
  const goal = 'earn something extra';
  const ideas = await ideasFor(profileOf({ goal }), 'en');
  const told = ideas.map((idea) => `${idea.expectations} ${idea.detailed_description}`.split(goal).length - 1);
  expect(told).toEqual(ideas.map(() => 1));
});
