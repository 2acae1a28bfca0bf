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
  ['en', 'goals', '300 a month would do me. did level 3 childcare', 'level 3 childcare'],
  ['he', 'hobbies', 'רצה בפארק. תעודת הוראה מסמינר לוינסקי', 'תעודת הוראה מסמינר לוינסקי'],
  ['he', 'goals', 'רוצה 900 בחודש. סיימתי 12 שנות לימוד', '12 שנות לימוד'],
  ['fr', 'hobbies', 'je nage le samedi à la piscine. bep cuisine', 'bep cuisine'],
  ['fr', 'goals', 'je voudrais 300 par mois. j’ai fait secondaire 4', 'secondaire 4'],
  ['es', 'hobbies', 'salgo a nadar con mis vecinas. instituto de enfermería', 'instituto de enfermería'],
  ['es', 'goals', 'quiero ganar 500 al mes. terminé bachiller', 'bachiller'],
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

it.each<[Language, AskedField, string]>([
  ['en', 'limits', 'a fair degree of sight loss, no screens'],
  ['en', 'skills', 'a course of chemo every month'],
  ['he', 'limits', 'תעודה של לקות ראייה'],
  ['fr', 'limits', 'certificat d’invalidité pour le genou'],
  ['fr', 'skills', 'certificat médical pour mon genou'],
  ['es', 'dislikes', 'cursos de ventas por teléfono'],
  ['es', 'limits', 'certificado de incapacidad por la rodilla'],
  ['pt', 'skills', 'primária deficiência do joelho'],
])('health and what is ruled out are no schooling, in %s (%s): “%s”', (language, asked, message) => {
  expect(heardIn(asked, message, language).filter(([field]) => field === 'education')).toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'a midwifery degree by next summer, one day'],
  ['he', 'יום אחד תואר בסיעוד'],
  ['fr', 'un jour un diplôme de fleuriste'],
  ['es', 'una licenciatura en derecho algún día'],
  ['pt', 'um dia a graduação em direito'],
])('schooling that is wished for is none, in %s: “%s”', (language, message) => {
  expect(heardIn('goals', message, language).filter(([field]) => field === 'education')).toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'masters rowing on the canal'],
  ['he', 'קורס תחת הנטל'],
  ['fr', 'école de tango le jeudi'],
  ['fr', 'un bac de tomates sur le balcon'],
  ['es', 'carrera de sacos con los vecinos'],
  ['pt', 'curso do rio com os amigos'],
])('pastimes that sound like schooling are none, in %s: “%s”', (language, message) => {
  expect(heardIn('hobbies', message, language).filter(([field]) => field === 'education')).toEqual([]);
});

it('a job that has its length is a job, though its title is one of schools', () => {
  const heard = heardIn('experience', 'técnico en refrigeración 12 años', 'es');
  expect(heard).toEqual([['experience', 'técnico en refrigeración']]);
});

it.each<[Language, AskedField, string, string]>([
  ['en', 'hobbies', 'I knit socks. I went up to grade eight', 'grade eight'],
  ['fr', 'goals', 'je voudrais 200 par mois. g eu mon bac pro cuisine', 'mon bac pro cuisine'],
  ['es', 'skills', 'sé tapizar sillas. sexto de primaria', 'sexto de primaria'],
  ['pt', 'skills', 'sei pintar paredes. 7º ano. faço pipas', '7º ano'],
  ['pt', 'goals', 'queria tirar 200 por mês. fiz até a terceira série', 'terceira série'],
  ['he', 'skills', 'מתקן אופניים. כיתה ח', 'כיתה ח'],
])('a year of school by its number is schooling, in %s (%s): “%s”', (language, asked, message, told) => {
  const heard = heardIn(asked, message, language).filter(([field]) => field === 'education');
  expect(heard.map(([, words]) => words).join(' | ')).toContain(told);
});

it.each<[Language, string]>([
  ['en', 'I have baked for 12 years'],
  ['fr', 'ça fait la troisième année que je couds'],
  ['es', 'soy maestro de tercero de primaria'],
  ['pt', 'é o segundo ano que vendo queijo'],
  ['pt', 'tenho 68 anos'],
  ['he', 'אני מורה של כיתה ג'],
])('a length, an age and whom somebody teaches are no schooling, in %s: “%s”', (language, message) => {
  expect(heardIn('skills', message, language).filter(([field]) => field === 'education')).toEqual([]);
});
