import { api, type Plan } from '@foothold/contract';
import { filledProfile } from './guide-client.ts';
import type { TestApp, TestCaller, TestPerson } from './app.ts';

export interface Planner extends TestCaller {
  person: TestPerson;
}

/** Somebody signed up with a filled profile. */
export async function somebody(test: TestApp): Promise<Planner> {
  const person = await test.signUp();
  const caller = test.as(person.token);
  await caller.call(api.profile.save, { body: filledProfile });
  return { ...caller, person };
}

/** Somebody with an active plan for a bakery. */
export async function planner(test: TestApp): Promise<Planner> {
  const person = await somebody(test);
  await person.call(api.plan.createFromDescription, { body: { description: 'Business description: a small bakery' } });
  return person;
}

export async function planOf(person: TestCaller): Promise<Plan> {
  const { status, data, response } = await person.call(api.plan.get);
  if (status !== 200) throw new Error(response.body);
  return data;
}

/** The n-th substep of the n-th step; both count from 0. */
export function substepAt(plan: Plan, step: number, substep: number) {
  const found = plan.steps[step]?.substeps[substep];
  if (!found) throw new Error(`The plan has no substep ${step}.${substep}`);
  return found;
}

export function stepAt(plan: Plan, step: number) {
  const found = plan.steps[step];
  if (!found) throw new Error(`The plan has no step ${step}`);
  return found;
}
