import { languages, type PersonRow } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import type { Known, KnownResult, StepChatInput } from '../guide.ts';
import { profileOf } from '../testing/profiles.ts';
import { stored } from '../testing/stored.ts';
import { peopleIn } from './names.ts';

const guide = builtInGuide();
const profile = profileOf({ jobs: [['Baker', 30]], skills: [['Baking', 'advanced']], location: 'Leeds', hours: 6 });
const context = (language: (typeof languages)[number]) => ({ language, now: Date.UTC(2026, 0, 8), seed: 's' });
const person = (name: string, answer: PersonRow['answer'], words = ''): PersonRow => ({
  id: name,
  name,
  asked_on: '2026-01-06',
  answer,
  words,
});

async function planIn(language: (typeof languages)[number]) {
  const { value } = await guide.recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context(language));
  const draft = await guide.planFromIdea({ profile, recommendation: value[0]! }, context(language));
  const plan = stored(draft.value, language);
  return {
    ...plan,
    steps: plan.steps.map((step, at) => (at === 0 ? { ...step, ref: null, stop_if: none[language] } : step)),
  };
}

const none = {
  en: 'None of eight people says yes.',
  he: 'אף אחד משמונה אנשים לא אומר כן.',
  fr: 'Sur huit personnes, personne ne dit oui.',
  es: 'Ninguna de ocho personas dice que sí: nadie.',
  pt: 'Nenhuma das oito pessoas diz sim: ninguém.',
};

const people = ['Dana', 'Omer', 'Noa', 'Gil', 'Ben'].map((name, at) =>
  person(name, at === 0 ? 'yes' : 'no', at === 0 ? 'Noa told me: mornings' : ''),
);
const at = (substep_id: string) => ({ substep_id, title: 'Ask around', step_title: 'Check' });
const found: KnownResult[] = [
  { kind: 'people', data: { rows: people }, ...at('0.0') },
  { kind: 'text', data: { text: 'Seeded loaf on Fridays' }, ...at('0.1') },
  { kind: 'list', data: { rows: [{ id: '1', text: 'Flour from the mill', done: true }] }, ...at('0.2') },
];
const known: Known = {
  today: '2026-01-08',
  results: found,
  doings: [{ kind: 'result', day: '2026-01-06', title: 'Ask around', minutes: 0, words: '' }],
  promise: null,
};

async function replied(input: StepChatInput, language: (typeof languages)[number]): Promise<string> {
  for await (const event of guide.stepChat(input, context(language))) if (event.type === 'done') return event.text;
  throw new Error('No reply');
}

describe.each(languages)('the built-in guide, in %s', (language) => {
  it('quotes a result of a step with three, the nearest to what is asked, and none of a step with two', async () => {
    const plan = await planIn(language);
    const input = { profile, plan, stepId: '0', history: [], known };
    const reply = await replied({ ...input, message: 'Flour?' }, language);
    expect(reply).toContain('Flour from the mill');
    const others = await Promise.all(
      [0, 1, 2].map((turns) => {
        const history = Array.from({ length: turns }, () => ({ sender: 'foothold' as const, content: 'x' }));
        return replied({ ...input, history, message: 'OK' }, language);
      }),
    );
    expect(others[0]).toContain('mornings');
    expect(others[0]).not.toContain('Noa');
    expect(others[1]).toContain('Seeded loaf');
    expect(others[2]).toContain('Flour');
    const few = { ...known, results: found.slice(0, 2) };
    expect(await replied({ ...input, known: few, message: 'OK' }, language)).not.toContain('Seeded loaf');
  });

  it('says in a welcome and beside a refinement how far the answers are from the stop sign', async () => {
    const plan = await planIn(language);
    const { value } = await guide.checkIn({ profile, plan, days: 4, known }, context(language));
    expect(value.text).toMatch(/5\D+1\D+0\D+8/u);
    const without = await guide.checkIn(
      { profile, plan, days: 4, known: { ...known, results: [] } },
      context(language),
    );
    expect(without.value.text).not.toMatch(/5\D+1\D+0\D+8/u);
    const feedback = {
      en: 'I only have 2 hours a week',
      he: 'יש לי רק שעתיים בשבוע',
      fr: 'Je n’ai que 2 heures par semaine',
      es: 'Solo tengo 2 horas a la semana',
      pt: 'Só tenho 2 horas por semana',
    }[language];
    const adapted = await guide.adaptPlan({ profile, plan, feedback, known }, context(language));
    expect(adapted.value.notice).toMatch(/5\D+1\D+0\D+8/u);
  });
});

describe('names of others', () => {
  it.each([
    ['Dana said it', 'person 1 said it'],
    ['Danas Laden', 'Danas Laden'],
    ['dana, Omer and Noa', 'person 1, person 2 and person 3'],
  ])('are taken out of a text: %s', (text, without) => {
    expect(peopleIn(known, '').without(text)).toBe(without);
  });

  it('are found behind the small words of Hebrew, and in parts of full names', () => {
    const rows = [person('דנה', null), person('Maria José Silva', null), person('The baker', null)];
    const told = peopleIn({ ...known, results: [{ kind: 'people', data: { rows }, ...at('0.0') }] }, '');
    expect(told.without('אמרתי לדנה')).toBe('אמרתי לperson 1');
    expect(told.without('Silva and the baker')).toBe('person 2 and person 3');
    expect(told.without('What the others said')).toBe('What the others said');
    expect(told.without('Maria  José Silva, Silva’s, Silvana')).toBe('person 2, person 2’s, Silvana');
  });

  it.each([
    ['What do I write to Omer?', ['Omer']],
    ['Who said yes?', ['Dana', 'Omer', 'Noa']],
    ['מי ענה לי שכן?', ['Dana', 'Omer', 'Noa']],
    ['Who pays for such a thing?', []],
    ['How do I go on?', []],
  ])('are told to who asks for them: %s', (message, names) => {
    const told = peopleIn(known, message);
    expect(['Dana', 'Omer', 'Noa'].filter((name) => told.aliasOf(name) === name)).toEqual(names);
  });
});
