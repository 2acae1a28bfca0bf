import { emptyProfile, type Language, languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Talk } from './testing.ts';
import { interviewWords } from '../../interview/words.ts';

const { questions, ...words } = interviewWords.en;

describe('the interview', () => {
  it('opens with the first question; the greeting is the page’s', async () => {
    expect(await new Talk().say('')).toBe(questions.experience.ask);
  });

  it('fills the profile from free answers, one question at a time, and ends', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('I was a nurse for 7 years. I have 6 hours a week')).toContain(questions.skills.ask);
    await talk.say('baking (advanced), first aid');
    await talk.say('earn 600 a month');
    expect(await talk.say('0')).toContain(questions.location.ask);
    await talk.say('Haifa');
    await talk.say('cycling');
    await talk.say('skip');
    await talk.say('34');
    expect(await talk.say('only evenings')).toContain(words.enough);
    expect(talk.profile).toMatchObject({
      age: 34,
      location: 'Haifa',
      hobbies: 'cycling',
      education: '',
      limits: 'only evenings',
      experiences: [{ role_title: 'nurse', duration_months: 84 }],
      skills: [{ skill_name: 'baking', level: 'advanced' }, { skill_name: 'first aid' }],
      goals: [{ goal_type: 'earn', value: 'earn 600 a month' }],
      resources: { hours_per_week: 6, budget_per_month: 0 },
    });
  });

  it('says what it took, and never asks again what it knows or what was skipped', async () => {
    const talk = new Talk();
    await talk.say('');
    const reply = await talk.say('I live in Haifa');
    expect(reply).toContain('Noted: home is \u2068Haifa\u2069.');
    expect(reply).toContain(questions.experience.again);
    const after = await talk.say('skip');
    expect(after).toContain(words.needed);
    expect(after).toContain(questions.skills.ask);
    expect(talk.history.filter((turn) => turn.content.includes(questions.location.ask))).toHaveLength(0);
  });

  it('offers the form after two misses', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('???')).toContain(words.not_understood);
    const second = await talk.say('🙂🙂');
    expect(second).toContain(words.form);
    expect(second).toContain(questions.skills.ask);
  });

  it('takes a correction: the last number counts', async () => {
    const talk = new Talk();
    await talk.say('');
    await talk.say('6 hours a week');
    await talk.say('sorry, 4 hours a week');
    expect(talk.profile.resources.hours_per_week).toBe(4);
  });

  it('saves nothing of somebody below 16 and asks no further until another age is said', async () => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say('I am 14 years old and I live in Leeds')).toBe(words.too_young);
    expect(await talk.say('so what')).toBe(words.too_young);
    expect(talk.profile).toEqual(emptyProfile);
    await talk.say('sorry, I am 41');
    expect(talk.profile.age).toBe(41);
  });

  it.each([
    'I raise a boy of 9 by myself, evenings are his',
    'tengo una hija, 4 anos, va al cole',
    'אמא לשניים, הקטנה בת 3, עובדת במאפייה',
    'le petit dernier a 2 ans et je couds le soir',
    'אני אילה בת 51 מעכו, גרושה עם בת 12, עבדתי במכבסה',
  ])('takes a child’s age for no one’s who writes: %s', async (message) => {
    const talk = new Talk();
    await talk.say('');
    expect(await talk.say(message)).not.toBe(words.too_young);
    await talk.say('I bake bread');
    expect(talk.profile).not.toEqual(emptyProfile);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'help my aunt on her stall, 6 years, and i keep her books', /stall/u],
    ['fr', 'aide à domicile depuis 12 ans, je ne conduis plus', /domicile/u],
    ['es', 'ayudante de cocina 5 años, y ahora cuido a mi abuela', /cocina/u],
    ['pt', 'ajudante de pedreiro 8 anos, e faço grelhados', /pedreiro/u],
    ['en', 'never worked for anybody, 20 years of raising goats, and 6 hours a week free', /goat/u],
  ])('takes work that begins like a question as work, in %s: %s', async (language, message, work) => {
    const talk = new Talk(language);
    await talk.say('');
    await talk.say(message);
    expect(JSON.stringify(talk.profile)).toMatch(work);
  });

  it.each<[Language, string]>([
    ['en', 'help'],
    ['en', 'explain please'],
    ['fr', 'aidez-moi svp'],
    ['es', 'ayuda'],
    ['pt', 'ajuda'],
    ['he', 'עזרה'],
  ])('explains what it means when it is asked to, in %s: %s', async (language, message) => {
    const talk = new Talk(language);
    await talk.say('');
    await talk.say(message);
    expect(talk.profile.experiences).toEqual([]);
    expect(talk.profile.skills).toEqual([]);
  });

  it('answers why it asks, and asks again in the same words', async () => {
    const talk = new Talk();
    await talk.say('');
    const reply = await talk.say('Why?');
    expect(reply).toContain(words.why.experience);
    expect(reply).toContain(questions.experience.ask);
  });

  it.each(languages)('answers distress in %s with the fixed words and saves nothing', async (language) => {
    const talk = new Talk(language);
    await talk.say('');
    const said = {
      en: 'I want to die',
      he: 'אני רוצה למות',
      fr: 'J’ai envie de mourir',
      es: 'Quiero morirme',
      pt: 'Eu quero morrer',
    };
    const reply = await talk.say(said[language]);
    expect(reply.length).toBeGreaterThan(150);
    expect(talk.profile).toEqual(emptyProfile);
  });
});

const piece = fc.constantFrom(
  ...'nurse|7 years|6 hours a week|100 a month|I live in|I can|, |. |remove|not a|undo|no, eight|change my budget to|I am 34|bake|cook|ו|שעות|je sais|sei|quiero|🙂|\n|-|"|\u0000|\uD800|«'.split(
    '|',
  ),
);

it('sends only valid updates, and loses no item that was not corrected, whatever is typed', async () => {
  const messages = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((all) => all.join(' ')),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(messages, { maxLength: 5 }), fc.constantFrom(...languages), async (all, language) => {
      const talk = new Talk(language);
      await talk.say('');
      for (const message of all) {
        const before = talk.profile.skills.map((skill) => skill.skill_name);
        await talk.say(message);
        const corrects = /remove|not|no,|undo|change|bake|cook/iu.test(message);
        const now = talk.profile.skills.map((skill) => skill.skill_name);
        expect(corrects ? before : now).toEqual(expect.arrayContaining(before));
      }
    }),
    { numRuns: 60 },
  );
});

it.each(['asdfgh', '🙂', 'x'.repeat(8_000), 'a, '.repeat(2_600), '6', '?!', '"'])(
  'has a word for %.10s',
  async (message) => {
    for (const language of languages) {
      const talk = new Talk(language);
      await talk.say('');
      expect(await talk.say(message)).toContain(interviewWords[language].not_understood);
    }
  },
);

describe('the interview’s texts', () => {
  const shape = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : Array.isArray(value)
        ? 'list'
        : 'text';

  it.each(languages)('are complete in %s', (language) => {
    const { years: _y, months: _m, question_count: _q, units: _u, ...own } = interviewWords[language];
    const { years: _ey, months: _em, question_count: _eq, units: _eu, ...english } = interviewWords.en;
    expect(shape(own)).toEqual(shape(english));
  });

  it('never ask two things in the same words', () => {
    for (const language of languages) {
      const texts = Object.values(interviewWords[language].questions).flatMap((one) => [one.ask, one.again]);
      expect(texts.some((text) => texts.some((other) => other !== text && other.includes(text)))).toBe(false);
    }
  });
});

it.each([
  [
    'en',
    'we bake for the whole street, and there is a big orchard with four beehives behind the house',
    /bake|orchard/u,
  ],
  [
    'fr',
    'chez nous on cuit le pain pour la rue, et derrière il y a un grand verger avec quatre ruches',
    /pain|verger/u,
  ],
  ['es', 'en casa se hornea pan para toda la calle, y detrás hay una huerta grande con cuatro colmenas', /pan|huerta/u],
  ['pt', 'lá em casa assa-se pão para a rua toda, e atrás há um pomar grande com quatro colmeias', /pão|pomar/u],
  ['he', 'אצלנו אופים לחם לכל הרחוב, ומאחור יש מטע גדול עם ארבע כוורות', /לחם|מטע/u],
] as const)('loses no work or thing that nobody understood, in %s', async (language, message, named) => {
  const talk = new Talk(language);
  await talk.say('');
  await talk.say(message);
  expect(JSON.stringify(talk.profile)).toMatch(named);
});
