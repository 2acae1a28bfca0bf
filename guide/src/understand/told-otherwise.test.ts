import { emptyProfile, type Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { limitsOf } from './limits.ts';

it.each<[Language, string, string]>([
  ['en', 'done with cleaning for good', 'cleaning'],
  ['en', 'I keep Shabbat', 'weekends'],
  ['en', 'slipped disc, nothing over five kilos', 'physical-work'],
  ['he', 'די עם ניקיונות', 'cleaning'],
  ['he', 'שומרת שבת', 'weekends'],
  ['he', 'לא יוצאת מהבית', 'online'],
  ['fr', 'plus de ménage, c’est fini', 'cleaning'],
  ['fr', 'le téléphone m’angoisse', 'phone'],
  ['fr', 'le dimanche, c’est la messe', 'weekends'],
  ['es', 'se acabó lo de limpiar', 'cleaning'],
  ['es', 'no quiero que me graben', 'camera-or-stage'],
  ['es', 'voy con muletas', 'standing'],
  ['pt', 'chega de faxina', 'cleaning'],
  ['pt', 'domingo é da igreja', 'weekends'],
  ['pt', 'telefone me dá ansiedade', 'phone'],
])('hears a limit that is told without its “no”, in %s: %s', (language, limits, expected) => {
  const { ruledOut, place } = limitsOf({ ...emptyProfile, language, limits });
  expect([...ruledOut, place]).toContain(expected);
});

it.each<[Language, string]>([
  ['en', 'I wouldn’t charge the old ones'],
  ['fr', 'je cherche plus de temps le soir'],
  ['fr', 'le soir quand j’ai fini la vaisselle'],
  ['es', 'la plata se acabó cuando mi papá enfermó'],
  ['pt', 'nunca trabalhei de carteira assinada'],
])('takes nothing else for one, in %s: %s', (language, notes) => {
  expect([...limitsOf({ ...emptyProfile, language, notes }).ruledOut]).toEqual([]);
});
