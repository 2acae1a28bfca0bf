import { type AskedField, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from '../built-in/interview/testing.ts';
import { careReply } from '../care/care.ts';
import { careWords } from '../care/words.ts';
import { heardSoftly } from '../testing/blind-cries.ts';
import { apartFrom, onlyApart, plainBeside } from './plain-facts.ts';
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
    message: 'J’ai 57 ans, plombier à Rennes, j’ai vendu le piano. Je veux enfin du repos, pour toujours',
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
    const apart = plainBeside(message, language);
    expect(plain.filter(([field, words]) => !apart.holds(field, words))).toEqual([]);
  });

  it('what somebody did or wants is none, nor is a number nobody said', () => {
    const apart = plainBeside(message, language);
    expect(own.filter(([field, words]) => apart.holds(field, words))).toEqual([]);
  });
});

/** Hours that are told in words beside figures that hold or are the same number, and hours that are told in figures. */
const COUNTED: Record<Language, { inWords: string[]; inFigures: string[] }> = {
  en: {
    inWords: [
      'I am 43, a welder. Three hours a week',
      'I have 3 cats, a welder. Three hours a week',
      '3.5 miles out, a welder',
    ],
    inFigures: ['I am 43, a welder. 3 hours a week', 'welder with 3h a week, 43 years old'],
  },
  he: {
    inWords: ['אני בן 43, רתך. שלוש שעות בשבוע', 'יש לי 3 חתולים, רתך. שלוש שעות בשבוע', 'רתך, 3.5 קילומטר מכאן'],
    inFigures: ['אני בן 43, רתך. 3 שעות בשבוע', 'רתך עם 3 שעות בשבוע, בן 43'],
  },
  fr: {
    inWords: [
      'J’ai 43 ans, soudeur. Trois heures par semaine',
      'J’ai 3 chats, soudeur. Trois heures par semaine',
      'soudeur, à 3,5 km',
    ],
    inFigures: ['J’ai 43 ans, soudeur. 3 heures par semaine', 'soudeur avec 3h par semaine, 43 ans'],
  },
  es: {
    inWords: [
      'Tengo 43 años, soldador. Tres horas a la semana',
      'Tengo 3 gatos, soldador. Tres horas a la semana',
      'soldador, a 3,5 km',
    ],
    inFigures: ['Tengo 43 años, soldador. 3 horas a la semana', 'soldador con 3h a la semana, 43 años'],
  },
  pt: {
    inWords: [
      'Tenho 43 anos, soldador. Três horas por semana',
      'Tenho 3 gatos, soldador. Três horas por semana',
      'soldador, a 3,5 km',
    ],
    inFigures: ['Tenho 43 anos, soldador. 3 horas por semana', 'soldador com 3h por semana, 43 anos'],
  },
};

describe.each(languages)('a number beside what may be a cry, in %s', (language) => {
  const holds = (message: string) => plainBeside(message, language).holds('hours_per_week', '3');

  it('waits where it was said in words, whatever figures stand beside it', () => {
    expect(COUNTED[language].inWords.filter(holds)).toEqual([]);
  });

  it('was said where its figures stand by themselves', () => {
    expect(COUNTED[language].inFigures.filter((message) => !holds(message))).toEqual([]);
  });
});

/** A job with its employer and length, behind an age. */
const EMPLOYED: Record<Language, { message: string; title: string }> = {
  en: { message: 'I am 57, a plumber at Farewell Pipes for 6 years', title: 'plumber' },
  he: { message: 'אני בן 57, שרברב ב"צינורות פרידה" 6 שנים', title: 'שרברב' },
  fr: { message: 'J’ai 57 ans, plombier chez Adieu Tuyaux pendant 6 ans', title: 'plombier' },
  es: { message: 'Tengo 57 años, fontanero en Tubos Adiós durante 6 años', title: 'fontanero' },
  pt: { message: 'Tenho 57 anos, encanador na Canos Adeus por 6 anos', title: 'encanador' },
};

describe.each(languages)('a job beside what may be a cry, in %s', (language) => {
  const { message, title } = EMPLOYED[language];
  const told = (duration_months: number) =>
    ({
      field: 'experience',
      value: { role_title: title, company_name: 'Farewell', duration_months, description: null },
    }) as const;

  it('is written down with a length that was said in figures, and without whose it was', () => {
    const beside = onlyApart(told(72), plainBeside(message, language));
    expect(beside?.value).toEqual({ role_title: title, company_name: null, duration_months: 72, description: null });
  });

  it('has no length that is an age', () => {
    expect(onlyApart(told(57), plainBeside(message, language))?.value).toMatchObject({ duration_months: 0 });
  });

  it('keeps all of it where somebody goes on and its clause is quiet', () => {
    const apart = onlyApart(told(72), apartFrom(`${title}. Farewell, 6`, language));
    expect(apart?.value).toMatchObject({ company_name: 'Farewell', duration_months: 72 });
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
/** What others do to somebody: hurt them, or keep what is theirs. */
const DONE_BY_OTHERS: Record<Language, [string, string]> = {
  en: ['My brother beats me whenever he drinks', 'The boss keeps my passport and pays me nothing'],
  he: ['אח שלי מכה אותי כשהוא שותה', 'הבוס לקח לי את הדרכון ולא משלם לי'],
  fr: ['Mon frère me frappe quand il boit', 'Le patron garde mon passeport et ne me paie rien'],
  es: ['Mi hermano me pega cuando bebe', 'El patrón se quedó con mi pasaporte y no me paga'],
  pt: ['Meu irmão me bate quando bebe', 'O patrão ficou com meu passaporte e não me paga'],
};
const YES: Record<Language, string> = { en: 'yes', he: 'כן', fr: 'oui', es: 'sí', pt: 'sim' };
const UNDO: Record<Language, string> = { en: 'undo', he: 'לבטל', fr: 'annule', es: 'deshacer', pt: 'desfazer' };

/** A job with its employer, told before a cry; null where the reader hears none, in Hebrew and Spanish. */
const SOFTLY_EMPLOYED: Record<Language, { message: string; company: string | null }> = {
  en: { message: 'I am 57, a plumber for 6 years at Bristol Pipes.', company: 'Bristol Pipes' },
  he: { message: 'אני בן 57, שרברב, חברת צינורות, 6 שנים.', company: null },
  fr: { message: 'J’ai 57 ans, plombier chez Adieu Tuyaux pendant 6 ans.', company: 'Adieu Tuyaux' },
  es: { message: 'Tengo 57 años, fontanero en Tubos Adiós.', company: null },
  pt: { message: 'Tenho 57 anos, encanador na Canos Adeus.', company: 'Canos Adeus' },
};

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

  it('leaves nothing behind where it was read right, and “undo” brings nothing back', async () => {
    for (const { language, message } of soft) {
      const talk = new Talk(language);
      await talk.say('');
      await talk.say(GOES_ON[language]);
      const before = talk.profile;
      await talk.say(message);
      expect(talk.profile.age).toBe(57);
      const reply = await talk.say(YES[language]);
      expect(talk.profile).toEqual(before);
      expect(reply).not.toContain('57');
      await talk.say(UNDO[language]);
      expect(talk.profile.age).toBeNull();
      expect(talk.profile.experiences).toEqual([]);
    }
  });

  it('gets the employer that is heard of a job once all is well, unless the job was deleted', async () => {
    const gained = new Set<Language>();
    for (const language of languages) {
      const { message: told, company } = SOFTLY_EMPLOYED[language];
      for (const message of heardSoftly(language, (cry) => `${told} ${cry}`)) {
        const talk = new Talk(language);
        await talk.say('');
        await talk.say(message);
        expect(talk.profile.experiences).toMatchObject([{ role_title: EMPLOYED[language].title, company_name: null }]);
        const deleted = new Talk(language);
        deleted.history = [...talk.history];
        await talk.say(careWords[language].misread);
        expect(talk.profile.experiences[0]).toMatchObject({ company_name: company });
        if (company !== null) gained.add(language);
        await deleted.say(GOES_ON[language]);
        expect(deleted.profile.experiences).toEqual([]);
      }
    }
    expect(gained.size).toBeGreaterThan(0);
  });

  it('keeps what was changed since by hand where it was read right', async () => {
    const { language, message } = soft[0]!;
    const talk = new Talk(language);
    await talk.say('');
    await talk.say(message);
    talk.profile = { ...talk.profile, age: 58 };
    await talk.say(YES[language]);
    expect(talk.profile).toMatchObject({ age: 58, location: '', experiences: [] });
  });

  it.each(languages)('tells and keeps nothing where others may see the screen, in %s', async (language) => {
    const told = (cry: string) => `${FACTS[language]} ${cry}`;
    for (const message of DONE_BY_OTHERS[language].map(told))
      expect(plainBeside(message, language).holds('age', '57')).toBe(false);
    for (const message of heardSoftly(language, told, true)) {
      const talk = new Talk(language);
      await talk.say('');
      expect(await talk.say(message)).not.toContain('57');
      expect(talk.history.at(-1)?.record?.act).toBe('asked-of-danger');
      expect(talk.profile).toEqual(new Talk(language).profile);
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
