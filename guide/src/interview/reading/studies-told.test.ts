import type { AskedField, Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

/** What is heard of somebody whose work is known, as pairs of field and words. */
function heardIn(asked: AskedField, message: string, language: Language): string[][] {
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked, language, languages, now: 0, hasWork: true });
  return said.map((one) => [one.field, wordsOf(one)]);
}

it.each<[Language, AskedField, string, string]>([
  ['en', 'hobbies', 'i swim at the lido. hairdressing diploma from the tech', 'hairdressing diploma from the tech'],
  ['en', 'goals', '300 a month would do me. level 3 childcare', 'level 3 childcare'],
  ['he', 'hobbies', 'רצה בפארק. תעודת הוראה מסמינר לוינסקי', 'תעודת הוראה מסמינר לוינסקי'],
  ['he', 'goals', 'רוצה 900 בחודש. 12 שנות לימוד', '12 שנות לימוד'],
  ['fr', 'hobbies', 'je nage le samedi à la piscine. bep cuisine', 'bep cuisine'],
  ['fr', 'goals', 'je voudrais 300 par mois. secondaire 4', 'secondaire 4'],
  ['es', 'hobbies', 'salgo a nadar con mis vecinas. instituto de enfermería', 'instituto de enfermería'],
  ['es', 'goals', 'quiero ganar 500 al mes. bachiller', 'bachiller'],
  ['pt', 'hobbies', 'nado no mar. curso técnico de mecânica', 'curso técnico de mecânica'],
  ['pt', 'goals', 'queria tirar 300 por mês. parei na quinta série', 'quinta série'],
])(
  'schooling in a clause of its own is schooling, whatever was asked, in %s (%s): “%s”',
  (language, asked, message, told) => {
    const heard = heardIn(asked, message, language);
    expect(heard.filter(([field]) => field === 'education').map(([, words]) => words)).toEqual([told]);
    expect(heard.filter(([field, words]) => field !== 'education' && words?.includes(told))).toEqual([]);
  },
);

it.each<[Language, string]>([
  ['en', 'high school teacher before, i coach the swimmers now'],
  ['en', 'my son has a degree in law and i bake'],
  ['en', 'want a degree one day, saving up for the course'],
  ['fr', 'je donne une formation de secourisme aux voisins'],
  ['fr', 'j’ai une licence de pêche et un bateau'],
  ['es', 'quiero pagar la carrera de mi hija'],
  ['es', 'doy un curso de soldadura los martes'],
  ['he', 'יש לי תעודת נכה ואני אופה'],
  ['pt', 'dou um curso de costura às vizinhas'],
])('what is taught, wished for, somebody else’s or a licence is none, in %s: “%s”', (language, message) => {
  expect(heardIn('skills', message, language).filter(([field]) => field === 'education')).toEqual([]);
});

it('a job that has its length is a job, though its title is one of schools', () => {
  const heard = heardIn('experience', 'técnico en refrigeración 12 años', 'es');
  expect(heard).toEqual([['experience', 'técnico en refrigeración']]);
});
