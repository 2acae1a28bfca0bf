import { describe, expect, it, vi } from 'vitest';
import { context, failureOf, modelsOn } from '../../../test/models/models-on.ts';
import type { StandIn } from '../../../test/models/stand-in.ts';
import { formats } from '../../../test/models/wire-format.ts';
import { objectPrompt, patient, prompt, starting } from '../../../test/models/protocol.ts';

/** The provider's side of it, as soon as there is no answer under way any more. */
async function endOf(standIn: StandIn) {
  await vi.waitFor(() => expect(standIn.open()).toBe(0), 5_000);
  return standIn.requests.map(({ ended }) => ended);
}

describe.each(formats)('somebody who leaves %s', (format) => {
  it.for(['silent-headers', 'headers-then-silence', 'stall', 'endless-answer'] as const)(
    'by their signal, in the state of %s',
    async (fault, { onTestFinished }) => {
      const start = starting({ onTestFinished });
      const standIn = await start({ format, fault });
      const leaving = new AbortController();
      const { models } = modelsOn([standIn], patient);
      const long = { ...objectPrompt, maxOutputTokens: 1_000_000 };
      const answer = failureOf(models.ask(long, context(leaving.signal)));
      await vi.waitFor(() => expect(standIn.open()).toBe(1));
      leaving.abort();
      expect(await answer).toBe('aborted');
      expect(await endOf(standIn)).toEqual(['left']);
    },
  );

  it('by leaving the loop after a word', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const standIn = await start({ format, fault: 'stall', faultAfterWords: 1 });
    const { models } = modelsOn([standIn], patient);
    for await (const event of models.stream(prompt, context())) if (event.type === 'delta') break;
    expect(await endOf(standIn)).toEqual(['left']);
  });

  it('by leaving while a word is waited for', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const standIn = await start({ format, fault: 'headers-then-silence' });
    const { models } = modelsOn([standIn], patient);
    const events = models.stream(prompt, context())[Symbol.asyncIterator]();
    const next = events.next().catch(() => undefined);
    await vi.waitFor(() => expect(standIn.open()).toBe(1));
    await events.return?.();
    expect(await endOf(standIn)).toEqual(['left']);
    await next;
  });

  it('is not followed by another model, nor by another try', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const [first, second] = [await start({ format, fault: 'silent-headers' }), await start({ format: 'openai' })];
    const others = format === 'openai' ? [first] : [first, second];
    const leaving = new AbortController();
    const { models } = modelsOn(others, { ...patient, maxRetries: 3 });
    const answer = failureOf(models.ask(objectPrompt, context(leaving.signal)));
    await vi.waitFor(() => expect(first.open()).toBe(1));
    leaving.abort();
    expect(await answer).toBe('aborted');
    expect(await endOf(first)).toEqual(['left']);
    expect(second.requests).toHaveLength(0);
  });
});
