import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { denialsUnheard } from './denials-unheard.ts';
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
  expect(denialsUnheard(message, [], reading(language))).toEqual([]);
});
