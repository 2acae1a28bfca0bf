import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold.ts';
import { beginsDeed, calledBy, eachOf, namesThing } from './called.ts';

const called: readonly (readonly [language: Language, said: string, name: string])[] = [
  ['en', 'I make straw hats for children', 'straw hats'],
  ['en', 'I rebuild fiddles', 'restoring fiddles'],
  ['en', 'mending harps', 'mending harps'],
  ['en', 'make', 'make'],
  ['en', 'I am good with my hands', 'I am good with my hands'],
  ['en', 'I used to make straw hats', 'straw hats'],
  ['he', 'אוהבת לתפור כובעי קש', 'תפירת כובעי קש'],
  ['fr', 'j’adore faire des chapeaux de paille', 'chapeaux de paille'],
  ['es', 'me gusta tejer gorros', 'tejido de gorros'],
  ['pt', 'sei fazer chapéus de palha', 'chapéus de palha'],
  ['en', 'I was a dinner lady at a school', 'dinner lady'],
  ['he', 'הייתי בלנית שנים', 'בלנית'],
  ['fr', 'j’étais dame pipi pendant six ans', 'dame pipi'],
  ['es', 'trabajé de apuntadora en el teatro', 'apuntadora'],
  ['pt', 'fui parteira por doze anos', 'parteira'],
  ['he', 'תופרת כובעי קש', 'תפירת כובעי קש'],
  ['he', 'אני מכינה נרות דבורים', 'נרות דבורים'],
  ['he', 'מתקן את הטרקטור', 'מתקן את הטרקטור'],
  ['fr', 'je refais des accordéons', 'réparation d’accordéons'],
  ['fr', 'Fabriquer des chapeaux de paille', 'chapeaux de paille'],
  ['fr', 'rempaillage de chaises', 'rempaillage de chaises'],
  ['fr', 'cuisine algérienne', 'cuisine algérienne'],
  ['es', 'vendo salteñas en la plaza', 'salteñas'],
  ['fr', 'je vends des accras', 'accras'],
  ['es', 'hago sombreros de paja', 'sombreros de paja'],
  ['es', 'arreglo de relojes', 'arreglo de relojes'],
  ['es', 'arreglo relojes de pared', 'arreglo de relojes de pared'],
  ['pt', 'faço chapéus de palha', 'chapéus de palha'],
  ['pt', 'conserto sanfonas antigas', 'conserto de sanfonas antigas'],
  ['pt', 'conserto de sanfonas', 'conserto de sanfonas'],
  // Two deeds with the same thing.
  ['en', 'I make and mend oars', 'oars'],
  ['he', 'מתקן ומשפץ מנורות נפט', 'תיקון מנורות נפט'],
  ['fr', 'je répare et vends des lampes', 'réparation de lampes'],
  ['es', 'hago y reparo tambores', 'tambores'],
  ['pt', 'Fazer e afinar tambores', 'tambores'],
  ['en', 'I make and ship oars', 'I make and ship oars'],
  ['pt', 'faço pão e queijo', 'pão e queijo'],
  // Where, when or how it is done.
  ['fr', 'je fais du pain à midi', 'pain'],
  ['fr', 'je restaure des moulins à Nantes', 'restauration de moulins'],
  ['fr', 'je brode des nappes à la main', 'broderie de nappes'],
  ['es', 'hago pan a veces', 'pan'],
  ['es', 'reparo cocinas a mis vecinos', 'arreglo de cocinas'],
];

describe('what a phrase of somebody’s own is called', () => {
  it.each(called)('is a name in %s: %s', (language, said, name) => {
    expect(calledBy(said, language)).toBe(name);
  });

  it('leaves a sentence as it was written', () => {
    const said = 'I fix nearly everything that people bring me';
    expect(calledBy(said, 'en')).toBe(said);
  });
});

describe('two things that the same is done with', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['pt', 'conserto rede e motor de popa', ['conserto rede', 'conserto motor de popa']],
    ['en', 'I fix generators and pumps', ['fix generators', 'fix pumps']],
    ['en', 'I fix pumps', ['I fix pumps']],
    ['en', 'salt and pepper', ['salt and pepper']],
    ['es', 'arreglo bicis y lavadoras', ['arreglo bicis', 'arreglo lavadoras']],
  ])('are told apart in %s: %s', (language, said, each) => {
    expect(eachOf(said, language)).toEqual(each);
  });
});

describe('a phrase that wants less of a thing', () => {
  it.each<[Language, more: string, less: string]>([
    ['en', 'bake the bread', 'bake less bread'],
    ['he', 'לאפות לחם מחמצת', 'לאפות פחות לחם'],
    ['fr', 'fabriquer des paniers', 'fabriquer moins de paniers'],
    ['es', 'hacer el pan', 'hacer menos pan'],
    ['pt', 'fazer o pão', 'fazer menos pão'],
  ])('names no wish for it in %s: %s, %s', (language, more, less) => {
    expect([namesThing(more, language), namesThing(less, language)]).toEqual([true, false]);
  });
});

describe('a verb with a pronoun written at it', () => {
  it.each<[Language, string, boolean]>([
    ['es', 'repararlas', true],
    ['es', 'pintarle', true],
    ['pt', 'restaurarlhe', true],
    ['es', 'tomarlas', false],
    ['en', 'mendable', false],
    ['fr', 'réparable', false],
    ['he', 'תיקונים', false],
  ])('is that verb in %s: %s', (language, word, isDeed) => {
    expect(beginsDeed(fold(word), language)).toBe(isDeed);
  });
});
