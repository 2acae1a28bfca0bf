import type { AttackCase, Expectation } from './cases.ts';
import { answerChecks, checkTogether } from './check-answers.ts';
import { checkAlways, serverChecks } from './check-server.ts';
import { followUps } from './follow-ups.ts';
import { forgedTokens } from './forge-token.ts';
import { jsonOf, send } from './http-client.ts';
import type { Outcome, Problems } from './outcome.ts';
import { callAs, type People, peopleOf, valuesFor } from './people.ts';
import { fill, type Values } from './placeholders.ts';
import { sendAll, sendOnce } from './send-case.ts';
import type { ServerProcess } from './server-process.ts';
import { filesOf, snapshotOf } from './snapshot.ts';
import { compareTimes } from './timing.ts';

/** Checked for all answers together, or by a follow-up. */
const CHECKED_ELSEWHERE: ReadonlySet<string> = new Set([
  'exactly',
  'same_plan_id',
  'max_ms',
  'follow_up',
] satisfies (keyof Expectation)[]);

async function takeBefore(server: ServerProcess, { A, B }: People): Promise<Outcome['before']> {
  return {
    people: { A: A && (await snapshotOf(server.origin, A)), B: B && (await snapshotOf(server.origin, B)) },
    files: filesOf(server),
    log: server.log().length,
    asked: server.model?.requests.length ?? 0,
  };
}

/** Judges what came back, by every expectation of the case and by what must always hold. */
async function judge(outcome: Outcome): Promise<Problems> {
  const { expect } = outcome.attack;
  const problems: Problems = checkTogether(outcome);
  for (const [key, wanted] of Object.entries(expect)) {
    const ofAnswer = answerChecks[key as keyof Expectation] as
      | ((wanted: unknown, answer: Outcome['answers'][number], outcome: Outcome) => Problems)
      | undefined;
    const ofServer = serverChecks[key as keyof Expectation] as
      | ((wanted: unknown, outcome: Outcome) => Problems | Promise<Problems>)
      | undefined;
    if (ofAnswer) problems.push(...outcome.answers.flatMap((answer) => ofAnswer(wanted, answer, outcome)));
    else if (ofServer) problems.push(...(await ofServer(wanted, outcome)));
    else if (!CHECKED_ELSEWHERE.has(key)) problems.push(`nothing here knows how to check ${key}`);
  }
  if (expect.follow_up) problems.push(...(await followUps[expect.follow_up](outcome)));
  problems.push(...(await checkAlways(outcome)));
  return problems;
}

async function isDocumented(origin: string, { method, path }: AttackCase): Promise<boolean> {
  const docs = jsonOf(await send(origin, { method: 'GET', path: '/api/docs/json' }));
  const paths = docs['paths'] as Record<string, Record<string, unknown>> | undefined;
  if (!paths) throw new Error('The OpenAPI page gives no JSON');
  return method.toLowerCase() in (paths[path] ?? {});
}

/** Runs cases on one server, one after another; each answers with what is wrong. */
export function caseRunner(server: ServerProcess): (attack: AttackCase) => Promise<Problems> {
  const people = peopleOf(server);

  const runWith = async (attack: AttackCase, present: People, values: Values): Promise<Problems> => {
    const before = await takeBefore(server, present);
    const isTiming = attack.generator?.type === 'timing';
    const timed = isTiming ? await compareTimes(server.origin, attack, values) : null;
    const answers = timed?.answers ?? (await sendAll(server.origin, attack, values));
    const resend = (other: Values) => sendOnce(server.origin, attack, other);
    const judged = await judge({ attack, server, people: present, values, answers, before, resend });
    return [...(timed?.problems ?? []), ...judged];
  };

  return async (attack) => {
    if (attack.unless_documented && (await isDocumented(server.origin, attack))) return [];
    const present = await people(attack);
    const values = await valuesFor(server, present);
    for (const { method, path, headers, body } of attack.before ?? []) {
      const token = String(fill(headers['Authorization'] ?? '', values)).replace('Bearer ', '');
      await callAs(server.origin, token, `${method} ${path}`, fill(body, values));
    }
    if (!attack.token) return runWith(attack, present, values);
    const tokens = forgedTokens(attack.token, { A: values['tokenA'] ?? '', B: values['tokenB'] }, server.secret);
    const problems: Problems = [];
    for (const token of tokens) problems.push(...(await runWith(attack, present, { ...values, token })));
    return problems;
  };
}
