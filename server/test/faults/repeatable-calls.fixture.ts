import { api } from '@foothold/contract';
import { eq } from 'drizzle-orm';
import { feedback } from '../../src/db/schema/feedback.ts';
import { plan } from '../../src/db/schema/plan.ts';
import { planner, type Planner, planOf, somebody, stepAt } from '../plan.ts';
import type { TestApp } from '../app.ts';

export const LESS = { feedback: 'I have less time, only 2 hours a week' };
export const CHEAPER = { feedback: 'It has to be cheaper, I have no money' };

export const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
export const plansOf = ({ person }: Planner, { services }: TestApp) =>
  services.database.db.select().from(plan).where(eq(plan.userId, person.userId));
const ideaOf = async (person: Planner, place = 0) => {
  const { data } = await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
  const title = data.recommendations[place]?.title;
  if (title === undefined) throw new Error('Too few ideas were offered');
  return title;
};
/** Somebody whose plan was refined twice. */
export const refiner = async (of: TestApp) => {
  const person = await planner(of);
  for (const body of [LESS, CHEAPER]) await person.call(api.plan.adapt, { body });
  return person;
};
const restore = async (person: Planner, version: number, key: string) => {
  const { versions } = (await person.call(api.plan.versions)).data;
  const id = versions.find((each) => each.version === version)?.version_id;
  if (id === undefined) throw new Error(`There is no version ${version}`);
  return person.call(api.plan.restoreVersion, { params: { id }, ...keyed(key) });
};
export const versionOf = async (person: Planner) => (await planOf(person)).version;

interface Repeatable {
  name: string;
  begin: (of: TestApp) => Promise<Planner>;
  send: (person: Planner, key: string) => Promise<{ status: number; data: unknown }>;
  /** The same call for something else; absent where there is nothing else to ask for. */
  sendOther?: (person: Planner, key: string) => Promise<{ status: number; data: unknown }>;
  /** How much of it there is. */
  count: (person: Planner, test: TestApp) => Promise<number>;
  underTwoKeys: number[];
}

export const describeAs = (description: string) => (person: Planner, key: string) =>
  person.call(api.plan.createFromDescription, { body: { description }, ...keyed(key) });
const pick = (place: number) => async (person: Planner, key: string) =>
  person.call(api.plan.createFromRecommendation, { body: { title: await ideaOf(person, place) }, ...keyed(key) });
export const say =
  (message: string, step = 0) =>
  async (person: Planner, key: string) => {
    const { step_id } = stepAt(await planOf(person), step);
    return person.call(api.chat.send, { body: { message, step_id }, ...keyed(key) });
  };
export const tell = (message: string) => (person: Planner, key: string) =>
  person.call(api.chat.onboardingSend, { body: { message }, ...keyed(key) });
export const refine = (body: typeof LESS) => (person: Planner, key: string) =>
  person.call(api.plan.adapt, { body, ...keyed(key) });
const praise = (message: string) => (person: Planner, key: string) =>
  person.call(api.feedback.send, { body: { message }, ...keyed(key) });

/** Every call that makes something and takes a key: how it is sent, and how much of it there is then. */
export const repeatableCalls: Repeatable[] = [
  {
    name: 'a plan from a description',
    begin: somebody,
    send: describeAs('A bakery'),
    sendOther: describeAs('A bicycle shop'),
    count: async (person, test) => (await plansOf(person, test)).length,
    underTwoKeys: [2],
  },
  {
    name: 'a plan from an idea',
    begin: somebody,
    send: pick(0),
    sendOther: pick(1),
    count: async (person, test) => (await plansOf(person, test)).length,
    // One idea has one plan, whatever the keys.
    underTwoKeys: [1],
  },
  {
    name: 'a message in the chat',
    begin: planner,
    send: say('What next?'),
    sendOther: say('And what then?'),
    count: async (person) => (await person.call(api.chat.list)).data.messages.length / 2,
    underTwoKeys: [2],
  },
  {
    name: 'an answer in the interview',
    begin: somebody,
    send: tell('I bake'),
    sendOther: tell('I repair bicycles'),
    count: async (person) => (await person.call(api.chat.onboardingList)).data.messages.length / 2,
    underTwoKeys: [2],
  },
  {
    name: 'a refinement',
    begin: planner,
    send: refine(LESS),
    sendOther: refine(CHEAPER),
    count: async (person) => (await versionOf(person)) - 1,
    // The second may be told that the plan has changed.
    underTwoKeys: [1, 2],
  },
  {
    name: 'taking a refinement back',
    begin: refiner,
    send: (person, key) => person.call(api.plan.undo, keyed(key)),
    count: async (person) => 3 - (await versionOf(person)),
    underTwoKeys: [2],
  },
  {
    name: 'going back to a version',
    begin: refiner,
    send: (person, key) => restore(person, 1, key),
    sendOther: (person, key) => restore(person, 2, key),
    count: async (person) => (await versionOf(person)) - 3,
    underTwoKeys: [2],
  },
  {
    name: 'feedback',
    begin: somebody,
    send: praise('Lovely'),
    sendOther: praise('Not so lovely'),
    count: async ({ person }, { services }) =>
      (await services.database.db.select().from(feedback).where(eq(feedback.userId, person.userId))).length,
    underTwoKeys: [2],
  },
];
