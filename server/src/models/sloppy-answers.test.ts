import { api } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { asStream } from '../../test/guide-client.ts';
import { planOf, somebody, stepAt } from '../../test/plan.ts';
import { jsonModes } from '../config/model-settings.ts';
import { appOnModel } from '../../test/models/app-on-model.ts';
import { goodModel, goodObject } from '../../test/models/good-model.ts';
import type { Asked } from '../../test/models/wire-format.ts';

const MESSAGE = 'Where could I put up a note about it?';
/** The form of an answer, as nobody may ever read it. */
const FORM = /reply|suggested_change|"\w*"?\s*:|```|\{/u;

/** What a sloppy server makes of a good answer that holds a reply; other answers it leaves alone. */
type Sloppy = (answer: string, nth: number) => string;
const manners: readonly [manner: string, sloppy: Sloppy, source: string][] = [
  ['a sentence before it', (answer) => `Of course, here "it" is: ${answer}`, 'model'],
  ['a fence and words around it', (answer) => `Sure!\n\n\`\`\`json\n${answer}\n\`\`\`\nHope {that} helps.`, 'model'],
  ['thoughts before it', (answer) => `<think>They want {"reply": "so"}?</think>${answer}`, 'model'],
  ['a wrapper around it', (answer) => `{"output": ${answer}}`, 'model'],
  ['a list around it', (answer) => `[${answer}]`, 'model'],
  ['another name for the reply, once', (answer, nth) => (nth === 1 ? renamed(answer) : answer), 'model'],
  ['another name for the reply', renamed, 'builtin'],
  ['an end before its reply', (answer) => `Here it is: ${answer.slice(0, 6)}`, 'builtin'],
  ['another answer inside its reply', (answer) => JSON.stringify({ reply: answer, facts: [] }), 'builtin'],
  ['no end in its reply', () => `{"reply": "${'Ask one neighbour and then go on. '.repeat(2_500)}`, 'mixed'],
  ['no end, in prose', () => 'Let me think about what they want. '.repeat(30_000), 'builtin'],
];

function renamed(answer: string): string {
  return answer.replace('"reply"', '"answer"');
}

const spoilt = (sloppy: Sloppy) => {
  let nth = 0;
  return async (asked: Asked) => {
    const object = await goodObject(asked);
    const answer = await goodModel(asked);
    return typeof object === 'object' && object !== null && 'reply' in object ? sloppy(answer, (nth += 1)) : answer;
  };
};

describe.each(jsonModes)('told its form by “%s”, an answer with', (compatibleJson) => {
  const on = appOnModel({ format: 'openai-compatible', answer: goodModel }, { compatibleJson });

  /** Everything that is said and kept of one message to the interview and one about a step. */
  async function heard(sloppy: Sloppy, headers: Record<string, string>) {
    const person = await somebody(on.test);
    await person.call(api.plan.createFromDescription, { body: { description: 'Offering: bike repair in Leeds' } });
    const { step_id } = stepAt(await planOf(person), 0);
    on.standIn.manner.answer = spoilt(sloppy);
    const turn = await person.call(api.chat.onboardingSend, { body: { message: 'I like to bake bread' }, headers });
    on.standIn.manner.answer = spoilt(sloppy);
    const reply = await person.call(api.chat.send, { body: { message: MESSAGE, step_id }, headers });
    const kept = (await person.call(api.chat.list)).data.messages.at(-1);
    const first = (await person.call(api.chat.onboardingList)).data.messages.at(-1);
    return { said: [turn, reply].map(({ status, response }) => [status, response.body] as const), kept, first };
  }

  it.each(manners)('%s shows nothing of its form', { timeout: 60_000 }, async (_manner, sloppy, source) => {
    for (const headers of [{}, asStream]) {
      const { said, kept, first } = await heard(sloppy, headers);
      expect(said.map(([status]) => status)).toEqual([200, 200]);
      for (const message of [kept, first]) {
        expect(message).toMatchObject({ source, interrupted: false });
        expect(message?.content.length).toBeGreaterThan(10);
        expect(message?.content).not.toMatch(FORM);
      }
      for (const [, body] of said) expect(body).not.toMatch(/\\"(?:reply|answer|facts)|```|Let me think/u);
    }
  });
});
