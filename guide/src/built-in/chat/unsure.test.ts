import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../chat/words.ts';
import { blank, replyTo } from './first-task.fixture.ts';

/** Sums in which a figure has no sure place: some came back, somebody was paid, or what is asked is told too loosely. */
const stories: readonly [Language, string][] = [
  ['en', 'Made 14 stools for the scouts, glue came to 31, two came back and I sell at 12, how much is in it for me'],
  ['he', 'עשיתי 14 שרפרפים לצופים, הדבק עלה 31 והאחיין שייף ב-20, שניים חזרו. כמה יצא לי מכל אחד אם לקחתי 12'],
  [
    'fr',
    'J’ai fait 14 tabourets, la colle 31 et le neveu 20 pour poncer, deux sont revenus, ça me laisse combien à 12 pièce',
  ],
  ['es', 'Hice 14 banquitos, la cola fueron 31 y mi sobrino lijó por 20, dos volvieron, cuánto me queda a 12 cada uno'],
  ['pt', 'Fiz 14 banquinhos, a cola foi 31 e meu sobrinho lixou por 20, dois voltaram, quanto sobra a 12 cada'],
];

/** A trouble with something of one's own, and “what do I do”. */
const troubles: readonly [Language, string][] = [
  ['en', 'The varnish went cloudy on the stools overnight, what do I do'],
  ['he', 'הלכה התעכרה על השרפרפים בלילה, מה עושים'],
  ['fr', 'Le vernis a blanchi sur les tabourets pendant la nuit, que faire'],
  ['es', 'El barniz se puso blanco en los banquitos por la noche, qué hago'],
  ['pt', 'O verniz ficou branco nos banquinhos durante a noite, o que eu faço'],
];

/** A figure of the profile, asked for in words that no list holds. */
const figures: readonly [Language, message: string, topic: string][] = [
  ['en', 'how much money was it I told you I could put in a month', 'budget'],
  ['he', 'כמה כסף רשמתי שיש לי להשקיע', 'budget'],
  ['fr', 'l’argent que j’ai dit pouvoir mettre chaque mois, c’était combien', 'budget'],
  ['es', 'cuántas horas fue que puse para todo esto', 'hours'],
  ['pt', 'quantas horas foi que eu coloquei para isso tudo', 'hours'],
  ['en', 'what was my goal for every month', 'goals'],
  ['he', 'מה הייתה המטרה שלי לכל חודש', 'goals'],
  ['fr', 'c’était quoi mon objectif de chaque mois', 'goals'],
  ['es', '¿y cuál era mi meta de cada mes?', 'goals'],
  ['pt', 'e qual era minha meta de cada mês', 'goals'],
];

/** Several figures of the profile in one question. */
const both: readonly [Language, string][] = [
  ['en', 'remind me how many hours a week I gave you and how much money'],
  ['he', 'תזכיר לי כמה שעות בשבוע רשמתי וכמה כסף'],
  ['fr', 'rappelle-moi combien d’heures par semaine j’avais mis et combien d’argent'],
  ['es', 'recuérdame cuántas horas por semana te puse y cuánto dinero'],
  ['pt', 'me lembra quantas horas por semana eu coloquei e quanto dinheiro'],
];

/** The same beside what it is for. */
const bothFor: readonly [Language, string][] = [
  ['en', 'how many hours did I tell you I could give to the kites, and how much money'],
  ['he', 'תזכיר לי כמה שעות אמרתי לך שאני נותן לעפיפונים וכמה כסף'],
  ['fr', 'rappelle-moi mes heures et mon budget'],
  ['es', 'recuérdame mis horas para las cometas y mi presupuesto'],
  ['pt', 'me lembra minhas horas e meu orçamento'],
];

/** One figure, by a word that nobody told of. */
const once: readonly (readonly [Language, string, string])[] = [
  ['en', 'how much cash did i tell you i could spare each month', '100'],
  ['en', 'which hours was it we agreed on, four or seven', '6'],
  ['he', 'כמה כסף כתבתי שאני מסוגלת להשקיע בחודש', '100'],
  ['fr', 'combien d’argent j’avais dit que je risquais par mois', '100'],
  ['es', 'cuánto dinero dije que arriesgaba al mes', '100'],
  ['pt', 'quanto dinheiro eu disse que arriscava por mês', '100'],
];

/** What somebody else has, or is owed. */
const ofOthers: readonly [Language, string][] = [
  ['en', 'how many hours did I say the baby sleeps'],
  ['he', 'כמה כסף אמרתי שאח שלי חייב לי'],
  ['fr', 'combien d’argent j’ai dit que je dois à la banque'],
  ['es', 'cuánto dinero te dije que me debe mi hermano'],
  ['pt', 'quanto dinheiro eu disse que minha irmã deve'],
];

/** What somebody said of a thing. */
const ofThings: readonly [Language, string][] = [
  ['en', 'what was the amount I said for the wool'],
  ['en', 'how much money did we settle on for the wool'],
  ['he', 'מה היה הסכום שאמרתי על הצמר'],
  ['fr', 'c’était quoi la somme que j’ai dit pour la laine'],
  ['es', 'cuánto dinero dije para lana'],
  ['pt', 'qual era o valor que eu disse para o tecido'],
];

/** What others charge, where a short answer says how to find out. */
const known: readonly [Language, string][] = [
  ['en', 'what do others charge in Leeds for a flat tyre'],
  ['fr', 'combien prennent les autres ici'],
];

const ofTopic = { kind: 'explanation' as const, topic: 'everyday/someone-copies-me', changed: false };
/** A question behind a short answer that says no reason. */
const whys: readonly [Language, string][] = [
  ['en', 'why?'],
  ['fr', 'pourquoi ?'],
  ['es', '¿por qué?'],
  ['pt', 'por quê?'],
];

/** A wish for a shorter text behind one that was not given. */
const shorter: readonly [Language, string][] = [
  ['en', 'too long, make it shorter'],
  ['he', 'ארוך מדי, תקצר'],
  ['fr', 'trop long, fais plus court'],
  ['es', 'muy largo, hazlo más corto'],
  ['pt', 'muito comprido, faz mais curto'],
];

describe('what is not known for sure', () => {
  it.each(stories)('asks back for the figures of a sum, %s: %s', async (language, message) => {
    const { text } = await replyTo(language, message);
    expect(text).toBe(chatWords[language].unsure_sum);
  });

  it.each(troubles)('tells nobody in trouble how the task is done, %s: %s', async (language, message) => {
    const { answered } = await replyTo(language, message);
    expect(answered?.topic).not.toBe('how');
  });

  it.each(figures)('tells a figure of the profile, %s: %s', async (language, message, topic) => {
    const { answered } = await replyTo(language, message);
    expect(answered).toMatchObject({ kind: 'fact', topic });
  });

  it.each([...both, ...bothFor])('tells every figure that is asked for, %s: %s', async (language, message) => {
    const { text } = await replyTo(language, message);
    expect(text).toContain('#profile-hours_per_week');
    expect(text).toContain('#profile-budget_per_month');
  });

  it.each(once)('tells the figure that its words stand for, %s: %s', async (language, message, value) => {
    const { text } = await replyTo(language, message);
    expect(text).toContain('#profile-');
    expect(text).toContain(value);
  });

  it.each([...ofOthers, ...ofThings])(
    'tells no figure of one’s own for that of another, %s: %s',
    async (language, message) => {
      expect((await replyTo(language, message)).text).not.toContain('#profile-');
    },
  );

  it.each(known)('keeps a short answer to what others charge, %s: %s', async (language, message) => {
    expect((await replyTo(language, message)).text).not.toBe(chatWords[language].elsewhere);
  });

  it.each(whys)(
    'takes “why” behind a short answer for no question about the task, %s: %s',
    async (language, message) => {
      const { answered } = await replyTo(language, message, [
        { sender: 'user', content: '…' },
        { sender: 'foothold', content: '…', record: { ...blank, answered: ofTopic } },
      ]);
      expect(answered).toBeUndefined();
    },
  );

  it.each(shorter)('makes nothing shorter but what was given, %s: %s', async (language, message) => {
    const { answered } = await replyTo(language, message, [
      { sender: 'user', content: '…' },
      { sender: 'foothold', content: 'A list.', record: { ...blank, answered: { ...ofTopic, kind: 'list' } } },
      { sender: 'user', content: '…' },
      { sender: 'foothold', content: '?', record: blank },
    ]);
    expect(answered).toBeUndefined();
  });

  it.each(shorter)('makes a task smaller where that is asked for, %s', async (language) => {
    const { answered } = await replyTo(language, chatWords[language].chips.smaller, [
      { sender: 'user', content: '…' },
      { sender: 'foothold', content: '?', record: blank },
    ]);
    expect(answered?.topic).toBe('smaller');
  });
});
