import { goalTypes, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { openGoalType } from '../../understand/goal-type.ts';
import { interviewWords } from '../../interview/words.ts';
import type { Turn } from '../../interview/turn.ts';
import { withReading } from './ask-back.ts';
import { ideasFor } from '../testing/ideas-for.ts';
import { Talk } from './testing.ts';

/** Somebody who was asked whether it was heard right that they do not lift. */
async function askedOf(language: (typeof languages)[number], said: string): Promise<Talk> {
  const talk = new Talk(language);
  await talk.say('');
  const turn: Turn = { paragraphs: ['noted', 'next'], updates: [], suggestions: [], asks: 'skills' };
  const input = { profile: talk.profile, history: talk.history, message: said };
  const back = withReading(turn, { field: 'limits', value: said }, input, language);
  expect(back).toMatchObject({ asks: null, askedBack: { about: 'reading', field: 'limits', said } });
  const record = { asks: null, act: null, asked_back: back.askedBack, before: [] };
  talk.history.push({ sender: 'user', content: said }, { sender: 'foothold', content: 'asked', record });
  return talk;
}

/** A talk with somebody who told of work that an income can be made of, and was asked the first question. */
async function nurseIn(language: Language): Promise<Talk> {
  const talk = new Talk(language);
  talk.profile = {
    ...talk.profile,
    experiences: [{ role_title: 'nurse', company_name: null, duration_months: 84, description: null }],
    skills: [{ skill_name: 'first aid', level: 'beginner', notes: '' }],
  };
  await talk.say('');
  return talk;
}

describe.each(languages)('what was heard too unsurely, in %s', (language) => {
  const { heard_yes, heard_no, kept_as_said } = interviewWords[language];

  it('is a fact once somebody says yes', async () => {
    const talk = await askedOf(language, 'abc def');
    expect(await talk.say(heard_yes)).toContain('abc def');
    expect(talk.profile).toMatchObject({ limits: 'abc def', notes: '' });
  });

  it('is kept as it was said where they say no, and not asked again', async () => {
    const talk = await askedOf(language, 'abc def');
    expect(await talk.say(heard_no)).toContain(kept_as_said);
    expect(talk.profile).toMatchObject({ limits: '', notes: 'abc def' });
    const turn: Turn = { paragraphs: ['noted', 'next'], updates: [], suggestions: [], asks: 'skills' };
    const input = { profile: talk.profile, history: talk.history, message: '' };
    expect(withReading(turn, { field: 'limits', value: 'Abc def' }, input, language)).toBe(turn);
  });
});

it('keeps in the notes what somebody was asked and went past', async () => {
  const talk = await askedOf('en', 'abc def');
  await talk.say('I was a nurse for 7 years');
  expect(talk.profile).toMatchObject({ notes: 'abc def', experiences: [{ role_title: 'nurse' }] });
});

describe('a limit that was asked back', () => {
  it('is kept once, as a limit, where it is said again instead of a yes', async () => {
    const talk = await askedOf('en', 'i cant do stairs');
    await talk.say('i cant do stairs anymore with this knee');
    expect(talk.profile.limits).toContain('cant do stairs');
    expect(talk.profile.notes).not.toContain('stairs');
  });

  it('is a limit where a yes has more behind it', async () => {
    const talk = await askedOf('en', 'abc def');
    await talk.say('yes, and I was a nurse for 7 years');
    expect(talk.profile).toMatchObject({ limits: 'abc def', notes: '', experiences: [{ role_title: 'nurse' }] });
  });
});

describe('a goal that does not say what it is for', () => {
  const goalIn = async (goal: string) => {
    const talk = await nurseIn('en');
    await talk.say(goal);
    return talk;
  };
  const { purposes } = interviewWords.en;

  it.each([
    [purposes.earn, 'earn'],
    [purposes.impact, 'have an impact'],
    [purposes.personal, 'for myself'],
    ['just for me really', 'for myself'],
    ['for my parents, unpaid of course', 'have an impact'],
    ['a bit of income on the side', 'earn'],
    ['as a volunteer', 'have an impact'],
  ])('is asked once with three buttons, and may be answered in words: %s', async (button, type) => {
    const talk = await goalIn('be brave again');
    const { record } = talk.history.at(-1) ?? {};
    expect(record).toMatchObject({ asks: null, asked_back: { about: 'purpose', said: 'be brave again' } });
    await talk.say(button);
    expect(talk.profile.goals).toEqual([{ goal_type: type, value: 'be brave again' }]);
    await talk.say('my goal is to feel light');
    expect(talk.history.at(-1)?.record?.asked_back).toBeUndefined();
  });

  it.each(['row 3 km across the bay on 2 august', 'be able to lift 90 kg', 'carve 40 spoons'])(
    'is asked of numbers that are no money: %s',
    async (goal) => {
      expect((await goalIn(goal)).history.at(-1)?.record?.asked_back).toMatchObject({ about: 'purpose' });
    },
  );

  it.each(['earn 600 a month', '300 euros', 'help people near me', 'run a half marathon'])(
    'is asked of no goal that says it: %s',
    async (goal) => {
      expect((await goalIn(goal)).history.at(-1)?.record?.asked_back).toBeUndefined();
    },
  );
});

describe.each(languages)('who names no goal, in %s', (language) => {
  const { purposes, purpose_goals, skip, enough, what_for } = interviewWords[language];

  /** Somebody of whom everything is known but what they want to reach, asked for it twice. */
  async function withoutGoal(): Promise<Talk> {
    const talk = new Talk(language);
    talk.profile = {
      ...talk.profile,
      age: 44,
      location: 'Lyon',
      education: '-',
      hobbies: '-',
      limits: '-',
      dislikes: '-',
      notes: '-',
      experiences: [{ role_title: 'nurse', company_name: null, duration_months: 84, description: null }],
      skills: [{ skill_name: 'first aid', level: 'beginner', notes: '' }],
      resources: { hours_per_week: 6, budget_per_month: 20, notes: '' },
    };
    await talk.say('');
    while (talk.history.at(-1)?.record?.asked_back === undefined && talk.history.length < 40) await talk.say(skip);
    return talk;
  }

  it('is asked at the end what the ideas should be for, and a tap is a goal', async () => {
    for (const purpose of ['earn', 'impact', 'personal'] as const) {
      const talk = await withoutGoal();
      expect(talk.history.at(-1)?.content).toContain(what_for);
      expect(await talk.say(purposes[purpose])).toContain(enough);
      expect(talk.profile.goals).toEqual([{ goal_type: goalTypes[language][purpose], value: purpose_goals[purpose] }]);
    }
  });

  it('is asked once', async () => {
    const talk = await withoutGoal();
    expect(await talk.say(skip)).toContain(enough);
    expect(talk.profile.goals).toEqual([]);
    expect(talk.history.at(-1)?.record?.asked_back).toBeUndefined();
  });
});

describe('who is asked at the end what the ideas should be for', () => {
  const askedWhatFor = (language: Language) => {
    const talk = new Talk(language);
    talk.history.push({
      sender: 'foothold',
      content: 'asked',
      record: { asks: 'goals', act: null, asked_back: { about: 'purpose', field: 'goals', said: '' }, before: [] },
    });
    return talk;
  };
  const answeredBy = async (language: Language, message: string) => {
    const talk = askedWhatFor(language);
    await talk.say(message);
    return talk.profile;
  };

  it.each<[Language, string]>([
    ['en', 'restore an old rowing boat'],
    ['en', 'earn 260 a month'],
    ['he', 'להרוויח 750 בחודש'],
    ['fr', 'gagner 260 par mois'],
    ['fr', 'aider les gens de mon immeuble'],
    ['es', 'ganar 260 al mes'],
    ['es', 'ayudar a los vecinos del bloque'],
    ['pt', 'ganhar 260 por mês'],
    ['pt', 'ajudar os vizinhos do prédio'],
  ])('has the goal that they say in words of their own, in %s: “%s”', async (language, message) => {
    expect((await answeredBy(language, message)).goals).toMatchObject([{ value: message }]);
  });

  it.each<[Language, string, readonly ('earn' | 'impact' | 'personal')[]]>([
    ['en', 'all three', ['earn', 'impact', 'personal']],
    ['en', 'money, mostly', ['earn']],
    ['en', 'to earn and to help others', ['impact', 'earn']],
    ['he', 'הכול', ['earn', 'impact', 'personal']],
    ['he', 'כסף', ['earn']],
    ['fr', 'un peu des trois', ['earn', 'impact', 'personal']],
    ['fr', 'les trois', ['earn', 'impact', 'personal']],
    ['fr', 'gagner un peu d’argent', ['earn']],
    ['es', 'las tres', ['earn', 'impact', 'personal']],
    ['es', 'ganar dinero', ['earn']],
    ['pt', 'as três', ['earn', 'impact', 'personal']],
    ['pt', 'ganhar dinheiro', ['earn']],
  ])('has one for each purpose that they name and nothing besides, in %s: “%s”', async (language, message, named) => {
    const { goals, resources } = await answeredBy(language, message);
    const { purpose_goals } = interviewWords[language];
    expect(goals).toEqual(
      named.map((purpose) => ({ goal_type: goalTypes[language][purpose], value: purpose_goals[purpose] })),
    );
    expect(resources.hours_per_week).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'for me and for others'],
    ['he', 'להרוויח כסף ובשביל עצמי'],
    ['fr', 'gagner de l’argent et pour moi'],
    ['es', 'para mí y para los demás'],
    ['pt', 'pra mim e para os outros'],
  ])('is not asked about danger where two of the buttons are all they say, in %s: “%s”', async (language, message) => {
    expect((await answeredBy(language, message)).goals).toHaveLength(2);
  });

  it.each<[Language, string]>([
    ['en', 'for my daughters'],
    ['he', 'בשביל הבנות שלי'],
    ['fr', 'pour mes filles'],
    ['es', 'para mis hijas'],
    ['pt', 'para minhas filhas'],
  ])('has a goal that stays open where it is their own people, in %s: “%s”', async (language, message) => {
    const { goals } = await answeredBy(language, message);
    expect(goals).toEqual([{ goal_type: openGoalType[language], value: message }]);
  });

  it.each<[Language, string]>([
    ['en', 'the third one'],
    ['en', 'neither of these'],
    ['he', 'השלישי'],
    ['he', 'לא משנה לי'],
    ['fr', 'la troisième'],
    ['fr', 'n’importe lequel'],
    ['es', 'la tercera'],
    ['es', 'cualquiera'],
    ['pt', 'a terceira'],
    ['pt', 'qualquer um'],
  ])('has no goal where they only point at one, and is asked once more, in %s: “%s”', async (language, message) => {
    const talk = askedWhatFor(language);
    expect(await talk.say(message)).toContain(interviewWords[language].what_for);
    expect(talk.profile).toMatchObject({ goals: [], notes: '' });
    await talk.say(message);
    expect(talk.profile).toMatchObject({ goals: [], notes: '' });
    expect(talk.history.at(-1)?.record?.asked_back).toBeUndefined();
  });

  it('has the limit of a bare purpose as well', async () => {
    const { goals, limits } = await answeredBy('en', 'something for others, without driving');
    expect(goals).toMatchObject([{ goal_type: 'have an impact' }]);
    expect(limits).toBe('without driving');
  });
});

describe('a goal of which somebody says that it is not for money', () => {
  it.each<[Language, string]>([
    ['en', 'weave baskets again, not for the money'],
    ['he', 'לקלוע סלים שוב, לא בשביל הכסף'],
    ['fr', 'tresser de nouveau des paniers, pas pour l’argent'],
    ['es', 'volver a trenzar cestas, no es por dinero'],
    ['pt', 'voltar a trançar cestos, não é por dinheiro'],
  ])('is no income in %s, whoever it is for: “%s”', async (language, goal) => {
    const talk = await nurseIn(language);
    await talk.say(goal);
    const ideas = await ideasFor({ ...talk.profile, language }, language);
    expect(new Set(ideas.map(({ fit }) => fit.purpose))).toEqual(new Set(['personal']));
  });
});
