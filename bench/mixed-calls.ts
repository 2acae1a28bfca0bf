// What people do, by how often: the mix of mixed.ts and growth.ts.
import type { LoopbackClient, Reply } from './loopback-client.ts';
import type { BenchPerson } from './mixed-people.ts';

export interface MixedCall {
  name: string;
  /** Of a thousand requests, how many. A session lasts a month, and pages read more than they write. */
  weight: number;
  send(client: LoopbackClient, person: BenchPerson, number: number): Promise<Reply>;
}

const at = (list: readonly string[], number: number) => list[number % list.length] ?? '';

export const mixedCalls: readonly MixedCall[] = [
  {
    name: 'sign in',
    weight: 5,
    send: (client, { email, password }) => client.call('POST', '/api/login', undefined, { email, password }),
  },
  { name: 'account', weight: 40, send: (client, { token }) => client.call('GET', '/api/account', token) },
  { name: 'profile', weight: 100, send: (client, { token }) => client.call('GET', '/api/profile', token) },
  {
    name: 'a field',
    weight: 70,
    send: (client, { token }, number) =>
      client.call('POST', '/api/profile/field', token, { field: 'hobbies', payload: `Cycling, bread ${number}` }),
  },
  { name: 'ideas so far', weight: 100, send: (client, { token }) => client.call('GET', '/api/recommendations', token) },
  {
    name: 'ideas anew',
    weight: 5,
    send: (client, { token }) => client.call('POST', '/api/recommendations', token, { onboarding_mode: 'brainstorm' }),
  },
  { name: 'plan', weight: 200, send: (client, { token }) => client.call('GET', '/api/plan', token) },
  {
    name: 'a refinement',
    weight: 5,
    // Shown and not made, so that plans stay the size they are.
    send: (client, { token }) =>
      client.call('POST', '/api/plan/adapt/preview', token, { feedback: 'I have less time, only 2 hours a week' }),
  },
  {
    name: 'tick',
    weight: 200,
    send: (client, { token, substepIds }, number) =>
      client.call('PUT', `/api/substep/${at(substepIds, number)}`, token, {
        status: number % 2 === 0 ? 'completed' : 'pending',
      }),
  },
  { name: 'chat', weight: 150, send: (client, { token }) => client.call('GET', '/api/chat?limit=50', token) },
  { name: 'rhythm', weight: 60, send: (client, { token }) => client.call('GET', '/api/rhythm?zone=UTC', token) },
  {
    name: 'say',
    weight: 65,
    send: (client, { token, stepIds }, number) =>
      client.call('POST', '/api/chat', token, {
        message: `How do I begin with this step? (${number})`,
        step_id: at(stepIds, number),
      }),
  },
];

/** The calls in a fixed, well mixed order, each as often as its weight says. */
export const callOrder: readonly MixedCall[] = mixedCalls
  .flatMap((call) => Array.from({ length: call.weight }, (_, one) => ({ call, place: (one + 0.5) / call.weight })))
  .toSorted((one, other) => one.place - other.place)
  .map(({ call }) => call);
