import { randomUUID } from 'node:crypto';
import type { Language, Plan } from '@foothold/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../story.ts';
import { newPerson, type Person } from './account.ts';

export interface PreparedPerson extends Person {
  token: string;
  /** Calls the API as this person; fails unless the answer is a 2xx. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
}

const facts = {
  en: { role: 'Nurse', place: 'Haifa', skill: 'baking', hobby: 'hiking', school: 'Nursing school', goal: 'earn' },
  he: { role: 'אחות', place: 'חיפה', skill: 'אפייה', hobby: 'טיולים', school: 'לימודי סיעוד', goal: 'להרוויח' },
};

/** The whole profile of a nurse with six hours a week, as the wire has it. */
export function profileIn(language: 'en' | 'he') {
  const { role, place, skill, hobby, school, goal } = facts[language];
  return {
    language,
    age: 34,
    education: school,
    hobbies: hobby,
    location: place,
    notes: '–',
    experiences: [{ role_title: role, company_name: null, description: '', duration_months: 84 }],
    skills: [{ skill_name: skill, level: 'advanced' as const, notes: '' }],
    resources: { hours_per_week: 6, budget_per_month: 100, notes: '' },
    goals: [{ goal_type: goal, value: '600' }],
  };
}

/** How far a person has come before a story begins. */
export type Stage = 'account' | 'profile' | 'ideas' | 'plan' | 'worked';
const stages: readonly Stage[] = ['account', 'profile', 'ideas', 'plan', 'worked'];

/** Calls the API as somebody signed in, while the story of `request` lasts. */
export function callAs(request: APIRequestContext, token: string): PreparedPerson['call'] {
  const headers = { Authorization: `Bearer ${token}` };
  return async (method, path, body) => {
    const answer = await request.fetch(path, { method, headers, ...(body === undefined ? {} : { data: body }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };
}

/** Takes a new person as far as `stage` through the API, so that a story can begin where it has something to say. */
export async function prepare(
  request: APIRequestContext,
  language: 'en' | 'he',
  stage: Stage,
  { person = newPerson(), headers = {} }: { person?: Person; headers?: Record<string, string> } = {},
): Promise<PreparedPerson> {
  const account: { name: string; email: string; password: string; language: Language; agreed_to_terms: true } = {
    ...person,
    language,
    agreed_to_terms: true,
  };
  const signup = await request.post('/api/signup', { data: account, headers });
  expect(signup.status()).toBe(201);
  const { token } = (await signup.json()) as { token: string };
  const call = callAs(request, token);

  const reached = stages.indexOf(stage);
  if (reached >= 1) await call('POST', '/api/profile', profileIn(language));
  if (reached >= 2) {
    const { recommendations } = (await call('POST', '/api/recommendations', { onboarding_mode: 'brainstorm' })) as {
      recommendations: { recommendation_id: string }[];
    };
    const [first] = recommendations;
    if (reached >= 3) {
      await call('POST', '/api/plan/from-recommendation', { recommendation_id: first?.recommendation_id });
    }
    if (reached >= 4) await work(call);
  }
  return { ...person, token, call };
}

/** What somebody has to show for some days: a promise, a report, a task done, and a stop sign that is reached. */
async function work(call: PreparedPerson['call']): Promise<void> {
  const day = { at: new Date().toISOString(), zone: 'UTC' };
  const told = [
    { kind: 'promise', data: { days_per_week: 3 } },
    { kind: 'identity', data: { text: 'asks' } },
    { kind: 'intention', data: { when: '20:30', do: '10' } },
    { kind: 'report', data: { mood: 'well', deed: 'people', minutes: 30, text: 'Ruth' } },
  ];
  await call('POST', '/api/events', { events: told.map((each) => ({ id: randomUUID(), ...day, ...each })) });
  const { steps } = (await call('GET', '/api/plan')) as Plan;
  const [done] = steps[0]?.substeps ?? [];
  if (done) await call('PUT', `/api/substep/${done.substep_id}`, { status: 'completed', id: randomUUID(), ...day });
  const { place, sign } = signedPlace(steps);
  const rows = Array.from({ length: sign.of }, (_, at) => ({
    id: randomUUID(),
    name: `${at + 1}`,
    asked_on: '2026-01-15',
    answer: 'no',
    words: '',
  }));
  await call('PUT', `/api/substep/${place.substep_id}/result`, { kind: 'people', data: { rows }, ...day });
}

/** The first place for people in a step that has a sign to stop. */
export function signedPlace(steps: Plan['steps']) {
  for (const step of steps) {
    const { stop_sign: sign, substeps } = step;
    const place = substeps.find(({ work: { kind } }) => kind === 'people');
    if (sign && place) return { step, sign, place };
  }
  throw new Error('No step of the plan has a sign to stop and a place for people.');
}

const popups = ['first-visit:home', 'first-visit:onboarding-upload', 'first-visit:recommendations'];
const hints = ['hint:mode', 'hint:workspace', 'hint:workspace-sidebar'];

/** What the page of this person has stored, who has seen every popup and hint before. */
const storedBy = ({ token }: PreparedPerson): Record<string, string> => ({
  sid_jwt: token,
  ...Object.fromEntries([...popups, ...hints].map((key) => [key, 'seen'])),
});

/** Runs in the page. */
const store = (stored: Record<string, string>) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
};

/** Opens `path` as this person, who has seen every popup and hint before. */
export async function enter(page: Page, person: PreparedPerson, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    // A document that is opened only to reach its storage costs as much as some screens do.
    await using _storing = await page.addInitScript(store, storedBy(person));
    await page.goto(path);
    return;
  }
  // Any document of the same origin will do to reach its storage; the icon is the lightest.
  await page.goto('/icon.svg');
  await page.evaluate(store, storedBy(person));
  await page.goto(path);
}
