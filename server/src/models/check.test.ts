import { afterEach, expect, it } from 'vitest';
import { checkModels } from './check.ts';
import { settingsFor } from '../../test/models/models-on.ts';
import { startStandIn, type StandIn } from '../../test/models/stand-in.ts';

const running: StandIn[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

async function linesOf(...options: Parameters<typeof startStandIn>[0][]): Promise<string[]> {
  const standIns = await Promise.all(options.map((option) => startStandIn(option)));
  running.push(...standIns);
  const lines: string[] = [];
  for await (const { ok, line } of checkModels(settingsFor(standIns), 'secret of this server')) {
    lines.push(`${ok ? 'ready' : 'not ready'}: ${line.replace(/\d+ ms/, 'N ms')}`);
  }
  return lines;
}

const answer = () => '{"ready": true}';

it('says of each model whether it answers, and what to do where it does not', async () => {
  const lines = await linesOf(
    { format: 'openai', answer },
    { format: 'anthropic', answer, fault: 'unauthorized' },
    { format: 'openai-compatible', answer, fault: 'bad-request' },
  );
  expect(lines).toEqual([
    'ready: openai:gpt-4.1-mini: ok, N ms',
    expect.stringMatching(/^not ready: anthropic:claude-sonnet-4-5: auth; the provider refuses the key/),
    expect.stringMatching(/^not ready: openai-compatible:qwen3:8b: bad-request; .*OPENAI_COMPATIBLE_JSON/),
  ]);
  expect(lines.join()).not.toMatch(/sk-secret|gossip|Request with key/);
});
