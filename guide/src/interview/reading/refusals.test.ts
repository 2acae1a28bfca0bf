import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

const heardIn = (language: Language, text: string) => {
  const message = cleaned(text);
  const now = Date.UTC(2026, 10, 28);
  return hear(message, { asked: 'limits', language, languages: languagesOf(flat(message), language), now }).said;
};

describe('a wish that something is not lost', () => {
  it.each<[Language, string, string]>([
    ['en', 'What I want is that it doesn’t die out: show rope splicing to ten youngsters', 'splicing'],
    ['he', 'מה שאני רוצה זה שזה לא ייעלם: להראות שזירת חבלים לעשרה צעירים', 'שזירת חבלים'],
    ['fr', 'Ce que je veux c’est que ça ne disparaisse pas : montrer l’épissure à une dizaine de jeunes', 'épissure'],
    ['es', 'Lo que quiero es que no se pierda: enseñar a empalmar cabos a diez jóvenes', 'empalmar'],
    ['pt', 'O que eu quero é que não se perca: mostrar a emenda de cabos a dez jovens', 'emenda'],
  ])('is a goal, and no limit, in %s: “%s”', (language, text, word) => {
    const said = heardIn(language, text);
    const goals = said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : []));
    expect(goals.filter((goal) => goal.includes(word))).toHaveLength(1);
    expect(said.filter(({ field }) => field === 'limits' || field === 'dislikes')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['es', 'que no sea de noche'],
    ['pt', 'que não seja à noite'],
  ])('is a limit in %s where something else is not to be: “%s”', (language, text) => {
    expect(heardIn(language, text)).toEqual([{ field: 'limits', value: text }]);
  });
});
