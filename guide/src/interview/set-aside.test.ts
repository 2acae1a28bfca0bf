import { emptyProfile, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from '../built-in/interview/testing.ts';
import { careWords } from '../care/words.ts';
import { ruledOutKinds } from '../understand/learnt-needs/classes.ts';
import { heardAs } from '../testing/blind-cries.ts';
import { limitsOf } from '../understand/limits.ts';
import { limitsOfKinds } from './limit-kinds.ts';
import { limitsByKind } from './limits-by-kind/words.ts';

/** A job and an age, told before a cry. */
const TOLD: Record<Language, string> = {
  en: 'I am 44, a baker for 12 years.',
  he: 'בן 44, אופה 12 שנה.',
  fr: 'J’ai 44 ans, boulanger depuis 12 ans.',
  es: 'Tengo 44 años, panadero 12 años.',
  pt: 'Tenho 44 anos, padeiro há 12 anos.',
};
/** What is asked about, of which nothing is plain: a job, an age, and words of despair. */
const askedAbout = (language: Language) => heardAs('unsure', language, (cry) => `${TOLD[language]} ${cry}`)[0];
const againAsked = (language: Language) => heardAs('unsure', language)[1];
const FINE: Record<Language, string> = {
  en: 'haha no, I’m fine, just a figure of speech',
  he: 'חחח לא, אני בסדר, סתם ביטוי',
  fr: 'mais non, ça va, c’est juste une façon de parler',
  es: 'jaja no, estoy bien, es un decir',
  pt: 'kkk não, tô bem, é força de expressão',
};
const NOT_FINE: Record<Language, string> = {
  en: 'yes',
  he: 'כן, אני לא בסדר',
  fr: 'oui, ça va pas',
  es: 'sí, no estoy bien',
  pt: 'sim',
};
const YES: Record<Language, string> = { en: 'yes', he: 'כן', fr: 'oui', es: 'sí', pt: 'sim' };
const GOES_ON: Record<Language, string> = {
  en: '6 hours a week',
  he: '6 שעות בשבוע',
  fr: '6 heures par semaine',
  es: '6 horas a la semana',
  pt: '6 horas por semana',
};
/** Plain danger, and what it takes from somebody. */
const PLAIN: Record<Language, string> = {
  en: 'my husband beats me and he does not let me out of the house. I have no phone of my own',
  he: 'בעלי מרביץ לי ולא נותן לי לצאת מהבית. אין לי טלפון משלי',
  fr: 'mon mari me frappe et il ne me laisse pas sortir. je n’ai pas de téléphone à moi',
  es: 'mi marido me pega y no me deja salir de casa. no tengo teléfono propio',
  pt: 'meu marido me bate e não me deixa sair de casa. não tenho telefone meu',
};

async function talkBehind(language: Language, message: string): Promise<Talk> {
  const talk = new Talk(language);
  await talk.say('');
  await talk.say(message);
  return talk;
}
const doneBy = (talk: Talk) => talk.history.at(-1)?.record?.act;

describe.each(languages)('a message that was asked about, in %s', (language) => {
  it('is read whole when somebody says in their words that all is well', async () => {
    const talk = await talkBehind(language, askedAbout(language));
    expect([doneBy(talk), talk.profile.age]).toEqual(['asked-of-danger', null]);
    await talk.say(FINE[language]);
    expect(talk.profile.age).toBe(44);
    expect(talk.profile.experiences[0]).toMatchObject({ duration_months: 144 });
  });

  it('is kept, but for what may be despair, when they go on, also after a second one', async () => {
    const talk = await talkBehind(language, askedAbout(language));
    await talk.say(againAsked(language));
    expect(doneBy(talk)).toBe('asked-of-danger');
    const reply = await talk.say(GOES_ON[language]);
    expect(talk.profile).toMatchObject({ age: 44, resources: { hours_per_week: 6 }, goals: [] });
    expect(reply).toContain('44');
  });

  it('is answered with care where they say that it was read right, and kept no further', async () => {
    const talk = await talkBehind(language, askedAbout(language));
    expect(await talk.say(NOT_FINE[language])).toContain(careWords[language].replies.self);
    expect(doneBy(talk)).toBe('answered-with-care');
    await talk.say(GOES_ON[language]);
    expect(talk.profile).toMatchObject({ age: null, experiences: [], resources: { hours_per_week: 6 } });
  });
});

describe.each(languages)('a message in which danger is plain, in %s', (language) => {
  it('leaves what kind of work is out, and nothing of the danger', async () => {
    const talk = await talkBehind(language, PLAIN[language]);
    expect(doneBy(talk)).toBe('answered-with-care');
    expect(talk.profile).toEqual(new Talk(language).profile);
    await talk.say(GOES_ON[language]);
    const { limits, notes } = talk.profile;
    const { phone, 'in-person': home } = limitsByKind[language];
    expect([limits, notes].map((text) => text.split(', ').toSorted())).toEqual([[home, phone].toSorted(), ['']]);
  });

  it('is not answered with the same care again for a bare “yes”', async () => {
    const talk = await talkBehind(language, PLAIN[language]);
    expect(await talk.say(YES[language])).toBe(careWords[language].still);
    await talk.say(GOES_ON[language]);
    expect(talk.profile).toMatchObject({ experiences: [], resources: { hours_per_week: 6 } });
    expect(talk.profile.limits).toContain(limitsByKind[language].phone);
  });

  it('goes on where they say that they are well, without the message', async () => {
    const talk = await talkBehind(language, PLAIN[language]);
    await talk.say(FINE[language]);
    expect(talk.profile.limits).toContain(limitsByKind[language].phone);
    expect(talk.profile.experiences).toEqual([]);
    expect(talk.history.at(-1)?.record?.asks).toBe('experience');
  });
});

it('hears danger behind an answer that all is well', async () => {
  const talk = await talkBehind('en', askedAbout('en'));
  const reply = await talk.say('I’m fine. I am going to kill myself tonight');
  expect(reply).toContain(careWords.en.replies.self);
});

it('answers the question that was open before', async () => {
  const talk = new Talk('en');
  await talk.say('');
  await talk.say('nurse, 7 years');
  await talk.say('first aid');
  const asked = talk.history.at(-1)?.record?.asks;
  const record = { asks: null, act: 'asked-of-danger' as const, before: [] };
  talk.history.push({ sender: 'user', content: 'some days I see no way' });
  talk.history.push({ sender: 'foothold', content: careWords.en.replies.unsure, record });
  await talk.say('no');
  expect(talk.history.at(-1)?.record?.asks).toBe(asked);
});

it.each(languages.flatMap((language) => ruledOutKinds.map((kind) => [language, kind] as const)))(
  'a limit in words of ours rules out its kind, in %s: %s',
  (language, kind) => {
    const profile = { ...emptyProfile, language, limits: limitsByKind[language][kind] };
    expect(limitsOfKinds(new Set([kind]), profile)).toEqual([]);
    expect(limitsOf(profile)).not.toEqual(limitsOf({ ...emptyProfile, language }));
  },
);
