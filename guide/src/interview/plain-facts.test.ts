import { type AskedField, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from '../built-in/interview/testing.ts';
import { careReply } from '../care/care.ts';
import { heardSoftly } from '../testing/blind-cries.ts';
import { isPlainBeside } from './plain-facts.ts';
import { interviewWords } from './words.ts';

/** Facts of a message that may be a cry: those that lists know by name, and those that are said in words of somebody's own. */
const SAID: Record<Language, { message: string; plain: [AskedField, string][]; own: [AskedField, string][] }> = {
  en: {
    message: 'I am 57, a plumber in Bristol, I sold the piano, I can sew. My wish is to rest',
    plain: [
      ['age', '57'],
      ['experience', 'plumber'],
      ['location', 'Bristol'],
    ],
    own: [
      ['experience', 'sold the piano'],
      ['goals', 'rest'],
      ['notes', 'I sold the piano'],
      ['hours_per_week', '8'],
    ],
  },
  he: {
    message: 'אני בן 57, שרברב בחיפה, מכרתי את הפסנתר. אני רוצה מנוחה',
    plain: [
      ['age', '57'],
      ['experience', 'שרברב'],
      ['location', 'חיפה'],
    ],
    own: [
      ['experience', 'מכרתי את הפסנתר'],
      ['goals', 'מנוחה'],
      ['hours_per_week', '8'],
    ],
  },
  fr: {
    message: 'J’ai 57 ans, plombier à Rennes, j’ai vendu le piano. Je voudrais du repos',
    plain: [
      ['age', '57'],
      ['experience', 'plombier'],
      ['location', 'Rennes'],
    ],
    own: [
      ['experience', 'vendu le piano'],
      ['goals', 'repos'],
      ['hours_per_week', '8'],
    ],
  },
  es: {
    message: 'Tengo 57 años, fontanero en Sevilla, vendí el piano. Quiero descansar',
    plain: [
      ['age', '57'],
      ['experience', 'fontanero'],
      ['location', 'Sevilla'],
    ],
    own: [
      ['experience', 'vendí el piano'],
      ['goals', 'descansar'],
      ['hours_per_week', '8'],
    ],
  },
  pt: {
    message: 'Tenho 57 anos, encanador em Curitiba, vendi o piano. Quero descansar',
    plain: [
      ['age', '57'],
      ['experience', 'encanador'],
      ['location', 'Curitiba'],
    ],
    own: [
      ['experience', 'vendi o piano'],
      ['goals', 'descansar'],
      ['hours_per_week', '8'],
    ],
  },
};

describe.each(languages)('beside what may be a cry, in %s', (language) => {
  const { message, plain, own } = SAID[language];

  it('a number that was said, a place and a job by their names are plain', () => {
    const isPlain = isPlainBeside(message, language);
    expect(plain.filter(([field, words]) => !isPlain(field, words))).toEqual([]);
  });

  it('what somebody did or wants is none, nor is a number nobody said', () => {
    const isPlain = isPlainBeside(message, language);
    expect(own.filter(([field, words]) => isPlain(field, words))).toEqual([]);
  });
});

/** A job, a place and an age, told before a cry. */
const FACTS: Record<Language, string> = {
  en: 'I am 57, a plumber in Bristol.',
  he: 'אני בן 57, שרברב בחיפה.',
  fr: 'J’ai 57 ans, plombier à Rennes.',
  es: 'Tengo 57 años, fontanero en Sevilla.',
  pt: 'Tenho 57 anos, encanador em Curitiba.',
};
const GOES_ON: Record<Language, string> = {
  en: '6 hours a week',
  he: '6 שעות בשבוע',
  fr: '6 heures par semaine',
  es: '6 horas a la semana',
  pt: '6 horas por semana',
};
const UNDO: Record<Language, string> = { en: 'undo', he: 'לבטל', fr: 'annule', es: 'deshacer', pt: 'desfazer' };

describe('a message that is asked about since it may be a cry', () => {
  const soft = languages.flatMap((language) =>
    heardSoftly(language, (cry) => `${FACTS[language]} ${cry}`).map((message) => ({ language, message })),
  );

  it('names whom to call in the place that it tells, before it says what was written down', async () => {
    for (const { language, message } of soft) {
      const talk = new Talk(language);
      await talk.say('');
      const reply = await talk.say(message);
      const { age, location, experiences } = talk.profile;
      expect([age, location !== '', experiences.length]).toEqual([57, true, 1]);
      const care = careReply('unsure', language, location);
      expect(reply.startsWith(`${care}\n\n${interviewWords[language].noted}`)).toBe(true);
    }
  });

  it('is not written down again where it was undone', async () => {
    for (const { language, message } of soft) {
      const talk = new Talk(language);
      await talk.say('');
      await talk.say(message);
      await talk.say(UNDO[language]);
      expect(talk.profile).toMatchObject({ age: null, location: '' });
      await talk.say(GOES_ON[language]);
      expect(talk.profile).toMatchObject({ age: null, location: '', resources: { hours_per_week: 6 } });
    }
  });

  it('writes nothing down of who is too young', async () => {
    for (const { language, message } of soft) {
      const talk = new Talk(language);
      await talk.say('');
      await talk.say(message.replace('57', '14'));
      expect(talk.profile).toEqual(new Talk(language).profile);
    }
  });
});
