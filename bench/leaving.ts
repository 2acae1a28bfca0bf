// node bench/leaving.ts [--people 20] [--database embedded|postgres]: how soon a person who leaves a reply in the making
// stops the provider's call, from the end of their connection to the end of the provider's, on a real server against a
// stand-in model. Bar of issue 5: 1 s. Whether nothing follows is tested in server/src/chat/departure.test.ts.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { api } from '@foothold/contract';
import { startAsServed } from './as-started.ts';
import { settle } from './streams-people.ts';
import { storageOf } from './streams-storage.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '20' }, database: { type: 'string', default: 'embedded' } },
});
const BAR_MS = 1_000;

/** A model that says two words and no more, and emits `close` when whoever asked has gone. */
const model = createServer((asked, answer) => {
  asked.resume();
  answer.writeHead(200, { 'content-type': 'text/event-stream' });
  const piece = (content: string) =>
    `data: ${JSON.stringify({ id: 'c1', model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`;
  answer.write(piece('{"reply":"Ask five ') + piece('neighbours first. '));
  answer.on('close', () => model.emit('left'));
});
await once(model.listen(0, '127.0.0.1'), 'listening');
const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;

const storage = await storageOf(values.database);
try {
  const household = await settle(Number(values.people), storage.next());
  const server = await startAsServed({
    ...household.storage,
    GUIDE_MODEL: 'openai-compatible:stand-in',
    OPENAI_COMPATIBLE_BASE_URL: baseUrl,
  });
  const times: number[] = [];
  for (const { token, stepId } of household.people) {
    const call = request(`${server.origin}${api.chat.send.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
    });
    call.end(JSON.stringify({ message: 'How do I begin with this step?', step_id: stepId }));
    const [reply] = await once(call, 'response');
    await once(reply, 'data');
    const left = once(model, 'left');
    const from = performance.now();
    call.on('error', () => undefined).destroy();
    await left;
    times.push(performance.now() - from);
  }
  await server.stop();
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const most = times.at(-1) ?? 0;
  console.log(
    `${times.length} people left: the provider's call ended after ${median.toFixed(1)} ms, at most ${most.toFixed(1)}`,
  );
  console.log(most <= BAR_MS ? `bar ${BAR_MS} ms: met` : `bar ${BAR_MS} ms: NOT met`);
} finally {
  model.closeAllConnections();
  model.close();
  await storage.remove();
}
