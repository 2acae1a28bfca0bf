import type { Expectation } from './cases.ts';
import { type Answer, jsonOf, send } from './http-client.ts';
import type { Outcome, Problems } from './outcome.ts';
import { callAs } from './people.ts';
import { fill } from './placeholders.ts';

/** A source address no case of the rate part attacks from. */
const ANOTHER_ADDRESS = '127.0.2.1';

type Credentials = { email: string; password: string };

function logIn({ server }: Outcome, credentials: Partial<Credentials>, from?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return send(server.origin, { method: 'POST', path: '/api/login', headers, body: JSON.stringify(credentials), from });
}

function sentCredentials({ attack, values }: Outcome): Credentials {
  const { email, password } = fill(attack.body, values) as Credentials;
  return { email, password };
}

async function erased(outcome: Outcome): Promise<Problems> {
  const { server, people } = outcome;
  const { token, email, password } = people.A ?? { token: '', email: '', password: '' };
  const problems: Problems = [];
  const headers = { Authorization: `Bearer ${token}` };
  const dead = await send(server.origin, { method: 'GET', path: '/api/plan', headers });
  if (dead.status !== 401) problems.push(`the token still answers ${dead.status}`);
  const refused = await logIn(outcome, { email, password });
  if (refused.status !== 401) problems.push(`logging in still answers ${refused.status}`);

  const again = { name: 'Again', email, password, invite: '', agreed_to_terms: true };
  const { token: newToken } = await callAs(server.origin, null, 'POST /api/signup', again);
  const kept = await callAs(server.origin, String(newToken), 'GET /api/account/export');
  if (JSON.stringify(kept).includes(people.A?.secretText ?? '')) problems.push('something of before came back');
  const rows = Object.entries(kept['data'] as Record<string, unknown[]>).filter(
    ([name]) => !/account|session/.test(name),
  );
  if (rows.some(([, own]) => own.length > 0)) problems.push('the new account is not empty');
  return problems;
}

async function activePlan({ server, people, answers }: Outcome): Promise<Problems> {
  const { plan_id: active } = await callAs(server.origin, people.A?.token ?? null, 'GET /api/plan');
  const made = new Set(answers.map((answer) => jsonOf(answer)['plan_id']).filter(Boolean));
  return made.has(active) ? [] : [`the active plan ${String(active)} is none of those answered`];
}

/** What is tried after a case to see what it really did. */
export const followUps: Record<NonNullable<Expectation['follow_up']>, (outcome: Outcome) => Promise<Problems>> = {
  'no-account': async (outcome) => {
    const { status } = await logIn(outcome, sentCredentials(outcome));
    return status === 200 ? ['logging in with the refused values works'] : [];
  },
  'can-log-in': async (outcome) => {
    const { status } = await logIn(outcome, sentCredentials(outcome));
    return status === 200 ? [] : [`logging in answers ${status}`];
  },
  'other-address-still-works': async (outcome) => {
    const { email = '', password = '' } = outcome.people.A ?? {};
    const { status } = await logIn(outcome, { email, password }, ANOTHER_ADDRESS);
    return status === 200 ? [] : [`the right password from another address answers ${status}`];
  },
  'one-active-plan': activePlan,
  erased,
};
