import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../../chat/words.ts';
import { talk } from './testing.ts';

/** What a customer said, and what somebody else did. */
const asked: Record<Language, [customer: string, other: string]> = {
  en: ['a customer says the buckle came off, what do I say', 'my aunt says the lid is crooked, what do I say'],
  he: ['לקוחה אומרת שהאבזם נפל, מה להגיד לה', 'דודה שלי אומרת שהמכסה עקום, מה להגיד'],
  fr: [
    'un client me demande si je fais aussi des coussins, je dis quoi',
    'ma tante me dit que le couvercle est de travers, je dis quoi',
  ],
  es: [
    'una clienta me pregunta si también hago cojines, qué le digo',
    'mi tía dice que la tapa está torcida, qué digo',
  ],
  pt: ['uma cliente diz que a fivela caiu, o que eu digo', 'minha tia diz que a tampa está torta, o que eu digo'],
};

describe.each(languages)('an answer to what somebody said in %s', (language) => {
  const [customer, other] = asked[language];

  it('is told how to give to a customer', async () => {
    const [reply] = await talk([customer], language);
    expect(reply?.text).toContain(chatWords[language].to_answer);
  });

  it('is no message that offers the work', async () => {
    const replies = await Promise.all([customer, other].map((message) => talk([message], language)));
    expect(replies.flat().map(({ answered }) => answered?.kind)).not.toContain('message');
  });
});

describe('what one offers oneself', () => {
  it.each<[Language, string]>([
    ['en', 'I want to offer it to the school, what do I say'],
    ['es', 'quiero ofrecerlo a la escuela, qué digo'],
    ['pt', 'quero oferecer isso à escola, o que eu digo'],
  ])('is a message still in %s: “%s”', async (language, message) => {
    const [reply] = await talk([message], language);
    expect(reply?.answered?.kind).toBe('message');
  });
});
