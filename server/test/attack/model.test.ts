import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodObject } from '../models/good-model.ts';
import type { Answer } from '../models/manner.ts';
import { obedientModel } from '../models/obedient-model.ts';
import { startStandIn, type StandIn } from '../models/stand-in.ts';
import { type AttackCase, modelCases } from './cases.ts';
import type { Problems } from './outcome.ts';
import { caseRunner } from './run-case.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Says back everything it was told, in its reply: what a person must not learn must not have been told. */
const parrot: Answer = async (asked) => {
  const object = await goodObject(asked);
  const reply = asked.messages.map(({ content }) => content).join('\n');
  return JSON.stringify(
    typeof object === 'object' && object !== null && 'reply' in object ? { ...object, reply } : object,
  );
};

describe.each<[string, Answer]>([
  ['obeys what stands in the data', obedientModel],
  ['says back what it was told', parrot],
])('on a model that %s', (_manner, answer) => {
  let model: StandIn;
  let server: ServerProcess;
  let run: (attack: AttackCase) => Promise<Problems>;
  beforeAll(async () => {
    model = await startStandIn({ format: 'openai-compatible', answer });
    server = await startServer({ RATE_LIMITS: 'off', TRUST_PROXY: '1' }, model);
    run = caseRunner(server);
  }, 90_000);
  afterAll(async () => {
    await server.stop();
    await model.close();
  });

  it.each(modelCases.map((attack) => [attack.id, attack] as const))('%s', { timeout: 60_000 }, async (_id, attack) => {
    expect(await run(attack)).toEqual([]);
  });

  it('was asked', () => {
    expect(model.requests.filter(({ asked }) => asked !== null).length).toBeGreaterThan(2);
  });
});
