import { emptyProfile, type Language, languages, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ReplyEvent, StoredPlan } from '../../guide.ts';
import { phases } from '../../catalogue/schema.ts';
import { slotsOf } from '../text/fill.ts';
import { type ChatIntent, chatIntents, intentsOf } from './intents.ts';
import { stepChat } from './step-chat.ts';
import { chatWords } from './words.ts';

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

async function ask(
  message: string,
  language: Language = 'en',
  profile = person,
): Promise<Extract<ReplyEvent, { type: 'done' }>> {
  const events: ReplyEvent[] = [];
  const input = { profile, plan, stepId: 'A', substepId: 'a2', history: [], message };
  for await (const event of stepChat(input, { language, now: 0, seed: 's' })) events.push(event);
  const done = events.at(-1);
  if (done?.type !== 'done') throw new Error('The reply did not end.');
  const deltas = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  if (deltas !== done.text) throw new Error('The deltas are not the text.');
  return done;
}

describe('what a message asks', () => {
  it.each<[string, ChatIntent]>([
    ['How do I do this?', 'how'],
    ['Give me an example', 'example'],
    ['Can you write me a message?', 'template'],
    ["I'm stuck, I don't know where to start", 'stuck'],
    ['How much should I charge?', 'price'],
    ['כמה זמן זה לוקח?', 'how-long'],
    ['צריך רישיון בשביל זה?', 'legal'],
    ['אפשר דוגמה?', 'example'],
    ['Combien de temps faut-il\u202F?', 'how-long'],
    ['Faut-il une assurance\u202F?', 'legal'],
    ['¿Dónde encuentro clientes?', 'customers'],
    ['¿Qué sigue?', 'next'],
    ['Como cobro? Qual preço?', 'price'],
    ['Preciso pagar imposto?', 'tax'],
    ['Deixe menor', 'smaller'],
  ])('%s → %s', (message, intent) => {
    expect(intentsOf(message)[0]).toBe(intent);
  });

  it.each(languages)('understands its own suggestions in %s', (language) => {
    for (const [intent, chip] of Object.entries(chatWords[language].chips)) expect(intentsOf(chip)[0]).toBe(intent);
  });
});

describe('the answer', () => {
  it('explains the selected substep with its description, result and minutes', async () => {
    const { text } = await ask('How do I do this?');
    expect(text).toContain('Ask five neighbours');
    expect(text).toContain('A note about a2');
    expect(text).toContain('60 minutes');
  });

  it('calculates the share of a week from the person’s own hours, and leaves it out when none were said', async () => {
    expect((await ask('How long does it take?')).text).toContain('17 % of one week');
    const silent = { ...person, resources: { hours_per_week: null, budget_per_month: null, notes: '' } };
    expect((await ask('How long does it take?', 'en', silent)).text).not.toContain('%');
  });

  it('names what comes next', async () => {
    expect((await ask('What comes next?')).text).toContain('List three repairs');
  });

  it('fills a message from the profile', async () => {
    const { text } = await ask('Write me a message');
    expect(text).toContain('Haifa');
    expect(text).toContain('> Hi [name]');
  });

  it('finds the passage of the plan that speaks of a question', async () => {
    expect((await ask('photograph workshop?')).text).toContain('Photograph the workshop');
  });

  it('says honestly that it does not know, and what it can do', async () => {
    const { text, suggestions } = await ask('Who won the football yesterday evening?');
    expect(text).toContain('no good answer');
    expect(suggestions).toHaveLength(3);
  });

  it('answers distress with the fixed words only', async () => {
    const { text, suggestions } = await ask('I want to die');
    expect(text).toContain('crisis line');
    expect(suggestions).toEqual([]);
  });

  it.each(languages)('has a whole answer for every intent in %s', async (language) => {
    const { cards, example, template } = chatWords[language];
    expect(Object.keys(example).sort()).toEqual([...phases].sort());
    expect(Object.keys(template).sort()).toEqual([...phases].sort());
    for (const [intent, text] of Object.entries(cards)) {
      expect(chatIntents).toContain(intent);
      expect(slotsOf(text)).toEqual(slotsOf(chatWords.en.cards[intent as keyof typeof cards]));
    }
    for (const message of ['🙂', 'asdf', 'x'.repeat(8_000), ...Object.values(chatWords[language].chips)])
      expect((await ask(message, language)).text).not.toMatch(/\{\w+\}/u);
  });
});
