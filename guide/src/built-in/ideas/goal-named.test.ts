import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import { ideasFor } from '../testing/ideas-for.ts';

const skill = (skill_name: string, level: 'beginner' | 'intermediate' | 'advanced' = 'intermediate') => ({
  skill_name,
  level,
  notes: '',
});

describe('what somebody can do', () => {
  it.each<[Language, string, [job: string, named: string]]>([
    ['en', '400 a month with glass paperweights', ['Postman', 'Glass paperweights']],
    ['he', 'להרוויח 900 בחודש ממחצלות קש', ['דוור', 'מחצלות קש']],
    ['fr', 'gagner 300 par mois avec mes cerfs-volants', ['Facteur', 'Cerfs-volants']],
    ['es', 'ganar 300 al mes con piñatas', ['Cartero', 'Piñatas de papel']],
    ['pt', 'ganhar 500 por mês com pipas de papel', ['Carteiro', 'Pipas de papel']],
  ])('and names in a goal in %s stands before the job they have: “%s”', async (language, value, [job, named]) => {
    const goals = [{ goal_type: 'earn', value }];
    const profile = { ...profileOf({ jobs: [[job, 120]], hours: 8 }), skills: [skill(named)], goals, language };
    const [first] = await ideasFor(profile, language);
    expect(first?.fit.why[0]).toBe(named);
  });

  it.each<[Language, string, [job: string, skill: string]]>([
    ['en', '400 a month but never from glass paperweights', ['Postman', 'Glass paperweights']],
    ['en', '400 a month for my son’s piano lessons', ['Postman', 'Piano']],
    ['fr', 'gagner 300 par mois sans cerfs-volants', ['Facteur', 'Cerfs-volants']],
    ['es', 'ganar 300 al mes para comprar una piñata', ['Cartero', 'Piñatas de papel']],
    ['pt', 'ganhar 500 por mês sem fazer pipas de papel', ['Carteiro', 'Pipas de papel']],
    ['he', 'להרוויח 900 בחודש בלי מחצלות קש', ['דוור', 'מחצלות קש']],
  ])('and does not want to earn with, or to pay for, stands as before in %s: “%s”', async (language, value, two) => {
    const [job, named] = two;
    const goals = [{ goal_type: 'earn', value }];
    const profile = { ...profileOf({ jobs: [[job, 120]], hours: 8 }), skills: [skill(named)], goals, language };
    const bare = { ...profile, goals: [{ goal_type: 'earn', value: '400' }] };
    const firstOf = async (one: typeof profile) => (await ideasFor(one, language))[0]?.fit.why[0];
    expect(await firstOf(profile)).toBe(await firstOf(bare));
  });

  it('is made though lifting is out, where the goal says that it is', async () => {
    const goals = [{ goal_type: 'earn', value: '300 a month making corn dollies' }];
    const notes = 'Bad back, no lifting.';
    const profile = { ...profileOf({ hours: 8 }), skills: [skill('Making corn dollies', 'advanced')], goals, notes };
    const made = (ideas: Awaited<ReturnType<typeof ideasFor>>) => ideas.map(({ fit }) => fit.archetype?.split('/')[1]);
    expect(made(await ideasFor(profile, 'en'))).toContain('make');
    const plain = { ...profile, goals: [{ goal_type: 'earn', value: '300 a month' }] };
    expect(made(await ideasFor(plain, 'en'))).not.toContain('make');
  });
});

it('offers one thing that is only loved, while there is work to offer', async () => {
  const goals = [{ goal_type: 'earn', value: '300 a month' }];
  const profile = {
    ...profileOf({
      jobs: [
        ['Upholsterer', 120],
        ['Baker', 60],
      ],
      hours: 8,
    }),
    goals,
    hobbies: 'chess, fishing',
  };
  const loved = (await ideasFor(profile, 'en')).filter(({ fit }) => fit.why.some((why) => /chess|fishing/u.test(why)));
  expect(loved.length).toBe(1);
});

it('stands before what is made of a job and of a pastime, where it is somebody’s best and nobody knows it', async () => {
  const goals = [{ goal_type: 'earn', value: '300 a month' }];
  const skills = [skill('Folding pleated saris', 'advanced')];
  const profile = { ...profileOf({ jobs: [['Bus driver', 90]], hours: 8 }), goals, skills, hobbies: 'fishing' };
  const [first] = await ideasFor(profile, 'en');
  expect(first?.fit.why[0]).toBe('Folding pleated saris');
});
