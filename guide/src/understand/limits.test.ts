import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Need } from '../catalogue/schema.ts';
import { profileOf } from '../testing/profiles.ts';
import { limitsOf, placeToldIn } from './limits.ts';
import { ruledOutIn } from './ruled-out.ts';

const ruledOut = (text: string) => [...ruledOutIn(text)].toSorted();

describe('what a denial rules out', () => {
  it.each([
    ['no cooking for small children', ['children']],
    ['pas de cuisine pour les petits enfants', ['children']],
    ['no cocinar para niños', ['children']],
    ['nada de cozinhar para crianças', ['children']],
    ['בלי בישול לילדים', ['children']],
    ['no driving at night', ['evenings']],
    ['nada de limpieza en casas ajenas', ['homes']],
    ['no animals in my kitchen', ['animals']],
  ])('is of the work that it names, and of no other: %s', (text, needs) => {
    expect(ruledOut(text)).toEqual(needs);
  });

  it.each([
    ['no phone or car', ['car', 'phone']],
    ['no evenings and no weekends', ['evenings', 'weekends']],
    ['sin coche ni cocina', ['car', 'kitchen']],
    ['done by 3pm', ['evenings']],
    ['I can’t work evenings with the kids at home', ['children', 'evenings']],
    ['nothing overhead', ['physical-work']],
  ])('is each of several things by themselves: %s', (text, needs) => {
    expect(ruledOut(text)).toEqual(needs);
  });
});

describe('what ties somebody to the house', () => {
  it('leaves work at a distance, where it is theirs to say', () => {
    expect(placeToldIn('I am housebound', 'en')).toBe('online');
    expect(placeToldIn('I am not housebound', 'en')).toBeNull();
  });
});

describe('work at home', () => {
  const atHome = (language: Language, notes: string) => limitsOf({ ...emptyProfile, language, notes }).atHome;

  it.each<[Language, string, string]>([
    ['en', 'only from home, for my father’s sake', 'I do not meet clients in person, only from home'],
    ['he', 'רק מהבית, בגלל אבא', 'לא פוגש אנשים פנים אל פנים, רק מהבית'],
    ['fr', 'uniquement depuis chez moi, pour mon père', 'ne pas rencontrer des gens, uniquement depuis chez moi'],
    ['es', 'solo desde casa, por mi padre', 'no quiero ver gente en persona, solo desde casa'],
    ['pt', 'só de casa, por causa do meu pai', 'não quero atender pessoalmente, só de casa'],
  ])('is as good in %s where somebody stays there, and not where they meet nobody', (language, stays, meetsNobody) => {
    expect(atHome(language, stays)).toBe(true);
    expect(atHome(language, meetsNobody)).toBe(false);
  });
});

describe('a goal that is to be reached without something', () => {
  it.each<[Language, goal: string, want: Need, limit: Need]>([
    ['en', 'walk dogs without stairs', 'animals', 'standing'],
    ['he', 'לטייל עם כלבים בלי מדרגות', 'animals', 'standing'],
    ['fr', 'je veux promener des chiens sans escaliers', 'animals', 'standing'],
    ['es', 'quiero cuidar niños sin coche', 'children', 'car'],
    ['pt', 'quero cuidar de crianças sem carro', 'children', 'car'],
  ])('rules out that and not what is wanted, in %s: %s', (language, goal, want, limit) => {
    const { ruledOut } = limitsOf(profileOf({ language, goal }));
    expect([ruledOut.has(limit), ruledOut.has(want)]).toEqual([true, false]);
  });
});
