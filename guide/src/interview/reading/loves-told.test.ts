import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { lovesTold } from './loves-told.ts';
import { flat } from './message.ts';

function heardIn(message: string, language: Language, asked: AskedField = 'location') {
  return hear(message, { asked, language, languages: languagesOf(flat(message), language), now: 0 }).said;
}

const hobbiesIn = (message: string, language: Language, asked?: AskedField) =>
  heardIn(message, language, asked).flatMap((one) => (one.field === 'hobbies' ? [one.value] : []));

describe('what somebody says they love', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'I’m Nora, 61, and my joys are racing pigeons and old hurleys.', ['racing pigeons', 'old hurleys']],
    ['en', 'I drove a lorry. The greenhouse is where I’m happiest.', ['The greenhouse']],
    ['fr', 'J’ai 60 ans, mon bonheur c’est mes pigeons et la mazurka', ['mes pigeons', 'la mazurka']],
    ['fr', 'Les ruches, c’est ma vie', ['Les ruches']],
    ['es', 'Tengo 61 años y lo mío son las palomas y la rondalla', ['las palomas', 'la rondalla']],
    ['pt', 'Tenho 60 anos, a minha alegria são as pombas e o bombo', ['as pombas', 'o bombo']],
    ['he', 'בת 60, והאושר שלי זה היונים והגיטרה', ['היונים', 'הגיטרה']],
  ])('is a hobby that no list need know, in %s: “%s”', (language, message, hobbies) => {
    expect(hobbiesIn(message, language)).toEqual(hobbies);
  });

  it.each<[Language, string]>([
    ['en', 'my joys are my grandchildren'],
    ['en', 'I live for the weekend'],
    ['fr', 'ma vie c’est mes enfants'],
    ['es', 'vivo para mis hijos'],
  ])('is none where it is people or a time, in %s: “%s”', (language, message) => {
    expect(hobbiesIn(message, language)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'I’m not mad about dogs'],
    ['es', 'no disfruto con la costura'],
    ['he', 'לא משוגעת על בישול'],
    ['fr', 'je ne suis pas folle de couture'],
    ['pt', 'não sou louca por costura'],
    ['es', 'me vuelve loca el ruido'],
  ])('is none where it is denied or may be a plague, in %s: “%s”', (language, message) => {
    const languages = languagesOf(flat(message), language);
    expect(lovesTold(message, { asked: 'dislikes', language, languages, now: 0 })).toEqual([]);
  });

  it('is no limit, though one was asked for', () => {
    expect(heardIn('lo mío es coser', 'es', 'limits')).toEqual([{ field: 'hobbies', value: 'coser' }]);
  });
});
