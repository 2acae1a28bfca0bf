import type { Answered, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../chat/words.ts';
import { blank, type History, replyTo } from './first-task.fixture.ts';

const behind = (question: string, answered?: Answered): History => [
  { sender: 'user', content: question },
  { sender: 'foothold', content: '…', record: { ...blank, ...(answered ? { answered } : {}) } },
];
const ofSum: Answered = { kind: 'sum', topic: 'left', changed: false };

/** Figures to be worked out, in words that a card or a short answer has as well. */
const reckonings: readonly [Language, string][] = [
  ['en', 'I got 8 hours, 2 go on the ferry, a kite takes me 1 and a half, how many kites a week is that'],
  ['he', 'יש לי 8 שעות, 2 הולכות על המעבורת, וכל עפיפון לוקח לי שעה וחצי. כמה עפיפונים יוצא בשבוע'],
  ['fr', 'j’ai 8 heures, 2 partent dans le bac et un cerf-volant me prend 1 h 30, ça fait combien de cerfs-volants'],
  ['es', 'tengo 8 horas, 2 son del viaje en ferri y cada cometa me toma hora y media, cuántas cometas hago por semana'],
  ['pt', 'tenho 8 horas, 2 são da viagem de ferry e cada pipa leva hora e meia, quantas pipas dá por semana'],
];

/** Figures beside a question for the time of the task. */
const ofTask: readonly [Language, string][] = [
  ['en', 'I have 4 hours on 3 evenings, the tram takes 30 minutes, how long will this task take me'],
  ['he', 'יש לי 4 שעות ב-3 ערבים, הרכבת לוקחת 30 דקות, כמה זמן תיקח לי המשימה הזאת'],
  ['fr', 'j’ai 4 heures sur 3 soirs, le tram prend 30 minutes, combien de temps va me prendre cette tâche'],
  ['es', 'tengo 4 horas en 3 noches, el tranvía tarda 30 minutos, cuánto me llevará esta tarea'],
  ['pt', 'tenho 4 horas em 3 noites, o elétrico leva 30 minutos, quanto tempo vai levar esta tarefa'],
];

/** A sum that was not understood, and what goes on with it by a figure. */
const changes: readonly [Language, sum: string, change: string][] = [
  [
    'en',
    'Made 14 kites, string came to 31, two came back and I sell at 12, what is in it',
    'and if I do it in 3 hours',
  ],
  ['he', 'עשיתי 14 עפיפונים, החוט עלה 31, שניים חזרו ואני מוכר ב-12, כמה יוצא לי', 'ואם אני עושה את זה ב-3 שעות'],
  [
    'fr',
    'J’ai fait 14 cerfs-volants, le fil 31, deux sont revenus, ça fait combien à 12',
    'et si je le fais en 3 heures',
  ],
  ['es', 'Hice 14 cometas, el hilo fueron 31, dos volvieron, cuánto me queda a 12', 'y si lo hago en 3 horas'],
  ['pt', 'Fiz 14 pipas, a linha foi 31, duas voltaram, quanto sobra a 12', 'e se eu fizer em 3 horas'],
];

const whys: readonly [Language, string][] = [
  ['en', 'why?'],
  ['he', 'למה?'],
  ['fr', 'pourquoi ?'],
  ['es', '¿por qué?'],
  ['pt', 'por quê?'],
];
/** Replies that speak of no task: nothing was known, others must answer, a sum. */
const elsewhere: readonly (Answered | undefined)[] = [
  undefined,
  { kind: 'explanation', topic: 'health', changed: false },
  ofSum,
];

/** A shorter form of a text, with a word for whom it is said to. */
const shorter: readonly [Language, string][] = [
  ['en', 'shorter skipper, they skim'],
  ['he', 'יותר קצר, הם לא קוראים'],
  ['fr', 'plus court chef, ils survolent'],
  ['es', 'más corto capo, ni lo miran'],
  ['pt', 'mais curto chefia, ninguém lê'],
];
const ofText = (language: Language): Answered => ({
  kind: 'message',
  topic: 'first',
  changed: false,
  message: { register: 'plain', length: 'whole', version: 0, language, to: '', about: '', price: '' },
});

describe('what a card or the task is taken for sooner than it is meant', () => {
  it.each(reckonings)('asks back for the figures of a sum, %s: %s', async (language, message) => {
    const { answered, text: reply } = await replyTo(language, message);
    expect(answered?.kind === 'sum' || reply === chatWords[language].unsure_sum).toBe(true);
    expect(['no-time', 'how-long']).not.toContain(answered?.topic);
  });

  it.each(ofTask)('asks for no prices where the time of the task is asked for, %s: %s', async (language, message) => {
    expect((await replyTo(language, message)).text).not.toBe(chatWords[language].unsure_sum);
  });

  it.each(changes)('does not leave a sum for a card, %s: %s', async (language, sum, change) => {
    const { text: reply } = await replyTo(language, change, behind(sum));
    expect(reply).toBe(chatWords[language].unsure_sum);
  });

  it.each(whys.flatMap(([language, why]) => elsewhere.map((answered) => ({ language, why, answered }))))(
    'takes “$why” behind what was no word of the task for no question about it, $language $answered.topic',
    async ({ language, why, answered }) => {
      expect((await replyTo(language, why, behind('…', answered))).answered).toBeUndefined();
    },
  );

  it.each(whys)('answers “why” by the task where that was spoken of, %s', async (language, why) => {
    const how: Answered = { kind: 'explanation', topic: 'how', changed: false };
    expect((await replyTo(language, why, behind('…', how))).answered?.topic).toBe('why');
  });

  it.each(shorter)('makes the text shorter, and not the task, %s: %s', async (language, message) => {
    expect((await replyTo(language, message, behind('…', ofText(language)))).answered?.kind).toBe('message');
  });
});

/** Two things sold, and another price of one: its figure finds no place. */
const otherPrices: readonly [Language, sum: string, change: string][] = [
  ['en', 'sold 9 kites at 4 and 2 lanterns at 18, how much is that', 'and if its 5 a kite'],
  ['he', 'מכרתי 9 עפיפונים ב-4 ו-2 פנסים ב-18, כמה זה יוצא', 'ואם זה 5 לעפיפון'],
  ['fr', 'j’ai vendu 9 cerfs-volants à 4 et 2 lampions à 18, ça fait combien', 'et à 5 le cerf-volant'],
  ['es', 'vendí 9 cometas a 4 y 2 faroles a 18, cuánto es', 'y si la cometa va a 5'],
  ['pt', 'vendi 9 pipas a 4 e 2 lanternas a 18, quanto dá', 'e se a pipa for 5'],
];

/** What brings no new figure. */
const sameAgain: readonly [Language, string, string][] = otherPrices.map(([language, sum]) => [language, sum, sum]);

async function behindSum(language: Language, sum: string, then: string) {
  const first = await replyTo(language, sum);
  const history: History = [
    { sender: 'user', content: sum },
    {
      sender: 'foothold',
      content: first.text,
      record: { ...blank, ...(first.answered ? { answered: first.answered } : {}) },
    },
  ];
  return { first, second: await replyTo(language, then, history) };
}

describe('a figure behind a sum', () => {
  it.each(otherPrices)('is never met with the same sum, %s: %s / %s', async (language, sum, change) => {
    const { first, second } = await behindSum(language, sum, change);
    expect(first.answered?.kind).toBe('sum');
    expect(second.text).not.toContain(first.text);
  });

  it.each(sameAgain)('is met with the same sum where it is asked once more, %s: %s', async (language, sum, again) => {
    const { first, second } = await behindSum(language, sum, again);
    expect(second.text).toBe(first.text);
  });
});
