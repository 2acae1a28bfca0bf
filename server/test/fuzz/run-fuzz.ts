import { isDeepStrictEqual } from 'node:util';
import { jsonOf, send } from '../attack/http-client.ts';
import type { ServerProcess } from '../attack/server-process.ts';
import { answerProblems } from './check-answer.ts';
import { type FuzzRequest, sampleRequests } from './requests.ts';
import { sendRequest } from './send-request.ts';
import { makeWorld } from './world.ts';

/** Requests under way at once: enough for races, few enough for a small machine. */
const AT_ONCE = 4;

export interface FuzzResult {
  /** Answers by status. */
  statuses: Map<number | string, number>;
  /** What was wrong, with the request that brought it out; the bystander's and the process's at the end. */
  problems: { problem: string; request?: FuzzRequest; answer?: string }[];
}

/** Sends `count` requests drawn from the contract with `seed` to a server, and checks every answer and what is left. */
export async function runFuzz(server: ServerProcess, count: number, seed: number): Promise<FuzzResult> {
  const world = await makeWorld(server);
  const before = await world.dump();
  const result: FuzzResult = { statuses: new Map(), problems: [] };
  const waiting = sampleRequests(count, seed);

  const work = async () => {
    for (let request = waiting.shift(); request && server.isAlive(); request = waiting.shift()) {
      const { answer, sender } = await sendRequest(server.origin, request, world);
      const { status, body } = answer;
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      for (const problem of answerProblems(request, answer, world.bystander.secretText)) {
        result.problems.push({ problem, request, answer: `${status} ${body.slice(0, 300)}` });
      }
      if (request.caller === 'own' && status === 200) world.learn(body);
      const isOut = status === 401 && jsonOf(answer)['code'] === 'UNAUTHENTICATED';
      if (request.caller === 'own' && (isOut || status === 204))
        await leaveIfOut(server.origin, sender.token, () => world.lost(sender));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  if (!server.isAlive()) return { ...result, problems: [...result.problems, { problem: 'the process is gone' }] };
  if (!isDeepStrictEqual(await world.dump(), before)) result.problems.push({ problem: 'a bystander’s data changed' });
  if (/unhandled|uncaught|nobody caught/i.test(server.log()))
    result.problems.push({ problem: 'an error nobody caught' });
  return result;
}

/** A session that ended is found out by asking: an answer of 401 may have been about a header only. */
async function leaveIfOut(origin: string, token: string, leave: () => void): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await send(origin, { method: 'GET', path: '/api/account', headers });
  if (status === 401) leave();
}
