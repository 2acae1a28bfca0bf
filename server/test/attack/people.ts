import type { AttackCase, Setup } from './cases.ts';
import { jsonOf, send } from './http-client.ts';
import { randomWord, type Values } from './placeholders.ts';
import type { ServerProcess } from './server-process.ts';

export interface Person {
  token: string;
  id: string;
  email: string;
  password: string;
  /** A text that only this person has written, in profile, description and chat. */
  secretText: string;
}
export type People = { A?: Person; B?: Person };

/** Calls the server as somebody, or as nobody, and insists on a success. `call`: a method and a path, as `GET /api/plan`. */
export async function callAs(
  origin: string,
  token: string | null,
  call: `${string} ${string}`,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const [method = '', path = ''] = call.split(' ');
  const headers = {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const answer = await send(origin, {
    method,
    path,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (typeof answer.status !== 'number' || answer.status >= 300) {
    throw new Error(`${call} answered ${answer.status} ${answer.body}`);
  }
  return jsonOf(answer);
}

async function signUp(origin: string): Promise<Person> {
  const word = randomWord();
  const [email, password] = [`person-${word}@example.test`, `horse-${word}-battery`];
  const body = { name: `Person-${word}`, email, password, invite: '', agreed_to_terms: true };
  const { token } = await callAs(origin, null, 'POST /api/signup', body);
  const { user_id: id } = await callAs(origin, String(token), 'GET /api/account');
  return { token: String(token), id: String(id), email, password, secretText: `secret-${randomWord()}` };
}

async function fillProfile(origin: string, { token, secretText }: Person): Promise<void> {
  await callAs(origin, token, 'POST /api/profile', {
    language: 'en',
    age: 34,
    education: 'Bicycle mechanics',
    hobbies: 'Cycling',
    location: 'Haifa',
    notes: secretText,
    experiences: [{ role_title: 'Mechanic', company_name: null, description: 'Repairs', duration_months: 24 }],
    skills: [{ skill_name: 'Bicycle repair', level: 'advanced', notes: '' }],
    resources: { hours_per_week: 8, budget_per_month: 100, notes: '' },
    goals: [{ goal_type: 'income', value: '600 a month' }],
  });
}

async function makePlan(origin: string, { token, secretText }: Person): Promise<void> {
  const description = `Business description: a small bakery, ${secretText}`;
  await callAs(origin, token, 'POST /api/plan/from-description', { description });
  const { steps } = await callAs(origin, token, 'GET /api/plan');
  const [step] = steps as { step_id: string }[];
  const message = { message: `What about ${secretText}?`, step_id: step?.step_id, language: 'en' };
  await callAs(origin, token, 'POST /api/chat', message);
}

async function make(origin: string, setup: Setup): Promise<Person> {
  const person = await signUp(origin);
  if (setup === 'emptyA') return person;
  await fillProfile(origin, person);
  if (['planA', 'planB', 'freshA+plan'].includes(setup)) await makePlan(origin, person);
  if (setup.endsWith('+recs')) {
    await callAs(origin, person.token, 'POST /api/recommendations', { onboarding_mode: 'brainstorm' });
  }
  return person;
}

/** Makes the people a case needs. Only those called fresh are the case's own; the others are shared between cases. */
export function peopleOf({ origin }: ServerProcess) {
  const shared = new Map<Setup, Promise<Person>>();
  const person = (setup: Setup): Promise<Person> => {
    const known = shared.get(setup);
    if (known) return known;
    const made = make(origin, setup);
    if (!setup.startsWith('fresh')) shared.set(setup, made);
    return made;
  };
  return async ({ setup }: Pick<AttackCase, 'setup'>): Promise<People> => {
    const people: People = {};
    for (const each of setup) people[each.endsWith('B') ? 'B' : 'A'] = await person(each);
    return people;
  };
}

interface PlanJson {
  plan_id: string;
  steps: { step_id: string; substeps: { substep_id: string }[] }[];
}

async function valuesOfPerson(origin: string, who: 'A' | 'B', person: Person): Promise<Values> {
  const get = (path: string) =>
    send(origin, { method: 'GET', path, headers: { Authorization: `Bearer ${person.token}` } });
  const plan = await get('/api/plan');
  const { plan_id, steps } = plan.status === 200 ? (jsonOf(plan) as unknown as PlanJson) : { plan_id: '', steps: [] };
  const offered = jsonOf(await get('/api/recommendations'))['recommendations'];
  const [first, second] = (Array.isArray(offered) ? offered : []) as { title: string }[];
  const values = {
    email: person.email,
    password: person.password,
    id: person.id,
    secret_text: person.secretText,
    plan: plan_id,
    step1: steps[0]?.step_id,
    sub1: steps[0]?.substeps[0]?.substep_id,
    sub2: steps[0]?.substeps[1]?.substep_id,
    step2sub1: steps[1]?.substeps[0]?.substep_id,
    rec1: first?.title,
    rec2: second?.title,
  };
  const named = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    [`token${who}`]: person.token,
    ...Object.fromEntries(named.map(([key, value]) => [`${who}.${key}`, value])),
  };
}

/** What the placeholders of a case stand for, as the server stands now. */
export async function valuesFor({ origin, secret }: ServerProcess, { A, B }: People): Promise<Values> {
  const page = await send(origin, { method: 'GET', path: '/' });
  return {
    rand: randomWord(),
    origin,
    secret,
    asset: /<script[^>]+src="([^"]+)"/.exec(page.body)?.[1] ?? '',
    ...(A && (await valuesOfPerson(origin, 'A', A))),
    ...(B && (await valuesOfPerson(origin, 'B', B))),
  };
}
