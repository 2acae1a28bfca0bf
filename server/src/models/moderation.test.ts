import { afterEach, describe, expect, it } from 'vitest';
import { context, failureOf, GOOD, heard, modelsOn, objectPrompt, prompt } from '../../test/models/models-on.ts';
import { startStandIn, type StandIn } from '../../test/models/stand-in.ts';

const running: StandIn[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

async function openai(options: Partial<Parameters<typeof startStandIn>[0]> = {}): Promise<StandIn> {
  const standIn = await startStandIn({ format: 'openai', answer: () => GOOD, ...options });
  running.push(standIn);
  return standIn;
}
const saying = (content: string) => ({ messages: [{ role: 'user' as const, content }] });

describe('moderation', () => {
  it('lets an answer through to what nobody minds', async () => {
    const { models } = modelsOn([await openai({ flags: (text) => text.includes('harm') })], { moderation: true });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: GOOD, done: { text: GOOD } });
    expect(await models.ask(objectPrompt, context())).toMatchObject({ hours: 6 });
  });

  it('lets nothing through of an answer to what is flagged, wherever in a long text it stands', async () => {
    const standIn = await openai({ flags: (text) => text.includes('harm') });
    const { models, meters } = modelsOn([standIn], { moderation: true });
    const told: string[] = [];
    const long = saying(`${'word '.repeat(9_000)} harm`);
    expect(await heard(models.stream({ ...prompt, ...long }, context()))).toMatchObject({ text: '', kind: 'refused' });
    expect(await failureOf(models.ask({ ...objectPrompt, ...long }, context(), (soFar) => told.push(soFar)))).toBe(
      'refused',
    );
    expect(told).toEqual([]);
    expect(meters.samples('model_questions_unanswered_total')).toHaveLength(2);
  });

  it('gives no answer where there is no verdict', async () => {
    const model = await startStandIn({ format: 'openai-compatible', answer: () => GOOD });
    running.push(model);
    const { models } = modelsOn([model, await openai({ fault: 'refused' })], { moderation: true });
    expect(await heard(models.stream(prompt, context()))).toMatchObject({ text: '', kind: 'network' });
  });
});
