import { afterEach, describe, expect, it, vi } from 'vitest';
import { context, failureOf, GOOD, heard, modelsOn, objectPrompt, prompt } from '../../test/models/models-on.ts';
import { startStandIn, type StandIn } from '../../test/models/stand-in.ts';

const running: StandIn[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

type Options = Partial<Parameters<typeof startStandIn>[0]>;
async function start(options: Options = {}): Promise<StandIn> {
  const standIn = await startStandIn({ format: 'openai-compatible', answer: () => 'One two three four.', ...options });
  running.push(standIn);
  return standIn;
}
const second = (options: Options = {}) => start({ format: 'anthropic', answer: () => 'Another answer.', ...options });

describe('failover', () => {
  it('tells the last model asked and why it failed', async () => {
    const { models, meters } = modelsOn([await start({ fault: 'server-error' }), await second({ fault: 'forbidden' })]);
    expect(await heard(models.stream(prompt, context()))).toMatchObject({
      kind: 'auth',
      model: 'anthropic:claude-sonnet-4-5',
    });
    expect(meters.samples('model_questions_unanswered_total')).toEqual([
      { labels: { ability: 'chat', kind: 'auth' }, value: 1 },
    ]);
  });

  it('lets no model rest for what nobody waits for', async () => {
    const standIn = await start({ fault: 'server-error' });
    const { models } = modelsOn([standIn]);
    const summary = { ...objectPrompt, ability: 'condense' as const };
    for (let nth = 0; nth < 5; nth += 1) expect(await failureOf(models.ask(summary, context()))).toBe('overloaded');
    standIn.manner.fault = null;
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ done: { text: 'One two three four.' } });
  });

  it('lets a model rest after three failures in a row, and tries it again after a minute', async () => {
    let now = 0;
    const first = await start({ fault: 'server-error' });
    const { models } = modelsOn([first], { now: () => now });
    const ask = () => failureOf(models.ask(objectPrompt, context()));
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
      'overloaded',
      'overloaded',
      'overloaded',
      'resting',
    ]);
    expect(first.requests).toHaveLength(3);
    now = 60_001;
    first.manner.fault = null;
    first.manner.answer = () => GOOD;
    expect(await ask()).toBeNull();
  });

  it('has a model of its own for what must come quickly, and the others behind it', async () => {
    const [usual, fast] = [await start({ answer: () => GOOD }), await second()];
    const fastModels = [{ provider: 'anthropic', model: 'claude-haiku-4-5' } as const];
    const { models } = modelsOn([usual, fast], { fastModels, models: [{ provider: 'openai-compatible', model: 'x' }] });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: 'Another answer.' });
    expect(await models.ask(objectPrompt, context())).toMatchObject({ hours: 6 });
    expect([usual.requests.length, fast.requests.length]).toEqual([1, 1]);
    fast.manner.fault = 'unavailable';
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: GOOD });
  });
});

describe('retries', () => {
  const failingOnce =
    (fault: 'server-error' | 'rate-limit-retry-after' | 'empty-answer') => (_: unknown, nth: number) => ({
      text: GOOD,
      fault: nth === 1 ? fault : null,
    });

  it.each(['server-error', 'empty-answer'] as const)('ask the same model again after %s', async (fault) => {
    const standIn = await start({ answer: failingOnce(fault) });
    const { models } = modelsOn([standIn], { maxRetries: 1 });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: GOOD });
    expect(standIn.requests).toHaveLength(2);
  });

  it('wait as long as the provider asks, if somebody would still be there', async () => {
    const standIn = await start({ answer: failingOnce('rate-limit-retry-after'), retryAfterSeconds: 1 });
    const { models } = modelsOn([standIn], { maxRetries: 1 });
    const began = performance.now();
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: GOOD });
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it('do not wait longer than a first word may take', async () => {
    const standIn = await start({ fault: 'rate-limit-retry-after', retryAfterSeconds: 30 });
    const { models } = modelsOn([standIn], { maxRetries: 5 });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ kind: 'rate-limit' });
    expect(standIn.requests).toHaveLength(1);
  });

  it('are not made where nothing would be different', async () => {
    const standIn = await start({ fault: 'unauthorized' });
    const { models } = modelsOn([standIn], { maxRetries: 5 });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ kind: 'auth' });
    expect(standIn.requests).toHaveLength(1);
  });

  it('end with the person’s patience', async () => {
    const leaving = new AbortController();
    const standIn = await start({ fault: 'rate-limit-retry-after', retryAfterSeconds: 10 });
    const { models } = modelsOn([standIn], { maxRetries: 1 });
    const answer = heard(models.stream(prompt, context(leaving.signal)));
    await vi.waitFor(() => expect(standIn.requests).toMatchObject([{ ended: 'whole' }]));
    leaving.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
  });
});

it('asks nobody for somebody who has left already', async () => {
  const standIn = await start();
  const { models } = modelsOn([standIn]);
  expect(await heard(models.stream(prompt, context(AbortSignal.abort())))).toMatchObject({ kind: 'aborted' });
  expect(standIn.requests).toHaveLength(0);
});

describe('limits', () => {
  it('give a whole question so much time, over all its models and asks', async () => {
    const first = await start({ fault: 'drip' });
    const next = await second();
    const { models } = modelsOn([first, next], { totalTimeoutMs: 300 });
    const { signal } = new AbortController();
    expect(await failureOf(models.ask(objectPrompt, context(signal)))).toBe('timeout');
    expect(await failureOf(models.ask(objectPrompt, context(signal)))).toBe('timeout');
    expect([first.requests.length, next.requests.length]).toEqual([1, 0]);
  });

  it('cut what runs longer than it may, however quickly it comes', async () => {
    const standIn = await start({ fault: 'endless-answer' });
    const { models } = modelsOn([standIn]);
    const { text, ...ending } = await heard(models.stream(prompt, context()));
    expect(ending).toMatchObject({ kind: 'endless' });
    expect(text.length).toBeLessThan(10_000);
  });

  it('let only so many calls be under way, and the next one in as soon as one ends', async () => {
    const standIn = await start({ wordsPerSecond: 50 });
    const { models } = modelsOn([standIn], { maxParallel: 2 });
    let most = 0;
    standIn.manner.answer = () => {
      most = Math.max(most, standIn.open());
      return 'One two three four.';
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => heard(models.stream(prompt, context()))));
    expect(answers.every(({ text }) => text === 'One two three four.')).toBe(true);
    expect(most).toBe(2);
  });

  it('ask nobody when no place comes free in time, and hold it against no model', async () => {
    const standIn = await start({ fault: 'stall' });
    const { models, meters } = modelsOn([standIn], {
      maxParallel: 1,
      firstTokenTimeoutMs: 300,
      stallTimeoutMs: 60_000,
    });
    const leaving = new AbortController();
    const first = heard(models.stream(prompt, context(leaving.signal)));
    await vi.waitFor(() => expect(standIn.open()).toBe(1));
    for (let times = 0; times < 4; times += 1) {
      expect(await heard(models.stream(prompt, context()))).toMatchObject({
        kind: 'resting',
        model: standIn.format + ':qwen3:8b',
      });
    }
    leaving.abort();
    await first;
    standIn.manner.fault = null;
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: 'One two three four.' });
    expect(meters.samples('model_calls_total')).toHaveLength(2);
  });

  it('spend nothing that can not be counted', async () => {
    const standIn = await start();
    const away = { reserve: () => Promise.reject(new Error('the database is away')) };
    const { models, meters } = modelsOn([standIn], { budget: away });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ kind: 'over-budget' });
    expect(standIn.requests).toHaveLength(0);
    expect(meters.samples('model_ledger_failures_total')).toEqual([{ labels: {}, value: 1 }]);
  });

  it('leave a question unasked that the budget does not hold, and settle what was used or estimated', async () => {
    const standIn = await start({ usage: { input: 100, output: 20, cached: 40 } });
    const settled: number[] = [];
    let isOpen = true;
    const budget = {
      reserve: async (seed: string, tokens: number) => {
        expect([seed, tokens > 200]).toEqual(['person-1', true]);
        return isOpen ? { settle: async (used: number) => void settled.push(used) } : null;
      },
    };
    const { models, meters } = modelsOn([standIn, await second()], { budget });
    await heard(models.stream(prompt, context()));
    expect(settled).toEqual([120]);
    expect(meters.samples('model_tokens_total').map(({ value }) => value)).toEqual([100, 20, 40]);

    standIn.manner.fault = 'stall';
    for await (const _event of models.stream(prompt, context())) break;
    await vi.waitFor(() => expect(settled).toHaveLength(2));
    expect(settled[1]).toBeGreaterThan(10);

    isOpen = false;
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ kind: 'over-budget' });
    expect(standIn.requests).toHaveLength(2);
  });

  it('keep the room of an answer for models that think first', async () => {
    const thoughts = 'Let me see. '.repeat(40);
    const standIn = await start({
      answer: ({ maxOutputTokens }, nth) => ({ thoughts, text: nth === 1 ? '' : `Of ${maxOutputTokens} tokens.` }),
    });
    const { models } = modelsOn([standIn], { maxRetries: 1 });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: 'Of 520 tokens.' });
  });
});

describe('servers without schemas', () => {
  it.each(['object', 'none'] as const)('are told the shape in words: %s', async (compatibleJson) => {
    const standIn = await start({ answer: () => `Here you are: ${GOOD}` });
    const { models } = modelsOn([standIn], { compatibleJson });
    expect(await models.ask(objectPrompt, context())).toMatchObject({ hours: 6 });
    const [{ asked }] = standIn.requests as [StandIn['requests'][0]];
    expect(asked).toMatchObject({ schema: null, json: compatibleJson === 'object' });
    expect(asked?.instructions).toContain('"required":["title","hours"]');
  });
});
