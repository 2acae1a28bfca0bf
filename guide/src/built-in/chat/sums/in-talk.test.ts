import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { StepChatInput } from '../../../guide.ts';
import { stepChat } from '../step-chat.ts';
import { sumInTalk } from './in-talk.ts';

const substep = {
  substep_id: 'a1',
  title: 'Ask two neighbours',
  description: 'Ask what they would pay.',
  deliverable: 'Two answers',
  minutes: 30,
  ref: null,
  status: 'pending' as const,
};

function inputOf(...messages: string[]): StepChatInput {
  return {
    profile: emptyProfile,
    plan: {
      title: 'Ironing for neighbours',
      short_description: 'Ironing by the basket.',
      archetype: null,
      language: 'en',
      steps: [
        {
          step_id: 'A',
          title: 'Find out who wants it',
          description: 'See who irons.',
          smallest_test: 'Ask two.',
          cap: 'One hour, no money.',
          stop_if: 'Stop when nobody wants it.',
          ref: 'phase.check',
          status: 'pending',
          substeps: [substep],
        },
      ],
    },
    stepId: 'A',
    history: messages.slice(0, -1).flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'foothold' as const, content: '…' },
    ]),
    message: messages.at(-1) ?? '',
  };
}

const context = (language: Language) => ({ language, now: Date.UTC(2026, 10, 23), seed: 's' });

async function answerTo(...messages: string[]): Promise<string> {
  let text = '';
  for await (const event of stepChat(inputOf(...messages), context('en')))
    if (event.type === 'done') ({ text } = event);
  return text;
}

describe('a sum in a talk', () => {
  it('is the answer, and again when one figure of it changes', async () => {
    const first = 'I charge 15 a basket, how many baskets for 300 a month';
    expect(await answerTo(first)).toContain('300 ÷ 15 = 20');
    expect(await answerTo(first, 'and if I only get 12')).toContain('300 ÷ 12 = 25');
  });
  it('holds no word but those of sums, or is not called plain', () => {
    const first = 'I charge 15 a basket, how many baskets for 300 a month';
    expect(sumInTalk(inputOf(first, 'and if I only get 12'), context('en'))?.plain).toBe(true);
    expect(sumInTalk(inputOf(first, 'and if my brother gets 12'), context('en'))?.plain ?? false).toBe(false);
  });
  it.each([
    'I sell weed at 12 a gram, how many grams for 600 a month',
    'how many fake reviews at 5 each for 100',
    'I sell stolen goods at 30 each, how many for 900',
  ])('is not made of what no help is given with: %s', (message) => {
    expect(sumInTalk(inputOf(message), context('en'))).toBeNull();
    expect(sumInTalk(inputOf(message, 'and for 2000?'), context('en'))).toBeNull();
  });
  it('comes after danger', async () => {
    expect(await answerTo('I want to die, how many calls at 40 for 1500')).not.toContain('÷');
    expect(await answerTo('I have 60 pills and take 20 a day, how many days until it is over')).not.toContain('÷');
  });
});
