import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { careFor } from '../care/care.ts';
import { asksOf } from './asks.ts';
import { careInTalk } from './care-beside-question.ts';

const careSaid = (message: string, language: Language) =>
  careInTalk({ typed: message, message, asks: asksOf(message), known: false }, language);

it.each<[Language, cry: string, plain: string]>([
  ['en', 'What do I do first, I won’t be alive by then', 'What do I do first, I won’t be at the shop by then'],
  ['he', 'מה עושים קודם, אני כבר לא רוצה לחיות', 'מה עושים קודם, אני כבר לא רוצה לאפות'],
  ['fr', 'Je commence par quoi, j’ai plus envie de vivre', 'Je commence par quoi, j’ai plus envie de coudre'],
  ['es', 'Por dónde empiezo, ya no quiero vivir más', 'Por dónde empiezo, ya no quiero seguir cosiendo'],
  ['pt', 'Por onde começo, eu não quero mais viver', 'Por onde começo, eu não quero mais costurar'],
])('a known question excuses no cry beside it, in %s', (language, cry, plain) => {
  expect(careSaid(cry, language)).not.toBeNull();
  expect(careSaid(plain, language)).toBeNull();
});

it.each<[Language, message: string]>([
  ['en', 'How much should I ask, I won’t be around by spring'],
  ['fr', 'C’est quoi l’étape d’après, j’crois que j’serai plus là'],
])('what is said beside it is read by itself, and asked about, in %s: %s', (language, message) => {
  expect(careFor(message, language, '', true)).toBeNull();
  expect(careSaid(message, language)).toMatchObject({ danger: 'unsure', sure: false });
});
