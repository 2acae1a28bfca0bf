import { api } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { planner, planOf, stepAt } from '../../test/plan.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let heeded = 0;
/** Says a little and then nothing more: one that minds its signal, and one that hangs for good. */
const stepChat: Guide['stepChat'] = async function* (input, context) {
  yield { type: 'delta', text: 'I was about to' };
  if (input.message === 'hang') await new Promise(() => undefined);
  while (!context.signal?.aborted) await new Promise((resolve) => setTimeout(resolve, 20));
  heeded += 1;
};

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await buildTestApp({ guide: { ...builtInGuide(), stepChat } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

describe('a caller who goes away in the middle of a reply', () => {
  it.each(['heed', 'hang'])('stops a guide that would %s, and what was said is kept', async (message) => {
    const person = await planner(test);
    const { step_id } = stepAt(await planOf(person), 0);
    const leaving = new AbortController();
    const response = await fetch(origin + api.chat.send.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message, step_id }),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    await vi.waitFor(async () => {
      const { data } = await person.call(api.chat.list);
      expect(data.messages).toMatchObject([
        { sender: 'user', content: message },
        { sender: 'foothold', content: 'I was about to', interrupted: true },
      ]);
    }, 10_000);
    // Once, by the guide that minds its signal; the other is left to itself.
    await vi.waitFor(() => expect(heeded).toBe(1), 10_000);
  });
});
