import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { limitsUnheard, limitsNothing } from './limits-unheard.ts';
import { hear } from './hear.ts';

const reading = (language: Language) => ({ asked: null, language, languages: [language], now: Date.UTC(2026, 10, 29) });

it.each<[Language, string, string]>([
  ['en', 'I have done nails for six years, I don’t touch acrylics because of my lungs', 'acrylics'],
  ['he', 'עבדתי שש שנים בנגרות, ובטלפון אני לא שומע כלום', 'שומע כלום'],
  ['fr', 'J’ai été six ans fleuriste, je ne supporte pas le froid des chambres', 'froid'],
  ['es', 'Cosí seis años en un taller, no sé leer muy bien la verdad', 'leer'],
  ['pt', 'Fui padeiro por seis anos, eu não enxergo de longe de jeito nenhum', 'enxergo'],
  ['en', 'I was a thatcher for six years, since the trouble with my knee I don’t climb up anywhere', 'climb'],
])('what is denied in a long message is not lost: %s “%s”', (language, message, words) => {
  const { said, unread } = hear(message, reading(language));
  expect([JSON.stringify(said), ...unread].join('\n')).toContain(words);
});

it.each<[Language, string]>([
  ['en', 'I do not mind early mornings at all'],
  ['en', 'no idea'],
  ['en', 'Would you not call me a baker?'],
  ['en', 'my sister does not drive at night'],
  ['es', 'no tengo problema con los niños'],
  ['pt', 'moro perto no centro da cidade'],
])('%s: “%s” denies nothing of the person', (language, message) => {
  expect(limitsUnheard(message, [], reading(language))).toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'after ten minutes behind a counter my knees finish me off'],
  ['he', 'הכל מהבית'],
  ['en', 'since the fall I am not allowed to lift anything at all'],
  ['fr', 'au bout de dix minutes derrière un comptoir mes genoux me lâchent'],
])('%s: “%s” rules something out without a “no”, and is kept', (language, message) => {
  expect(limitsUnheard(message, [], reading(language))).toEqual([message]);
});

it.each<[Language, string]>([
  ['en', 'my neighbour cannot whistle'],
  ['he', 'השכנה לא יודעת לשרוק'],
  ['fr', 'mon voisin ne sait pas siffler'],
  ['es', 'mi vecino no sabe silbar'],
  ['pt', 'o meu vizinho não sabe assobiar'],
])('%s: “%s” is no limit, whatever denies in it', (language, text) => {
  expect(limitsNothing(text, reading(language))).toBe(true);
});

it.each<[Language, string]>([
  ['en', 'no phone calls'],
  ['he', 'בלי שיחות טלפון'],
  ['fr', 'pas de téléphone'],
  ['es', 'nada de llamadas'],
  ['pt', 'nada de ligações'],
])('%s: “%s” is one', (language, text) => {
  expect(limitsNothing(text, reading(language))).toBe(false);
});
