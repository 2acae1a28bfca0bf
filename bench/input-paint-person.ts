import { posterTo } from './post-json.ts';

/** Somebody with ideas and a plan, as the browser's storage has them, and the screens they use. */
export async function signedInWithIdeas(origin: string) {
  const call = posterTo(origin);
  const account = { name: 'dana', email: `dana${process.pid}@example.test`, password: 'quiet-harbour-71' };
  const { token } = (await call('/api/signup', { ...account, agreed_to_terms: true, language: 'en' })) as {
    token: string;
  };
  await call(
    '/api/profile',
    {
      language: 'en',
      age: 34,
      education: 'Nursing school',
      hobbies: 'hiking',
      location: 'Haifa',
      notes: '',
      experiences: [{ role_title: 'Nurse', company_name: null, description: '', duration_months: 84 }],
      skills: [{ skill_name: 'baking', level: 'advanced', notes: '' }],
      resources: { hours_per_week: 6, budget_per_month: 100, notes: '' },
      goals: [{ goal_type: 'earn', value: '600 a month' }],
    },
    token,
  );
  const ideas = (await call('/api/recommendations', { onboarding_mode: 'brainstorm' }, token)) as {
    recommendations: { recommendation_id: string }[];
  };
  const id = ideas.recommendations[0]?.recommendation_id ?? '';
  const { plan_id } = await call('/api/plan/from-recommendation', { recommendation_id: id }, token);
  const plan = `/plan/${String(plan_id)}`;
  const seen = ['home', 'onboarding-upload', 'recommendations'].map((name) => `first-visit:${name}`);
  const hints = ['mode', 'workspace', 'workspace-sidebar'].map((name) => `hint:${name}`);
  const localStorage = [
    { name: 'sid_jwt', value: token },
    ...[...seen, ...hints].map((name) => ({ name, value: 'seen' })),
  ];
  return {
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    screens: [
      { name: 'today', path: plan },
      { name: 'conversation', path: `${plan}?view=chat` },
      { name: 'steps', path: `${plan}?list=open` },
      { name: 'road map', path: `${plan}?view=road` },
      { name: 'ideas', path: '/recommendations' },
      { name: 'an idea', path: `/recommendations/${id}` },
      { name: 'profile', path: '/profile' },
      { name: 'rhythm', path: '/rhythm' },
      { name: 'first steps', path: '/onboarding/form' },
    ],
  };
}
