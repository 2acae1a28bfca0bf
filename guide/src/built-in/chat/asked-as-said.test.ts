import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../chat/words.ts';
import { blank, type History, replyTo } from './first-task.fixture.ts';

type Turn = History[number];

const user = (content: string): Turn => ({ sender: 'user', content });
const given = (content: string, topic: string): Turn => ({
  sender: 'foothold',
  content,
  record: { ...blank, answered: { kind: 'explanation', topic, changed: false } },
});
const nothing: Turn = { sender: 'foothold', content: '?', record: blank };

/** What was told of somebody else, or of something, and asked for again. */
const told: readonly [Language, told: string, asked: string][] = [
  ['en', 'my brother can lend a hand 2 hours a week with the sanding', 'how many hours did i say my brother can do'],
  ['he', 'אחי יכול לעזור 2 שעות בשבוע בשיוף', 'כמה שעות אמרתי שאחי עוזר'],
  ['fr', 'mon frère peut aider 2 heures par semaine au ponçage', 'combien d’heures j’ai dit que mon frère peut'],
  ['es', 'mi hermano ayuda 2 horas por semana con la lija', 'cuántas horas dije que ayuda mi hermano'],
  ['pt', 'meu irmão ajuda 2 horas por semana na lixa', 'quantas horas eu falei que meu irmão ajuda'],
];

/** The same where nothing was told of them. */
const untold: readonly [Language, string][] = [
  ['en', 'how many hours did I promise my uncle a week'],
  ['he', 'כמה שעות בשבוע הבטחתי לדוד שלי'],
  ['fr', 'combien d’heures par semaine j’ai promis à mon oncle'],
  ['es', 'cuántas horas por semana le prometí a mi tío'],
  ['pt', 'quantas horas por semana eu prometi pro meu tio'],
];

/** Two figures beside a question that others must answer. */
const outside: readonly [Language, string][] = [
  ['en', 'do I have to pay tax on 90 a week for 8 weeks'],
  ['he', 'צריך לשלם מס על 90 בשבוע במשך 8 שבועות'],
  ['fr', 'dois-je payer des impôts sur 90 par semaine pendant 8 semaines'],
  ['es', 'tengo que pagar impuestos por 90 a la semana durante 8 semanas'],
  ['pt', 'preciso pagar imposto de 90 por semana durante 8 semanas'],
];

/** Two figures beside a question for one's own price. */
const prices: readonly [Language, string][] = [
  ['en', 'what should I charge for 3 lamps and 2 hours'],
  ['he', 'כמה לקחת על 3 מנורות ושעתיים עבודה'],
  ['fr', 'combien demander pour 3 lampes et 2 heures'],
  ['es', 'cuánto cobro por 3 lámparas y 2 horas'],
  ['pt', 'quanto cobro por 3 abajures e 2 horas'],
];

/** Minutes on two days. */
const minutes: readonly [Language, string][] = [
  ['en', 'I only have 15 minutes on Tuesday and 25 on Friday, what can I do'],
  ['he', 'יש לי רק 15 דקות ביום שלישי ו-25 ביום שישי, מה עושים'],
  ['fr', 'je n’ai que 15 minutes mardi et 25 vendredi, je fais quoi'],
  ['es', 'solo tengo 15 minutos el martes y 25 el viernes, qué hago'],
  ['pt', 'só tenho 15 minutos na terça e 25 na sexta, o que faço'],
];

/** How the question for figures says they are to be told. */
const inItsWords: readonly [Language, once: string, result: string][] = [
  ['en', '12 at 3 each, 10 goes off once', '26'],
  ['he', '12 ב-3 כל אחת, יורד 10 פעם אחת', '26'],
  ['fr', '12 à 3 chacun, 10 qui s’en va une fois', '26'],
  ['es', '12 a 3 cada uno, se va 10 una vez', '26'],
  ['pt', '12 a 3 cada um, sai 10 uma vez', '26'],
];

/** What the task at hand would take of a week. */
const takes: readonly [Language, string][] = [
  ['en', 'how many hours a week would this take me'],
  ['he', 'כמה שעות בשבוע זה לוקח'],
  ['fr', 'ça me prend combien d’heures par semaine, tout ça'],
  ['es', 'cuántas horas por semana me lleva esto'],
  ['pt', 'quantas horas por semana isso vai levar'],
];

/** Why, said of the task behind a short answer. */
const whys: readonly [Language, string][] = [
  ['en', 'why do I need this task'],
  ['he', 'למה המשימה הזאת'],
  ['fr', 'à quoi sert cette tâche'],
  ['es', 'para qué sirve esta tarea'],
  ['pt', 'para que serve esta tarefa'],
];

/** The task is too long for somebody. */
const long: readonly [Language, string][] = [
  ['en', 'it is too long for me'],
  ['he', 'זה ארוך מדי בשבילי'],
  ['fr', 'c’est trop long pour moi'],
  ['es', 'esto es muy largo para mí'],
  ['pt', 'isso é muito longo pra mim'],
];

/** The last answer in another form, behind something that nothing was given for. */
const others: readonly [Language, string][] = [
  ['en', 'as a list please'],
  ['he', 'ברשימה בבקשה'],
  ['fr', 'en liste, s’il te plaît'],
  ['es', 'en lista, por favor'],
  ['pt', 'em lista, por favor'],
];

describe('what is asked in its own words', () => {
  it.each(told)('tells back what was told of somebody else, %s: %s', async (language, said, asked) => {
    const { text } = await replyTo(language, asked, [user(said), nothing]);
    expect(text).toContain('2');
    expect(text).not.toContain('#profile');
  });

  it.each(untold)('tells no figure of one’s own for somebody else’s, %s: %s', async (language, asked) => {
    expect((await replyTo(language, asked)).text).not.toContain('#profile');
  });

  it.each(outside)('says who answers about taxes, whatever figures are named, %s: %s', async (language, asked) => {
    expect((await replyTo(language, asked)).text).toContain(chatWords[language].cards.tax.slice(0, 30));
  });

  it.each(prices)('says how a price is found, whatever figures are named, %s: %s', async (language, asked) => {
    const { answered, text } = await replyTo(language, asked);
    expect(text).not.toBe(chatWords[language].unsure_sum);
    expect(answered?.topic).toMatch(/price/u);
  });

  it.each(minutes)('takes minutes on two days for minutes there are, %s: %s', async (language, asked) => {
    expect((await replyTo(language, asked)).answered?.topic).toBe('no-time');
  });

  it.each(inItsWords)('reckons what answers the question for figures, %s: %s', async (language, once, result) => {
    const { answered, text } = await replyTo(language, once);
    expect(answered?.kind).toBe('sum');
    expect(text).toContain(result);
  });

  it.each(Object.entries(chatWords))('reckons the examples of that question, %s', async (language, { unsure_sum }) => {
    const examples = [...unsure_sum.matchAll(/[“«״]\s?([^”»״]*\d[^”»״]*?)\s?[”»״]/gu)].map(([, one = '']) => one);
    expect(examples).toHaveLength(2);
    for (const example of examples) {
      // oxlint-disable-next-line no-await-in-loop
      const { answered } = await replyTo(language as Language, example);
      expect(answered?.kind).toBe('sum');
    }
  });

  it.each(takes)('says how long the task takes, %s: %s', async (language, asked) => {
    expect((await replyTo(language, asked)).answered?.topic).toBe('how-long');
  });

  it.each(whys)('says why a task is there where it is named, %s: %s', async (language, asked) => {
    const { answered } = await replyTo(language, asked, [user('…'), given('…', 'everyday/someone-copies-me')]);
    expect(answered?.topic).toBe('why');
  });

  it.each(long)('makes a task smaller that is too long for somebody, %s: %s', async (language, asked) => {
    expect((await replyTo(language, asked, [user('…'), nothing])).answered?.topic).toBe('smaller');
  });

  it.each(others)('gives the last answer in another form, %s: %s', async (language, asked) => {
    const history = [user('…'), given('One thing. Another thing.', 'how'), user('…'), nothing];
    expect((await replyTo(language, asked, history)).answered).toMatchObject({ topic: 'how', changed: true });
  });
});
