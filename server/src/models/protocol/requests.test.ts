import { describe, expect, it } from 'vitest';
import { context, modelsOn } from '../../../test/models/models-on.ts';
import type { StandIn } from '../../../test/models/stand-in.ts';
import { type Format, formats } from '../../../test/models/wire-format.ts';
import { ended, GOOD, objectPrompt, prompt, starting } from '../../../test/models/protocol.ts';

async function askedOf(standIn: StandIn, way: 'ask' | 'stream') {
  expect(await ended(way, [standIn])).toMatchObject({ kind: null });
  const { asked, body, headers } = standIn.requests.at(-1)!;
  return { asked: asked!, body: body as Record<string, unknown>, headers };
}

describe.each(formats)('what %s is sent', (format: Format) => {
  it('is the prompt, where each part belongs, and nothing of the person but a name that says nothing', async ({
    onTestFinished,
  }) => {
    const start = starting({ onTestFinished });
    const standIn = await start({ format });
    const { asked, body, headers } = await askedOf(standIn, 'stream');
    expect(asked).toMatchObject({
      stream: true,
      instructions: prompt.instructions,
      messages: prompt.messages,
      json: false,
      maxOutputTokens: 200,
    });
    expect(standIn.requests[0]!.key).toBe('sk-secret');
    // Google has no place for it; the others get the same hash for the same person.
    const isNameless = format === 'google';
    expect(isNameless ? asked.userId : /^[\w-]{32}$/.test(asked.userId ?? '')).toBe(isNameless ? null : true);
    expect(JSON.stringify([body, headers])).not.toContain(context().seed);
    expect((await askedOf(standIn, 'stream')).asked.userId).toBe(asked.userId);
  });

  it('holds the schema of an object, as this provider takes it', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const { asked } = await askedOf(await start({ format }), 'ask');
    expect(asked.json).toBe(true);
    expect(asked.asTool).toBe(false);
    expect(asked.schema).toMatchObject({
      type: 'object',
      properties: { title: { type: 'string' }, hours: { type: 'number' } },
      required: ['title', 'hours'],
    });
  });

  it('is counted as the provider counts it', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const standIn = await start({ format, usage: { input: 120, cached: 100, output: 30 } });
    const { models, meters } = modelsOn([standIn]);
    await models.ask(objectPrompt, context());
    for await (const event of models.stream(prompt, context())) if (event.type === 'done') break;
    const tokens = meters.samples('model_tokens_total').map(({ labels, value }) => [labels['direction'], value]);
    expect(Object.fromEntries(tokens)).toEqual({ input: 240, output: 60, cached: 200 });
  });

  it('is estimated when it breaks off, so that it is not free', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const standIn = await start({ format, fault: 'reset', faultAfterWords: 3 });
    const { models, meters } = modelsOn([standIn]);
    await models.ask(objectPrompt, context()).catch(() => undefined);
    const tokens = meters.samples('model_tokens_total').map(({ labels, value }) => [labels['direction'], value]);
    const { input = 0, output = 0 } = Object.fromEntries(tokens) as Record<string, number>;
    expect([input > 10, output > 0]).toEqual([true, true]);
  });

  it('may be thought about before it is answered', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const standIn = await start({ format, answer: () => ({ text: GOOD, thoughts: 'Let me think of bicycles.' }) });
    expect(await ended('stream', [standIn])).toMatchObject({ text: GOOD, kind: null });
    expect(await ended('ask', [standIn])).toMatchObject({ text: GOOD, kind: null });
  });
});

describe('what only one provider knows', () => {
  it('OpenAI is told to keep nothing', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const { asked } = await askedOf(await start({ format: 'openai' }), 'stream');
    expect(asked.store).toBe(false);
  });

  it('Anthropic is told to cache the instructions', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const { body } = await askedOf(await start({ format: 'anthropic' }), 'stream');
    expect(body['system']).toMatchObject([{ cache_control: { type: 'ephemeral' } }]);
  });

  it('Anthropic is told to cache what stays of a question, which it gets whole all the same', async ({
    onTestFinished,
  }) => {
    const start = starting({ onTestFinished });
    const content = prompt.messages[0]?.content ?? '';
    const part = content.slice(0, 3);
    for (const format of formats) {
      const standIn = await start({ format });
      let last: string | undefined;
      const told = modelsOn([standIn]).models.stream({ ...prompt, stable: part.length }, context());
      for await (const { type } of told) last = type;
      expect(last).toBe('done');
      const { asked: heard, body } = standIn.requests.at(-1)!;
      expect(heard?.messages).toEqual(prompt.messages);
      if (format !== 'anthropic') continue;
      const marked = { text: part, cache_control: { type: 'ephemeral' } };
      expect(body).toMatchObject({ messages: [{ content: [marked, { text: content.slice(part.length) }] }] });
    }
  });

  it('a redirect carries neither key nor prompt away', async ({ onTestFinished }) => {
    const start = starting({ onTestFinished });
    const elsewhere = await start({ format: 'openai' });
    for (const format of formats) {
      const standIn = await start({ format, fault: 'redirect', redirectTo: `${elsewhere.url}/responses` });
      expect((await ended('stream', [standIn])).kind).toBe('network');
    }
    expect(elsewhere.requests).toHaveLength(0);
  });
});
