import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { requestInOwnWords } from './by-words.ts';

describe('a message asked for in words that only begin like a wish for one', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'draft something tae Mr Oduya, the chairs are dry an he can come Monday', 'Mr Oduya', 'The chairs are dry'],
    ['en', 'one notice to put up at the allotments, chair seats rewoven 35', '', 'Chair seats rewoven 35'],
    [
      'fr',
      'rédigez pour tonton Bakari, à la ferme, que je passe dimanche prendre le rotin',
      'tonton Bakari',
      'Je passe dimanche',
    ],
    ['es', 'redacta algo pa la seño Pilar, las sillas ya están secas y son 40', 'Pilar', 'Las sillas ya están secas'],
    ['pt', 'manda aí umas palavra pra botar no mercado, empalho cadeira por 35', '', 'Empalho cadeira por 35'],
    ['he', 'נסח הודעה למשפחת כהן, הכיסאות מוכנים ועולים 40', 'משפחת כהן', 'הכיסאות מוכנים'],
  ])('says what is told behind it, in %s: %s', (language, message, to, said) => {
    const request = requestInOwnWords(message, language);
    expect(request?.to).toContain(to);
    expect(request?.said.join(' ')).toContain(said);
  });

  it.each<[Language, string]>([
    ['en', 'my text got no answer, what now'],
    ['en', 'write a plan for the summer with 3 steps'],
    ['en', 'a note fell off the door, who puts it back?'],
    ['fr', 'mon message est resté sans réponse, que faire'],
    ['es', 'mi mensaje no tuvo respuesta, qué hago'],
    ['pt', 'a minha mensagem ficou sem resposta, o que faço'],
    ['he', 'ההודעה שלי נשארה בלי תשובה, מה עושים'],
  ])('is none in %s: %s', (language, message) => {
    expect(requestInOwnWords(message, language)).toBeNull();
  });
});
