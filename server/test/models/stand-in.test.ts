import type { APICallError, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageModel } from './language-model.ts';
import { startStandIn, type StandIn } from './stand-in.ts';
import { formats } from './wire-format.ts';

const schema = {
  type: 'object' as const,
  properties: { title: { type: 'string' as const } },
  required: ['title'],
  additionalProperties: false,
};
const question: LanguageModelV4CallOptions = {
  prompt: [
    { role: 'system', content: 'Be brief. Answer in JSON.' },
    { role: 'user', content: [{ type: 'text', text: 'What can I do?' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'Tell me more.' }] },
    { role: 'user', content: [{ type: 'text', text: 'I mend bicycles.' }] },
  ],
  maxOutputTokens: 200,
  temperature: 0.3,
};
const asObject = { ...question, responseFormat: { type: 'json' as const, schema, name: 'idea' } };
const words = 'Start small: mend two bicycles this week, then ask what it was worth.';
const usage = { input: 40, cached: 30, output: 9 };

let running: StandIn[] = [];
async function start(options: Parameters<typeof startStandIn>[0]): Promise<StandIn> {
  const standIn = await startStandIn(options);
  running.push(standIn);
  return standIn;
}
afterEach(async () => {
  await Promise.all(running.map((standIn) => standIn.close()));
  running = [];
});

async function partsOf(standIn: StandIn, options = question): Promise<LanguageModelV4StreamPart[]> {
  const { stream } = await languageModel(standIn, 'key-1').doStream(options);
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}
const textIn = (parts: LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
const finishIn = (parts: LanguageModelV4StreamPart[]) => parts.find((part) => part.type === 'finish');

describe.each(formats)('a stand-in for %s', (format) => {
  it('streams the words one by one, with how it ended and what it cost', async () => {
    const standIn = await start({ format, answer: () => ({ text: words, thoughts: 'Let me see.' }), usage });
    const parts = await partsOf(standIn);
    expect(textIn(parts)).toBe(words);
    expect(parts.filter(({ type }) => type === 'text-delta')).toHaveLength(words.split(' ').length);
    expect(parts.filter(({ type }) => type === 'error')).toEqual([]);
    expect(finishIn(parts)).toMatchObject({
      finishReason: { unified: 'stop' },
      usage: { inputTokens: { total: 40, cacheRead: 30 }, outputTokens: { total: 9 } },
    });
  });

  it('answers whole as well', async () => {
    const standIn = await start({ format, answer: () => ({ text: words, thoughts: 'Let me see.' }), usage });
    const { content, finishReason, usage: counted } = await languageModel(standIn, 'key-1').doGenerate(question);
    expect(content).toContainEqual(expect.objectContaining({ type: 'text', text: words }));
    expect(finishReason.unified).toBe('stop');
    expect(counted).toMatchObject({ inputTokens: { total: 40, cacheRead: 30 }, outputTokens: { total: 9 } });
  });

  it('understands what was asked, and keeps it', async () => {
    const standIn = await start({
      format,
      answer: ({ schema: asked }) => JSON.stringify({ title: Object.keys(asked ?? {}).length > 0 ? 'ok' : '' }),
    });
    const parts = await partsOf(standIn, asObject);
    expect(JSON.parse(textIn(parts))).toEqual({ title: 'ok' });
    expect(standIn.requests).toHaveLength(1);
    expect(standIn.requests[0]).toMatchObject({
      key: 'key-1',
      ended: 'whole',
      asked: {
        stream: true,
        instructions: 'Be brief. Answer in JSON.',
        messages: [
          { role: 'user', content: 'What can I do?' },
          { role: 'assistant', content: 'Tell me more.' },
          { role: 'user', content: 'I mend bicycles.' },
        ],
        json: true,
        maxOutputTokens: 200,
        temperature: 0.3,
      },
    });
    const { schema: sent, schemaName } = standIn.requests[0]!.asked!;
    expect(sent).toMatchObject({ properties: { title: { type: 'string' } }, required: ['title'] });
    expect([null, 'idea']).toContain(schemaName);
  });

  it.each([
    ['cut-at-length', 'length'],
    ['refusal', 'content-filter'],
    ['content-filter', 'content-filter'],
  ] as const)('ends by %s as the provider does', async (fault, unified) => {
    const standIn = await start({ format, answer: () => words, fault });
    expect(finishIn(await partsOf(standIn))).toMatchObject({ finishReason: { unified } });
    const { finishReason } = await languageModel(standIn, 'key-1').doGenerate(question);
    expect(finishReason.unified).toBe(unified);
  });

  it.each([
    ['unauthorized', format === 'google' ? 400 : 401],
    ['forbidden', 403],
    ['no-model', 404],
    ['rate-limit-retry-after', 429],
    ['server-error', 500],
    ['unavailable', 503],
    ['overloaded', format === 'anthropic' ? 529 : 503],
    ['context-too-long', 400],
    ['html-error', 502],
  ] as const)('says no by %s in words the provider’s package reads', async (fault, statusCode) => {
    const standIn = await start({ format, answer: () => words, fault, retryAfterSeconds: 3 });
    const error: unknown = await partsOf(standIn).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'AI_APICallError', statusCode });
    const { data, responseHeaders } = error as APICallError;
    const wait = fault === 'rate-limit-retry-after' ? '3' : undefined;
    expect([data !== undefined, responseHeaders?.['retry-after']]).toEqual([fault !== 'html-error', wait]);
  });

  it.each([
    'error-in-stream',
    'overloaded-in-stream',
    'rate-limit-in-stream',
    'malformed-event',
    'unknown-event',
  ] as const)('has %s after some words', async (fault) => {
    const standIn = await start({ format, answer: () => words, fault });
    const parts = await partsOf(standIn);
    expect(textIn(parts)).toMatch(/^Start small: mend/);
    // What these two don't know they pass over.
    const ignored = fault === 'unknown-event' && (format === 'openai' || format === 'google');
    expect(parts.some(({ type }) => type === 'error') || ignored).toBe(true);
  });

  it.each(['reset', 'close-early'] as const)('breaks off by %s', async (fault) => {
    const standIn = await start({ format, answer: () => words, fault });
    const heard = await partsOf(standIn).then(
      (parts) => finishIn(parts)?.finishReason.unified,
      () => 'thrown',
    );
    expect(['thrown', 'error', 'interrupted', 'other']).toContain(heard);
  });

  it('notices a client who leaves', async () => {
    const standIn = await start({ format, answer: () => words, fault: 'stall' });
    const leaving = new AbortController();
    const { stream } = await languageModel(standIn, 'key-1').doStream({ ...question, abortSignal: leaving.signal });
    const reader = stream.getReader();
    for (let part = await reader.read(); part.value?.type !== 'text-delta';) part = await reader.read();
    expect(standIn.open()).toBe(1);
    leaving.abort();
    await vi.waitFor(() => expect(standIn.requests).toMatchObject([{ ended: 'left' }]));
    expect(standIn.open()).toBe(0);
    await reader.read().catch(() => undefined);
  });

  it('keeps to its speed, and can be given another manner while it runs', async () => {
    const standIn = await start({ format, answer: () => 'one two three', wordsPerSecond: 50, firstWordAfterMs: 30 });
    const began = performance.now();
    await partsOf(standIn);
    // Three words at 50 a second are two gaps of 20 ms: a lower bound, true on any machine.
    expect(performance.now() - began).toBeGreaterThanOrEqual(65);
    standIn.manner.answer = (_asked, nth) => `answer ${nth}`;
    standIn.manner.wordsPerSecond = null;
    expect(textIn(await partsOf(standIn))).toBe('answer 2');
  });
});

it('takes a schema as a tool from models of Anthropic that know no other way', async () => {
  const standIn = await start({ format: 'anthropic', answer: () => '{"title":"ok"}' });
  const { stream } = await languageModel(standIn, 'key-1', 'claude-3-haiku-20240307').doStream(asObject);
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  expect(JSON.parse(textIn(parts))).toEqual({ title: 'ok' });
  expect(finishIn(parts)).toMatchObject({ finishReason: { unified: 'stop' } });
  expect(standIn.requests[0]?.asked).toMatchObject({ asTool: true, json: true });
});

describe('what providers refuse, a stand-in refuses', () => {
  it.each(['openai-compatible', 'openai'] as const)('%s: a schema that is not strict', async (format) => {
    const standIn = await start({ format, answer: () => '{}' });
    const { additionalProperties: _closed, ...loose } = schema;
    const options = { ...question, responseFormat: { type: 'json' as const, schema: loose, name: 'idea' } };
    await expect(partsOf(standIn, options)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('a path or a body it does not know', async () => {
    const standIn = await start({ format: 'openai', answer: () => words });
    const post = (path: string, body: string) => fetch(standIn.url + path, { method: 'POST', body });
    expect((await post('/chat/completions', '{}')).status).toBe(404);
    expect((await post('/responses', '{"model":1}')).status).toBe(400);
    expect((await post('/responses', 'no json')).status).toBe(400);
  });
});
