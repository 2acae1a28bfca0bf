import { type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { amountTold } from '../sums/amount-told.ts';
import { nameIn } from './addressee.ts';
import { readRequest } from './requests.ts';

const saidIn = (message: string, language: Language) => {
  const request = readRequest(message, language);
  return request && { ...request, all: [request.about, ...request.said].join(' ') };
};

describe('somebody who is to be asked or told', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'ask my uncle Desmond can he lend me the van on Tuesday at 7, I pay the diesel', 'Desmond', 'Tuesday at 7'],
    ['en', 'my teacher Mr. Boateng, need to ask him if I can use the kiln after class', 'Mr. Boateng', 'the kiln'],
    [
      'fr',
      'demande à mon oncle Désiré de me prêter la camionnette mardi à 7h, je paie le gazole',
      'Désiré',
      'mardi à 7h',
    ],
    [
      'es',
      'pídele a mi tío Evaristo si me presta la furgoneta el martes a las 7, le pongo la gasolina',
      'Evaristo',
      'martes a las 7',
    ],
    [
      'pt',
      'pede ao meu tio Evaristo pra me emprestar a carrinha na terça às 7, eu pago o gasóleo',
      'Evaristo',
      'terça às 7',
    ],
    ['he', 'תבקשי מייל לאבנר השכן, אני צריך את הטנדר ביום 12 בחודש', '', '12'],
  ])('is greeted by name and told all of it, in %s: %s', (language, message, name, fact) => {
    const request = saidIn(message, language);
    expect(request).not.toBeNull();
    expect(nameIn(request?.to ?? '', language)).toBe(name);
    expect(request?.all).toContain(fact);
  });

  it.each<[Language, string]>([
    ['en', 'should I ask my uncle Desmond on Tuesday'],
    ['en', 'I could ask 5 people in the street'],
    ['fr', 'je demande à combien de gens mardi ?'],
    ['es', 'cuándo le digo a la gente que abro'],
    ['pt', 'a quem é que peço ajuda na terça?'],
    ['he', 'את מי לשאול ביום 12 בחודש'],
  ])('is nobody where it is asked whether, in %s: %s', (language, message) => {
    expect(readRequest(message, language)?.said ?? []).toEqual([]);
  });
});

describe('a reminder', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Osman still owes me £60 for the gate, write him a message', 'Osman', '£60'],
    ['fr', 'Osman me doit 60 euros pour le portail, écris-lui un message', 'Osman', '60 euros'],
    ['es', 'hazme una nota para Osmán, que me debe 60 euros de la verja', 'Osmán', '60 euros'],
    ['pt', 'faz um recado pra Osmana que ficou me devendo 60 reais do portão', 'Osmana', '60 reais'],
    ['he', 'תכתוב הודעה לעוסמן, הוא עוד לא שילם 60 שקל על השער', '', '60 שקל'],
  ])('names who owes and how much, in %s: %s', (language, message, name, amount) => {
    const request = readRequest(message, language);
    expect(request?.aim).toBe('reminder');
    expect(nameIn(request?.to ?? '', language)).toBe(name);
    expect(amountTold(message, language)).toBe(amount);
  });

  it.each<[Language, string]>([
    ['en', 'he owes me for 3 gates, two at 60 and one at 75'],
    ['fr', 'elle me doit 60 euros et 15 euros'],
    ['es', 'me debe 2 verjas desde el día 5'],
    ['pt', 'me deve 2 portões desde o dia 5'],
    ['he', 'היא חייבת לי 60 שקל ועוד 15 שקל'],
  ])('names none of several amounts, in %s: %s', (language, message) => {
    expect(amountTold(message, language)).toBe('');
  });
});
