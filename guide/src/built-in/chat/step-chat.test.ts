import { emptyProfile, type Language, languages, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ChatTurn, ReplyEvent, StepChatInput, StoredPlan } from '../../guide.ts';
import { stepChat } from './step-chat.ts';
import { chatWords } from '../../chat/words.ts';

const substep = (id: string, title: string, status: 'pending' | 'completed' = 'pending') => ({
  substep_id: id,
  title,
  description: `Walk three streets and write down what you see about ${id}.`,
  deliverable: `A note about ${id}`,
  minutes: 60,
  ref: null,
  status,
});

const plan: StoredPlan = {
  title: 'Bicycle repairs at the door',
  short_description: 'Small repairs where the bicycle stands.',
  archetype: null,
  language: 'en',
  steps: [
    {
      step_id: 'A',
      title: 'Find out who rides',
      description: 'See how many people ride near you.',
      smallest_test: 'Ask three riders.',
      cap: 'Three hours, no money.',
      stop_if: 'Stop when nobody rides.',
      ref: 'phase.check',
      status: 'pending',
      substeps: [substep('a1', 'Count the bicycles', 'completed'), substep('a2', 'Ask five neighbours')],
    },
    {
      step_id: 'B',
      title: 'Write the offer',
      description: 'One clear result.',
      smallest_test: 'Say it to one person.',
      cap: 'Two hours, no money.',
      stop_if: 'Stop when nobody understands it.',
      ref: 'phase.offer',
      status: 'pending',
      substeps: [substep('b1', 'List three repairs'), substep('b2', 'Photograph the workshop')],
    },
  ],
};

const person: Profile = {
  ...emptyProfile,
  location: 'Haifa, Israel',
  resources: { hours_per_week: 6, budget_per_month: 0, notes: '' },
  skills: [{ skill_name: 'bike repair', level: 'advanced', notes: '' }],
};

type Done = Extract<ReplyEvent, { type: 'done' }>;

async function ask(message: string, language: Language = 'en', change: Partial<StepChatInput> = {}): Promise<Done> {
  const events: ReplyEvent[] = [];
  const input = { profile: person, plan, stepId: 'A', substepId: 'a2', history: [], message, ...change };
  for await (const event of stepChat(input, { language, now: 0, seed: 's' })) events.push(event);
  const done = events.at(-1);
  if (done?.type !== 'done') throw new Error('The reply did not end.');
  const deltas = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  if (deltas !== done.text) throw new Error('The deltas are not the text.');
  return done;
}

/** The answers to messages said one after another. */
async function talk(messages: readonly string[], language: Language = 'en'): Promise<Done[]> {
  const history: ChatTurn[] = [];
  const answers: Done[] = [];
  for (const message of messages) {
    const done = await ask(message, language, { history: [...history] });
    history.push({ sender: 'user', content: message }, { sender: 'foothold', content: done.text });
    answers.push(done);
  }
  return answers;
}

const minutesOfParts = (text: string) => [...text.matchAll(/^\d\. (\d+) minutes/gmu)].map((match) => Number(match[1]));

describe('the answer', () => {
  it('to a price of something else than the plan is about holds none of its figures', async () => {
    const own = await ask('How much should I charge for a bicycle repair?');
    const other = await ask('How much should I charge for painting the faces of children at a birthday?');
    expect(own.answered).toMatchObject({ kind: 'sum', topic: 'price' });
    expect(other.answered).toMatchObject({ topic: 'money/no-idea-first-price' });
  });

  it('explains the selected substep with its description, result, minutes and what came before', async () => {
    const { text } = await ask('How do I do this?');
    for (const part of ['Ask five neighbours', 'A note about a2', '60 minutes', 'Count the bicycles']) {
      expect(text).toContain(part);
    }
  });

  it('calculates the share of a week from the person’s own hours, and leaves it out when none were said', async () => {
    expect((await ask('How long does it take?')).text).toContain('17% of one week');
    const silent = { ...person, resources: { hours_per_week: null, budget_per_month: null, notes: '' } };
    expect((await ask('How long does it take?', 'en', { profile: silent })).text).not.toContain('%');
  });

  it('tells the signal to stop once when two cards end on it', async () => {
    const { text } = await ask('Nobody answers, I feel discouraged');
    expect(text.split('Stop when nobody rides.')).toHaveLength(2);
    expect(text).toContain('ten minutes');
  });

  it('names what comes next: the task in front, as long as it is open, then the one behind it', async () => {
    const open = (await ask('What comes next?')).text;
    expect(open.indexOf('Ask five neighbours')).toBeGreaterThanOrEqual(0);
    expect(open.indexOf('List three repairs')).toBeGreaterThan(open.indexOf('Ask five neighbours'));
    const { text } = await ask('What comes next?', 'en', { substepId: 'a1' });
    expect(text).not.toContain('Count the bicycles');
    expect(text).toContain('Ask five neighbours');
  });

  it('depends on the selected substep', async () => {
    const other = { stepId: 'B', substepId: 'b2' };
    for (const message of [
      'How do I do this?',
      'Give me an example',
      'Make it smaller',
      "I'm stuck",
      'Write me a message',
    ]) {
      expect((await ask(message)).text).not.toBe((await ask(message, 'en', other)).text);
    }
  });

  it('finds the passage of the plan that speaks of a question', async () => {
    expect((await ask('photograph workshop?')).text).toContain('Photograph the workshop');
    expect((await ask('How do I photograph the workshop?')).text).toContain('Photograph the workshop');
  });

  it('is no card that one word names where the question is about something else', async () => {
    for (const message of [
      'What is the best machine for coffee?',
      'Is the photograph free?',
      'Is a billboard worth it?',
      'How long does plaster take?',
      'Why does dough collapse?',
      'Is it rude to photograph a neighbour before the wedding?',
      'I have only Sundays, is that enough?',
    ])
      expect((await ask(message)).answered ?? null).toBeNull();
  });

  it('is what was wished for by its name, however many', async () => {
    expect((await ask('Give me 3 examples')).answered).toMatchObject({ topic: 'example' });
  });

  it('hears a feeling whatever it is about', async () => {
    const { answered } = await ask('I am afraid that my crooked sourdough gets laughed at');
    expect(answered).toMatchObject({ topic: 'afraid' });
  });

  it('says honestly that it does not know, and what it can do', async () => {
    for (const message of [
      'Where did Napoleon sleep on Tuesdays?',
      'How do I wax a surfboard?',
      'Wie geht es dir heute',
    ]) {
      const { text, suggestions } = await ask(message);
      expect(text).toContain('no good answer');
      expect(suggestions).toHaveLength(3);
    }
  });

  it('says what fits into the minutes there are, with the division', async () => {
    expect((await ask('I only have 20 minutes')).text).toContain('60 minutes ÷ 20 minutes = 3');
    expect((await ask('I have 2 hours')).text).toContain('are enough for the whole');
  });

  it('answers two questions of one message, and no more', async () => {
    const { text } = await ask('How long does it take and what does it cost?');
    expect(text).toContain('60 minutes');
    expect(text).toContain('no money');
  });

  it('adds a note where others must answer, beside the answer', async () => {
    const { text } = await ask('Nobody answers, write me a message, and is it legal? And what about tax?');
    expect(text).toContain('not legal advice');
    expect(text).toContain('About tax');
  });

  it('never says that it changed, ticked or sent anything', async () => {
    expect((await ask('Remove this step')).text).toContain('Nothing changes until you apply it');
    expect((await ask('Tick all my steps')).text).toContain('can’t do that');
  });
});

describe('a message to send', () => {
  it('is filled from the profile: town, what the person brings, whom to write to', async () => {
    const { text } = await ask('Write me a message');
    for (const part of ['Haifa', 'bike repair', '> Hi [name]', 'Who to write to first']) expect(text).toContain(part);
  });

  it('comes in another version when asked again', async () => {
    const [one, two, three] = await talk(['Write me a message', 'Another one, please', 'Write me a message']);
    expect(two?.text).toContain('> Hi [name]');
    expect(two?.text).not.toContain(one?.text.split('\n\n')[1]);
    expect(three?.text).toContain(one?.text.split('\n\n')[1]);
  });

  it('serves the purpose that was named', async () => {
    const texts = [
      'a follow-up message',
      'a post for the local group',
      'how to say no politely',
      'an answer when they ask the price',
    ];
    const answers = await Promise.all(texts.map((purpose) => ask(`Write me a message, ${purpose}`)));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(texts.length);
  });
});

describe('something smaller', () => {
  it('is three parts whose minutes add up, then fewer, then ten minutes', async () => {
    const [one, two, three, four] = await talk(['Make it smaller', 'Even smaller', 'smaller', 'smaller']);
    expect(minutesOfParts(one?.text ?? '')).toEqual([20, 20, 20]);
    expect(minutesOfParts(two?.text ?? '').reduce((sum, one) => sum + one)).toBe(20);
    expect(three?.text).toContain('Down to ten minutes');
    expect(four?.text).toContain('Down to ten minutes');
    expect(four?.suggestions).not.toContain(chatWords.en.chips.smaller);
  });

  it('counts what the title counts, else uses the description’s own sentences', async () => {
    expect((await ask('Make it smaller')).text).toContain('2–3 of 5');
    const { text } = await ask('Make it smaller', 'en', { stepId: 'B', substepId: 'b2' });
    expect(text).toContain('Walk three streets');
  });
});

describe('being stuck', () => {
  it('is met with one question and ten minutes of this substep', async () => {
    const { text, suggestions } = await ask("I'm stuck");
    expect(text.match(/\?/gu)?.length).toBeLessThanOrEqual(2);
    expect(text).toContain('ten minutes');
    expect(suggestions).toHaveLength(5);
  });

  it.each([
    ['time', 'ten minutes are enough'],
    ['Money', 'do it without'],
    ['silence', 'Silence or a no'],
    ['knowing how', 'know all of it'],
    ['nerves', 'nervous'],
    ['Nobody answers', 'Silence or a no'],
  ])('goes on when the obstacle is named: %s', async (obstacle, part) => {
    const [, second] = await talk(["I'm stuck", obstacle]);
    expect(second?.text).toContain(part);
  });
});

describe('any message', () => {
  const odd = [
    '🙂',
    '🤷‍♀️🎉',
    '?',
    'asdf',
    'qwrtp zxcvb',
    'ok',
    'price',
    'x'.repeat(8_000),
    'how '.repeat(2_000),
    'مرحبا كيف حالك',
    '你好',
  ];
  it.each(languages)('gets a sensible answer in %s', async (language) => {
    for (const message of [...odd, ...Object.values(chatWords[language].chips)]) {
      const { text, suggestions } = await ask(message, language);
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN/u);
      expect(suggestions.length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(languages)('is answered in %s whatever language it is in', async (language) => {
    const { text } = await ask('¿Cómo lo hago?', language);
    expect(text).toBe((await ask('How do I do this?', language)).text);
  });

  it('needs a step of the plan', async () => {
    await expect(ask('How?', 'en', { stepId: 'Z' })).rejects.toThrow('not of this plan');
  });
});

it('a sum is followed by the next messages of its cards, and by no question that may be meant', async () => {
  const { text, suggestions } = await ask('I charge 15 a basket, how many baskets for 300 a month');
  expect(text).toContain('= 20');
  expect(Object.values(chatWords.en.chips)).toEqual(expect.arrayContaining(suggestions));
});

describe('what asks nothing, and what is said of a death or an illness', () => {
  it.each<[Language, string]>([
    ['en', 'my uncle died on Sunday, what do I do with his tools?'],
    ['en', 'nobody laughed at my joke at the market today'],
    ['fr', 'ma voisine est décédée samedi'],
    ['es', 'mi hermano está enfermo desde marzo'],
    ['pt', 'a minha madrinha faleceu ontem'],
    ['he', 'השכנה שלי נפטרה'],
  ])('gets no question that may be meant, in %s: %s', async (language, message) => {
    const { text } = await ask(message, language);
    expect(text).not.toContain(chatWords[language].near);
  });
});

it.each<[Language, string]>([
  ['he', 'אם אני לוקח 220 על תיק והעור 60 ומוכר 7 בחודש כמה נשאר לי'],
  ['he', 'קיבלתי 400 והחומר עלה 130 והדלק 40 כמה נשאר לי ביד'],
  ['pt', 'recebi 400, gastei 130 em linha e 40 no ônibus, quanto sobra'],
])('what asks for a sum with its amounts is no cry, in %s: %s', async (language, message) => {
  expect((await ask(message, language)).act).not.toBe('asked-of-danger');
});
