import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Expectation } from './cases.ts';
import { calls, otherRoles } from './check-model.ts';
import { type Answer, jsonOf, send } from './http-client.ts';
import { isSuccess, type Outcome, type Problems } from './outcome.ts';
import { callAs } from './people.ts';
import { fill } from './placeholders.ts';
import { filesOf, snapshotOf } from './snapshot.ts';

const failureOf = (answer: Answer) => JSON.stringify([answer.status, jsonOf(answer)['error'], jsonOf(answer)['code']]);

/** Nothing of these people may differ. Whoever changed something of their own with success may well have. */
async function changed({ attack, server, people, values, answers, before }: Outcome): Promise<Problems> {
  const problems: Problems = [];
  for (const who of attack.expect.unchanged ?? []) {
    const person = people[who];
    const token = values[`token${who}`];
    const isOwnCall = token !== undefined && JSON.stringify(fill(attack.headers, values)).includes(token);
    if (!person || (isOwnCall && attack.method !== 'GET' && answers.some(isSuccess))) continue;
    const after = await snapshotOf(server.origin, person);
    for (const [path, was] of Object.entries(before.people[who] ?? {})) {
      if (after[path] !== was) problems.push(`GET ${path} of ${who} was\n${was}\nand is\n${after[path]}`);
    }
  }
  return problems;
}

async function toldFromUnknown(names: readonly string[], { values, answers, resend }: Outcome): Promise<Problems> {
  const unknown = await resend({ ...values, ...Object.fromEntries(names.map((name) => [name, randomUUID()])) });
  return answers
    .filter((answer) => failureOf(answer) !== failureOf(unknown))
    .map((answer) => `an unknown id answers ${failureOf(unknown)}, this one ${failureOf(answer)}`);
}

async function toldFromWrongPassword({ server, people, answers }: Outcome): Promise<Problems> {
  const wrong = await send(server.origin, {
    method: 'POST',
    path: '/api/login',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: people.A?.email, password: 'wrong-password-1' }),
  });
  return answers
    .filter((answer) => failureOf(answer) !== failureOf(wrong))
    .map((answer) => `a wrong password answers ${failureOf(wrong)}, this ${failureOf(answer)}`);
}

async function profileOf({ server, people }: Outcome): Promise<Record<string, unknown>> {
  const { profile } = await callAs(server.origin, people.A?.token ?? null, 'GET /api/profile');
  return profile as Record<string, unknown>;
}

async function notVerbatim(outcome: Outcome): Promise<Problems> {
  const profile = await profileOf(outcome);
  const sent = fill(outcome.attack.body, outcome.values) as Record<string, unknown>;
  return Object.keys(sent)
    .filter((key) => !isDeepStrictEqual(profile[key], sent[key]))
    .map((key) => `${key} was stored as ${JSON.stringify(profile[key])}`);
}

async function polluted(outcome: Outcome): Promise<Problems> {
  const problems: Problems = [];
  if (JSON.stringify(await profileOf(outcome)).includes('polluted')) problems.push('the profile took the key over');
  const visitor = await send(outcome.server.origin, { method: 'GET', path: '/api/plan' });
  if (visitor.status !== 401) problems.push(`a visitor gets ${visitor.status}`);
  return problems;
}

type Check<Key extends keyof Expectation> = (
  wanted: NonNullable<Expectation[Key]>,
  outcome: Outcome,
) => Problems | Promise<Problems>;

/** What must hold for the server afterwards. */
export const serverChecks: { [Key in keyof Expectation]?: Check<Key> } = {
  unchanged: (_wanted, outcome) => changed(outcome),
  same_as_unknown: toldFromUnknown,
  same_body_as: (_wanted, outcome) => toldFromWrongPassword(outcome),
  stored_verbatim: (_wanted, outcome) => notVerbatim(outcome),
  no_pollution: (_wanted, outcome) => polluted(outcome),
  no_file_left: (_wanted, { server, before }) =>
    filesOf(server)
      .filter((path) => !before.files.includes(path))
      .map((path) => `${path} was left`),
  log_escaped: (_wanted, { server, before }) =>
    server.log().slice(before.log).includes('\u001b') ? ['the log holds a raw escape character'] : [],
  no_model_call: (_wanted, outcome) => calls(outcome),
  model_roles_only_user: otherRoles,
  server_alive: (_wanted, { server }) => (server.isAlive() ? [] : ['the server is gone']),
};

/** What must hold after every case. */
export async function checkAlways({ attack, server, answers, before }: Outcome): Promise<Problems> {
  const problems = answers
    .filter(({ status }) => Number(status) >= 500 && !attack.expect.status.includes(status))
    .map(({ status }) => `an answer was ${status}`);
  const health = await send(server.origin, { method: 'GET', path: '/healthz' });
  if (health.status !== 200) problems.push(`GET /healthz answers ${health.status}`);
  if (!server.isAlive()) problems.push('the server process is gone');
  const log = server.log().slice(before.log);
  if (/unhandled|uncaught|nobody caught/i.test(log)) problems.push(`the log speaks of an unhandled failure:\n${log}`);
  return problems;
}
