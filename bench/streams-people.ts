// People for streams.ts: signed up once, each with a plan, in a data folder that servers are started on one after another.
import { api, type Endpoint } from '@foothold/contract';
import { startServer } from '../e2e/server.ts';

export interface PersonWithPlan {
  token: string;
  stepId: string;
}

/** Where servers are to keep their rows, and who is in there. */
export interface Household {
  storage: Record<string, string>;
  people: PersonWithPlan[];
}

/** Passwords are hashed slowly on purpose: more at once would only wait. */
const AT_ONCE = 4;
const IDEA = 'I repair bicycles at home for people of my quarter, on two evenings a week';

async function call<Reply>(
  origin: string,
  { method, path }: Endpoint,
  body: object | null,
  token?: string,
): Promise<Reply> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

async function personWithPlan(origin: string, number: string): Promise<PersonWithPlan> {
  const { token } = await call<{ token: string }>(origin, api.account.signup, {
    name: `Reader-${number}`,
    email: `reader-${number}@example.test`,
    password: `quiet-harbour-${number}`,
    agreed_to_terms: true,
  });
  await call(
    origin,
    api.profile.save,
    {
      language: 'en',
      age: 34,
      location: 'Leeds',
      experiences: [{ role_title: 'Bicycle mechanic', company_name: 'Wheels', duration_months: 36, description: '' }],
      skills: [{ skill_name: 'Bicycle repair', level: 'advanced', notes: '' }],
      resources: { hours_per_week: 6, budget_per_month: 100, notes: '' },
      goals: [{ goal_type: 'income', value: '600 a month' }],
    },
    token,
  );
  await call(origin, api.plan.createFromDescription, { description: IDEA }, token);
  const { steps } = await call<{ steps: { step_id: string }[] }>(origin, api.plan.get, null, token);
  return { token, stepId: steps[0]?.step_id ?? '' };
}

/** Makes so many people there, on a server of its own that answers from the built-in guide. */
export async function settle(count: number, storage: Record<string, string>): Promise<Household> {
  const server = await startServer({ ...storage, GUIDE_MODEL: '' });
  try {
    const people: PersonWithPlan[] = [];
    const family = crypto.randomUUID().slice(0, 8);
    let next = 0;
    const work = async () => {
      while (next < count) people.push(await personWithPlan(server.origin, `${family}-${next++}`));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { storage, people };
  } finally {
    await server.stop();
  }
}
