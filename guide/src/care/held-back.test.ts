import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { wishLines } from '../../scripts/training-data.mjs';
import { Talk } from '../built-in/interview/testing.ts';
import { heardSoftly } from '../testing/blind-cries.ts';
import { careFor } from './care.ts';
import { belongsToCry, despairIn, standsInCry } from './held-back.ts';
import { careWords } from './words.ts';

/** Cries for help that read like a wish, and honest wishes in much the same words; nobody learnt from them. */
const wishes = languages.flatMap((language) => wishLines(language));
const TOLD: Record<Language, { told: string; goal: string }> = {
  en: {
    told: 'I am 44, I live in Leeds with two children and bake cakes to order. The parties are in our street and in the schools, my sister helps on Fridays and on Saturdays my eldest drives everything round with me',
    goal: 'My goal',
  },
  he: {
    told: 'אני בן 44, גר בחיפה עם שני ילדים ואופה עוגות בהזמנה. המסיבות בשכונה ובבתי הספר, אחותי עוזרת ביום שישי ובשבת בערב אני מוביל הכול עם הבן הגדול שלי',
    goal: 'המטרה שלי',
  },
  fr: {
    told: 'J’ai 44 ans, j’habite Nantes avec deux enfants et je fais des gâteaux sur commande. Les fêtes sont dans le quartier et dans les écoles, ma sœur m’aide le vendredi et le samedi je livre tout avec mon aîné',
    goal: 'Mon but',
  },
  es: {
    told: 'Tengo 44 años, vivo en Lugo con dos hijos y hago tartas por encargo. Las fiestas son en el barrio y en las escuelas, mi hermana me ayuda el viernes y el sábado lo reparto todo con mi hijo mayor',
    goal: 'Mi meta',
  },
  pt: {
    told: 'Tenho 44 anos, moro em Recife com dois filhos e faço bolos de encomenda. As festas são no bairro e nas escolas, minha irmã me ajuda na sexta e aos sábados entrego tudo de moto com o meu filho mais velho',
    goal: 'Minha meta',
  },
};
/** Cries of one clause, as a goal is told. */
const cries = wishes.filter(({ label, text }) => label === 'self' && !/[,.;:!?\d]/u.test(text));
const isHeard = (text: string) => careFor(text, 'en') !== null || despairIn(text)('goals', text);
const share = (label: string) => {
  const some = wishes.filter((one) => one.label === label);
  return some.filter(({ text }) => isHeard(text)).length / some.length;
};

describe('what may be despair', () => {
  it('is seldom taken for a goal, and goals are seldom taken for it', () => {
    expect(share('self')).toBeGreaterThan(0.78);
    expect(share('figure')).toBeLessThan(0.32);
  });

  it.each(languages)('is asked about before more than plain facts are written down, in %s', async (language) => {
    const { told, goal } = TOLD[language];
    const asked = [];
    for (const { text } of cries.filter((one) => one.language === language)) {
      const talk = new Talk(language);
      await talk.say('');
      await talk.say(`${told}. ${goal}: ${text}`);
      if (talk.history.at(-1)?.record?.act === 'asked-of-danger') asked.push({ talk, text });
    }
    expect(asked.length).toBeGreaterThan(2);
    for (const { talk, text } of asked) {
      expect(talk.profile).toMatchObject({ goals: [], hobbies: '', limits: '', dislikes: '', notes: '' });
      await talk.say('6 / 7');
      expect(talk.profile).toMatchObject({ age: 44, goals: [] });
      expect(JSON.stringify(talk.profile)).not.toContain(text);
    }
  });

  it.each(languages)('is no goal either where a goal was asked for, in %s', async (language) => {
    const skill = { skill_name: 'first aid', level: 'beginner' as const, notes: '' };
    const job = { role_title: 'nurse', company_name: null, duration_months: 84, description: null };
    const heard = cries.filter((one) => one.language === language && isHeard(one.text));
    expect(heard.length).toBeGreaterThan(10);
    for (const { text } of heard) {
      const talk = new Talk(language);
      talk.profile = { ...talk.profile, experiences: [job], skills: [skill] };
      await talk.say('');
      expect(talk.history.at(-1)?.record?.asks).toBe('goals');
      await talk.say(text);
      expect(talk.profile.goals).toEqual([]);
    }
  });

  it('is written down where somebody says that they were misread', async () => {
    const talk = new Talk('pt');
    const record = { asks: null, act: 'asked-of-danger' as const, before: [] };
    await talk.say('');
    talk.history.push({ sender: 'user', content: 'Tenho 44 anos. Minha meta: descansar para sempre' });
    talk.history.push({ sender: 'foothold', content: careWords.pt.replies.unsure, record });
    await talk.say(careWords.pt.misread);
    expect(talk.profile).toMatchObject({ age: 44, goals: [{ value: 'descansar para sempre' }] });
  });
});

it('belongs to a cry what stands in its clause, and not what is told beside it', () => {
  const isOfCry = belongsToCry('I am a baker in Leeds, I want to die in here');
  expect(isOfCry('in here')).toBe(true);
  expect(isOfCry('baker')).toBe(false);
});

/** A job, a place and an age, told before a cry. */
const FACTS: Record<Language, string> = {
  en: 'I am 44 and a baker in Leeds.',
  he: 'אני בן 44, אופה בחיפה.',
  fr: 'J’ai 44 ans, je suis boulanger à Nantes.',
  es: 'Tengo 44 años y soy panadero en Lugo.',
  pt: 'Tenho 44 anos e sou padeiro em Recife.',
};

describe('a message that may be a cry, too softly to be asked about by itself', () => {
  /** Cries that nobody learnt from, behind facts. */
  const soft = languages.flatMap((language) =>
    heardSoftly(language, (cry) => `${FACTS[language]} ${cry}`).map((message) => ({ language, message })),
  );

  it('is asked about, its plain facts are written down below, and the rest behind “I’m all right”', async () => {
    expect(soft.length).toBeGreaterThan(3);
    for (const { language, message } of soft) {
      const talk = new Talk(language);
      await talk.say('');
      const reply = await talk.say(message);
      expect(talk.history.at(-1)?.record?.act).toBe('asked-of-danger');
      expect(reply.indexOf('44')).toBeGreaterThan(reply.indexOf(careWords[language].replies.unsure));
      expect(talk.profile).toMatchObject({ age: 44, goals: [], hobbies: '', limits: '', dislikes: '', notes: '' });
      await talk.say(careWords[language].misread);
      expect(talk.profile.age).toBe(44);
      expect(talk.profile.experiences).not.toEqual([]);
    }
  });
});

it('is told in a cry where the sentence is one, however quiet its own clause is', () => {
  const isInCry = standsInCry('I restore pianos in Cork. I gave the tuning fork away, and I want to die now.');
  expect(isInCry('gave the tuning fork away')).toBe(true);
  expect(isInCry('restore pianos')).toBe(false);
  expect(isInCry('')).toBe(false);
});
