import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../chat/words.ts';
import { mechanic, now, planIn } from '../adapt/test-plan.fixture.ts';
import { stepChat } from './step-chat.ts';

/** What is said to a message at the first task of the mechanic's plan. */
async function replyTo(language: Language, message: string) {
  const plan = await planIn(language);
  const [step] = plan.steps;
  const input = {
    profile: mechanic,
    plan,
    stepId: step?.step_id ?? '',
    substepId: step?.substeps[0]?.substep_id ?? '',
    history: [],
    message,
  };
  for await (const event of stepChat(input, { language, now, seed: '' })) if (event.type === 'done') return event;
  throw new Error('The reply has no end');
}

/** Sums in which a figure has no sure place: some came back, somebody was paid, or what is asked is told too loosely. */
const stories: readonly [Language, string][] = [
  [
    'en',
    'Made 14 stools for the scouts, glue came to 31, two came back broken and I sell at 12, how much is in it for me',
  ],
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
  ['he', 'כמה כסף זה היה שאמרתי שאני יכול לשים בחודש', 'budget'],
  ['fr', 'l’argent que j’ai dit pouvoir mettre chaque mois, c’était combien', 'budget'],
  ['es', 'cuántas horas fue que puse para todo esto', 'hours'],
  ['pt', 'quantas horas foi que eu coloquei para isso tudo', 'hours'],
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
});
