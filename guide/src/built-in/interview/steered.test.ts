import { emptyProfile, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from './testing.ts';
import { interviewWords } from '../../interview/words.ts';

/** What steers and tells nothing, in each language; whatever was asked, none of it is a fact. */
const steering: Record<Language, readonly string[]> = {
  en: [
    'undo that please',
    'no, the other one',
    'I already told you',
    'later',
    'none',
    'nothing special',
    'hmm',
    'skip',
  ],
  he: ['תמחקי את זה בבקשה', 'לא, האחר', 'כבר אמרתי לך', 'אחר כך', 'אין', 'שום דבר מיוחד', 'אממ', 'דלג'],
  fr: [
    'annulez ça svp',
    'non, l’autre',
    'je vous l’ai déjà dit',
    'plus tard',
    'aucun',
    'rien de spécial',
    'euh',
    'passer',
  ],
  es: [
    'quita eso por favor',
    'no, el otro',
    'ya te lo dije',
    'más tarde',
    'ninguno',
    'nada en especial',
    'mmm',
    'paso',
  ],
  pt: ['apaga isso por favor', 'não, o outro', 'já te falei', 'depois', 'nenhum', 'nada de especial', 'hmm', 'pular'],
};

const cases = languages.flatMap((language) => steering[language].map((message) => [language, message] as const));

describe('what steers the interview', () => {
  it.each(cases)('is never a fact, in %s: %s', async (language, message) => {
    const { questions } = interviewWords[language];
    for (const field of Object.keys(questions) as (keyof typeof questions)[]) {
      // Nothing is the answer to what could be spent.
      if (field === 'budget_per_month') continue;
      const talk = new Talk(language);
      talk.history.push({ sender: 'foothold', content: '', record: { asks: field, act: null, before: [] } });
      await talk.say(message);
      expect(talk.profile).toEqual(emptyProfile);
    }
  });

  it.each([
    ['en', 'none at all'],
    ['he', 'אין לי כסף'],
    ['fr', 'aucun'],
    ['es', 'no tengo nada'],
    ['pt', 'não tenho nada'],
  ] as const)('is an answer where nothing is one, in %s: %s', async (language, message) => {
    const talk = new Talk(language);
    talk.history.push({ sender: 'foothold', content: '', record: { asks: 'budget_per_month', act: null, before: [] } });
    await talk.say(message);
    expect(talk.profile.resources.budget_per_month).toBe(0);
    expect(talk.profile.limits).toBe('');
  });

  it.each([
    ['en', 'welder, 6 years', 'as I told you, welder'],
    ['he', 'רתך, 6 שנים', 'כמו שאמרתי לך, רתך'],
    ['fr', 'soudeur, 6 ans', 'comme je vous l’ai dit, soudeur'],
    ['es', 'soldador, 6 años', 'como ya te dije, soldador'],
    ['pt', 'soldador, 6 anos', 'como eu falei, soldador'],
  ] as const)('is not written down again, in %s: %s, %s', async (language, first, again) => {
    const talk = new Talk(language);
    await talk.say('');
    await talk.say(first);
    const { profile } = talk;
    expect(await talk.say(again)).toContain(interviewWords[language].known);
    expect(talk.profile).toEqual(profile);
  });

  it.each([
    ['en', 'later', 'later'],
    ['he', 'אחר כך', 'לא עכשיו'],
    ['fr', 'plus tard', 'pas maintenant'],
    ['es', 'luego', 'ahora no'],
    ['pt', 'depois', 'agora não'],
  ] as const)('puts off one question, and twice in a row all of them, in %s', async (language, one, two) => {
    const { left_for_later, questions, stopped } = interviewWords[language];
    const talk = new Talk(language);
    await talk.say('');
    expect(await talk.say(one)).toBe(`${left_for_later}\n\n${questions.skills.ask}`);
    expect(await talk.say(two)).toBe(stopped);
  });
});

describe('a question that is not answered', () => {
  it.each(languages)('comes once more in other words, and is then left for later, in %s', async (language) => {
    const { questions, left_for_later: left, not_understood: missed } = interviewWords[language];
    const talk = new Talk(language);
    await talk.say('');
    expect(await talk.say('???')).toBe(`${missed}\n\n${questions.experience.again}`);
    const second = await talk.say('!!');
    expect(second).toContain(left);
    expect(second).toContain(questions.skills.ask);
    expect(await talk.say('…')).toBe(`${missed}\n\n${questions.skills.again}`);
  });

  it.each([
    ['en', ['I live in Hull', 'I am 52', 'only mornings', 'no phone calls']],
    ['he', ['אני גר בחיפה', 'אני בן 52', 'רק בבקרים', 'בלי שיחות טלפון']],
    ['fr', ['j’habite à Metz', 'j’ai 52 ans', 'le matin seulement', 'pas de téléphone']],
    ['es', ['vivo en Murcia', 'tengo 52 años', 'solo por las mañanas', 'sin llamadas']],
    ['pt', ['moro em Recife', 'tenho 52 anos', 'só de manhã', 'sem ligações']],
  ] as const)('is not asked in circles while other things are told, in %s', async (language, messages) => {
    const { questions } = interviewWords[language];
    const talk = new Talk(language);
    await talk.say('');
    for (const message of messages) await talk.say(message);
    const asked = Object.values(questions).flatMap(({ ask, again }) => [ask, again]);
    const times = asked.map((text) => talk.history.filter(({ content }) => content.endsWith(text)).length);
    expect(Math.max(...times)).toBe(1);
    expect(talk.profile.age).toBe(52);
    expect(talk.profile.location).not.toBe('');
  });
});
