import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('a wish that is told with what it is to be done without', () => {
  it.each<[Language, string, string]>([
    ['en', 'i want to plait hair without phone calls', 'without phone calls'],
    ['he', 'אני רוצה לתקן אופניים בלי טלפונים', 'בלי טלפונים'],
    ['fr', 'je voudrais tresser des paniers sans voiture', 'sans voiture'],
    ['es', 'quiero trenzar cestas sin llamadas de teléfono', 'sin llamadas de teléfono'],
    ['pt', 'quero consertar rádios sem telefone', 'sem telefone'],
    ['he', 'אני רוצה לקלוע סלים בלי טלפונים', 'בלי טלפונים'],
    ['pt', 'quero trançar cestos sem telefone', 'sem telefone'],
    ['fr', 'je veux réparer sans téléphone', 'sans téléphone'],
  ])('is a goal, and the rest of it the limit, in %s: “%s”', (language, message, limit) => {
    const said = saidIn(message, language);
    expect(said('goals')).toHaveLength(1);
    expect(said('limits')).toEqual([limit]);
  });

  it.each<[Language, string]>([
    ['en', 'we get by without a car'],
    ['es', 'vivimos sin coche'],
    ['pt', 'sem telefone por favor'],
    ['he', 'בלי טלפונים בבקשה'],
  ])('is none where nothing is wished for, in %s: “%s”', (language, message) => {
    const said = saidIn(message, language);
    expect(said('goals')).toEqual([]);
    expect(said('limits')).toEqual([message]);
  });
});
