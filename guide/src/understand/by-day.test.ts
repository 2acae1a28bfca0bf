import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { ruledOutIn } from './ruled-out.ts';

it.each<[Language, string]>([
  ['en', 'daytime only'],
  ['en', 'I can only do mornings'],
  ['en', 'nothing after lunch'],
  ['he', 'רק ביום'],
  ['fr', 'seulement le matin'],
  ['fr', 'rien après midi'],
  ['es', 'solo de día'],
  ['pt', 'só à tarde'],
])('the evening is out of who works by day, in %s: %s', (language, text) => {
  expect([...ruledOutIn(text, language)]).toContain('evenings');
});

it.each<[Language, string]>([
  ['en', 'one day only'],
  ['en', 'only on market day'],
  ['en', 'after lunch I love to knit'],
  ['he', 'יום אחד בשבוע בלבד'],
  ['fr', 'seulement un jour'],
  ['es', 'solo un día'],
  ['pt', 'só um dia por semana'],
])('and is not of who says how many days there are, in %s: %s', (language, text) => {
  expect([...ruledOutIn(text, language)]).toEqual([]);
});
