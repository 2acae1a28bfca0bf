import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { heeding } from './heed.ts';
import { heardIn } from './refusals.ts';

/** What is said, what of it is ruled out, and what is asked. */
const refused: Record<Language, readonly (readonly [message: string, said: string, question: string])[]> = {
  en: [
    ['how do I find customers, no phone calls please', 'no phone calls', 'how do I find customers'],
    [
      "can you help me get customers but i can't work evenings",
      "i can't work evenings",
      'can you help me get customers',
    ],
    ['how do i find people without knocking on doors', 'without knocking on doors', 'how do i find people'],
    ['how do i advertise, no flyers', 'no flyers', 'how do i advertise'],
  ],
  fr: [
    ['comment me faire connaître ici, pas sur instagram', 'pas sur instagram', 'comment me faire connaître ici'],
    ['comment trouver des clients, pas de téléphone svp', 'pas de téléphone', 'comment trouver des clients'],
    [
      'aide-moi à trouver des clients mais je peux pas le soir',
      'je peux pas le soir',
      'aide-moi à trouver des clients',
    ],
  ],
  es: [
    ['cómo encuentro clientes, nada de llamadas por favor', 'nada de llamadas', 'cómo encuentro clientes'],
    ['ayúdame a encontrar clientes pero de noche no puedo', 'de noche no puedo', 'ayúdame a encontrar clientes'],
  ],
  pt: [
    ['como acho clientes, sem ligação por favor', 'sem ligação', 'como acho clientes'],
    [
      'onde consigo meus primeiros clientes? não uso redes sociais',
      'não uso redes sociais',
      'onde consigo meus primeiros clientes?',
    ],
  ],
  he: [
    ['איך מוצאים לקוחות, בלי שיחות טלפון בבקשה', 'בלי שיחות טלפון', 'איך מוצאים לקוחות'],
    ['תעזור לי למצוא לקוחות אבל בערב אני לא יכולה', 'בערב אני לא יכולה', 'תעזור לי למצוא לקוחות'],
  ],
};

/** What holds a “no” and rules out nothing beside its question. */
const others: Record<Language, readonly string[]> = {
  en: [
    'no customers yet, what do i do',
    'I have no time, what is the smallest part',
    'nobody answers my calls, what now',
    'we are 4 in a small flat, where can i work',
    'how do i ask for 40 without feeling bad',
    'no',
  ],
  fr: ['personne ne répond, je fais quoi', "je n'ai pas de clients, je fais quoi", 'non'],
  es: ['no tengo clientes, qué hago', 'nadie contesta, y ahora', 'no'],
  pt: ['não tenho clientes, o que faço', 'ninguém responde, e agora', 'não'],
  he: ['אין לי לקוחות, מה לעשות', 'אף אחד לא עונה, מה עכשיו', 'לא'],
};

describe.each(languages)('what a question rules out in %s', (language) => {
  it.each(refused[language])('%s', (message, said, question) => {
    const heard = heardIn(message, language);
    expect(heard.refusals.map((one) => one.said)).toEqual([said]);
    expect(heard.question).toBe(question);
  });
  it.each(others[language])('is nothing: %s', (message) => {
    expect(heardIn(message, language).refusals).toEqual([]);
  });
});

describe('an answer', () => {
  const { refusals } = heardIn('how do I find customers, no phone calls please', 'en');
  it('leaves out the sentences that ask for what was ruled out', () => {
    const text = 'Write to five people you know, by name. Call two of them. Ask each for one name more.';
    expect(heeding(text, refusals, 'en')).toBe('Write to five people you know, by name. Ask each for one name more.');
  });
  it('is none where nothing else is in it', () => {
    expect(heeding('Call two of them. Call five more.', refusals, 'en')).toBeNull();
  });
});
