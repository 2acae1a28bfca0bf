// People for mixed.ts and growth.ts: signed up over the API, each with a profile, ideas, a plan and a word in its chat.
import { LoopbackClient } from './loopback-client.ts';

export interface BenchPerson {
  token: string;
  email: string;
  password: string;
  stepIds: string[];
  substepIds: string[];
}

/** Passwords are hashed slowly on purpose: more at once would only wait. */
const AT_ONCE = 4;

export const profileOf = (notes: string) => ({
  language: 'en',
  age: 34,
  education: 'Bicycle mechanics course',
  hobbies: 'Cycling, baking bread',
  location: 'Leeds',
  notes,
  experiences: [
    { role_title: 'Bicycle mechanic', company_name: 'Wheels', duration_months: 36, description: 'Repairs' },
  ],
  skills: [{ skill_name: 'Bicycle repair', level: 'advanced', notes: '' }],
  resources: { hours_per_week: 6, budget_per_month: 100, notes: '' },
  goals: [{ goal_type: 'income', value: '600 a month' }],
});

async function insist(client: LoopbackClient, ...call: Parameters<LoopbackClient['call']>): Promise<never> {
  const { status, body } = await client.call(...call);
  if (status >= 300) throw new Error(`${call[0]} ${call[1]} answered ${status}: ${body}`);
  return JSON.parse(body) as never;
}

async function arrive(client: LoopbackClient, name: string): Promise<BenchPerson> {
  const [email, password] = [`${name}@example.test`, `quiet-harbour-${name}`];
  const signup = { name, email, password, agreed_to_terms: true };
  const { token } = (await insist(client, 'POST', '/api/signup', undefined, signup)) as { token: string };
  await insist(client, 'POST', '/api/profile', token, profileOf('I like to work with my hands'));
  await insist(client, 'POST', '/api/recommendations', token, { onboarding_mode: 'brainstorm' });
  await insist(client, 'POST', '/api/plan/from-description', token, { description: 'A bicycle repair round' });
  const { steps } = (await insist(client, 'GET', '/api/plan', token)) as {
    steps: { step_id: string; substeps: { substep_id: string }[] }[];
  };
  const stepIds = steps.map(({ step_id }) => step_id);
  await insist(client, 'POST', '/api/chat', token, { message: 'How do I begin?', step_id: stepIds[0] });
  const substepIds = steps.flatMap(({ substeps }) => substeps.map(({ substep_id }) => substep_id));
  return { token, email, password, stepIds, substepIds };
}

/** Signs `count` people up on a server. Names begin with `prefix`. */
export async function settlePeople(origin: string, count: number, prefix: string): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  let next = 0;
  const work = async () => {
    const client = new LoopbackClient(origin);
    while (next < count) people.push(await arrive(client, `${prefix}${next++}`));
    client.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return people;
}
