import { posterTo } from './post-json.ts';

/** Somebody with a plan, as the browser's storage has them. */
export async function signedInStorage(origin: string): Promise<{ state: object; path: string }> {
  const post = posterTo(origin);
  const account = {
    name: 'dana',
    email: `dana${process.pid}@example.test`,
    password: 'quiet-harbour-71',
    agreed_to_terms: true,
    language: 'en',
  };
  const { token } = (await post('/api/signup', account)) as { token: string };
  const description = 'I bake sourdough bread at home and sell it to neighbours on Fridays.';
  const { plan_id } = await post('/api/plan/from-description', { description }, token);
  const localStorage = [
    { name: 'sid_jwt', value: token },
    { name: 'hint:workspace', value: 'seen' },
    { name: 'hint:workspace-sidebar', value: 'seen' },
  ];
  return { state: { cookies: [], origins: [{ origin, localStorage }] }, path: `/plan/${String(plan_id)}` };
}
