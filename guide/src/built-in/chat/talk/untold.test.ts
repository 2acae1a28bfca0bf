import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readRequest } from './requests.ts';

/** All that a message would say, and to whom. */
function contentOf(message: string, language: Language): string {
  const request = readRequest(message, language);
  return request ? [request.to, request.about, request.price ?? '', ...request.said].join(' | ') : '';
}

describe('what is told with a figure or a day beside a wish for a message', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'the choir took 14 towels on Monday and never paid, write a message to Coach Rey', 'Coach Rey', '14 towels'],
    ['he', 'תכתבי הודעה לסיגל, היא לקחה 3 סלסילות ביום שני ועוד לא שילמה 120 שקל', 'סיגל', '120'],
    ['fr', 'Momo me doit 32 euros pour le vélo, écris-lui que j’attends', 'Momo', '32 euros'],
    ['es', 'la Toña se llevó 9 gelatinas el domingo, escribe un mensaje a Toña', 'Toña', '9 gelatinas'],
    ['pt', 'a dona Ilda levou 4 queijos fiado e são 60 euros. faz um recado para a dona Ilda', 'dona Ilda', '60 euros'],
  ])('stands in it, in %s: %s', (language, message, to, fact) => {
    const content = contentOf(message, language);
    expect(content).toContain(to);
    expect(content).toContain(fact);
  });

  it.each<[Language, string, string]>([
    ['en', 'write Dan a note saying the bike is ready Tuesday, don’t tell him it cost me 40', '40'],
    ['en', 'he is 75 and deaf, write a message to Dan that the bike is ready', '75'],
    ['es', 'tiene 75 años y es sordo, escribe un mensaje a Dan que la bici está ready', '75'],
  ])('is not what is kept back, nor what is said of how to write, in %s: %s', (language, message, fact) => {
    expect(contentOf(message, language)).toContain('ready');
    expect(contentOf(message, language)).not.toContain(fact);
  });

  it('is money of a reminder only with its sign or its name', () => {
    const request = readRequest('Momo me doit 32 euros pour le vélo, écris-lui que j’attends', 'fr');
    expect(request).toMatchObject({ aim: 'reminder', price: '32 euros' });
  });
});
