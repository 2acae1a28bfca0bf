import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { thingOfGoal } from './goal-thing.ts';

describe('what a goal is about, in a few of its own words', () => {
  it.each<[Language, string, string]>([
    ['en', 'record 20 songs of the old weavers before winter', '20 songs'],
    ['en', 'get 40 of my uncle’s slides scanned and named', '40 of my uncle’s slides'],
    ['en', 'that 15 neighbours in our street can walk to the shop', '15 neighbours'],
    ['en', 'learn to ride a horse before I turn fifty', 'learn to ride a horse'],
    ['en', 'run my first triathlon', 'run my first triathlon'],
    ['en', 'finish the rocking horse for my niece', 'finish the rocking horse'],
    ['he', 'להקליט 10 שירים עם סבא לפני הפסח', '10 שירים'],
    ['he', 'לסיים שמיכת טלאים של 30 ריבועים לבת', 'לסיים שמיכת טלאים'],
    ['fr', 'écrire 14 recettes de ma tante pour mes cousins', '14 recettes de ma tante'],
    ['fr', 'que 9 voisins de l’immeuble sachent réparer une chasse', '9 voisins'],
    ['fr', 'jouer de l’accordéon au bal du village en juin', 'jouer de l’accordéon'],
    ['es', 'enseñar a 12 jóvenes a injertar olivos', '12 jóvenes'],
    ['es', 'aprender el bandoneón para tocar con mi hermano', 'aprender el bandoneón'],
    ['pt', 'juntar 25 ditados da avó no caderno novo', '25 ditados da avó'],
    ['pt', 'aprender a nadar sem medo até ao verão', 'aprender a nadar'],
    ['pt', 'que 6 miúdos da rua saibam plantar uma horta', '6 miúdos'],
  ])('in %s, “%s”: %s', (language, goal, thing) => {
    expect(thingOfGoal(goal, language)).toBe(thing);
  });

  it.each<[Language, string]>([
    ['en', 'don’t let the knowledge of the old mill go with me when I go'],
    ['fr', 'que le tissage du lin ne se perde pas chez nous'],
    ['es', 'que el oficio de mi padre no se pierda conmigo'],
    ['he', 'שהמלאכה של אמא לא תלך לאיבוד בכפר שלנו'],
    ['pt', 'que o saber da minha gente não morra com os velhos'],
  ])('is not said in %s where half of it would say something else: “%s”', (language, goal) => {
    expect(thingOfGoal(goal, language)).toBeUndefined();
  });

  it('is never a sum, a time or a day', () => {
    expect(thingOfGoal('put aside 1,200 euros in 8 months so that I can move', 'en') ?? '').not.toMatch(/\d/u);
    expect(thingOfGoal('walk the coast path with my daughter on 12 September', 'en') ?? '').not.toMatch(/\d/u);
  });
});
