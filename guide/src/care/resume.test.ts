import { type Language, languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { cvs } from '../built-in/resume/corpus/cvs.ts';
import { careForResume } from './resume.ts';
import { careWords } from './words.ts';

const CV = `Ruth Adler
Nurse, crisis ward, 2011 to 2020
Suicide prevention hotline, volunteer
I worked nights on an emergency ward and trained new colleagues in first aid.`;

it('hears who tells of danger between the jobs of a CV', () => {
  const summary = 'I do not want to live any more and everyone would be better off without me.';
  expect(careForResume(`${CV}\n${summary}`, 'en', 'Leeds, England')).toContain('116 123');
  expect(careForResume(CV, 'en', 'Leeds, England')).toBeNull();
});

/** The lines of the first CV of a language, with one more. */
const withLine = (language: Language, line: string) =>
  [...(Object.values(cvs[language])[0]?.lines ?? []), line].join('\n');

it.each([
  ['en', 'I have 12 pills lined up and a note for my son, tonight is the night'],
  ['he', 'הכדורים מוכנים על השולחן וכתבתי מכתב לאמא, הלילה זה נגמר'],
  ['fr', 'J’ai préparé les cachets et une lettre pour ma mère, c’est pour ce soir'],
  ['es', 'Tengo las pastillas preparadas y una carta para mi madre, esta noche se acaba todo'],
  ['pt', 'Já separei os comprimidos e escrevi uma carta para minha mãe, hoje à noite acaba tudo'],
] as const)('hears in %s one sentence among those of a life of work: “%s”', (language, cry) => {
  expect(careForResume(withLine(language, cry), language)).not.toBeNull();
});

it.each([
  ['en', 'Supported women who had left violent partners in finding a home and work'],
  ['en', 'Answered calls from people who wanted to end their life, and trained new volunteers'],
  ['he', 'טיפלתי בחולים סופניים ובבני המשפחה שלהם בלילות האחרונים'],
  ['fr', 'Écoute téléphonique de personnes qui voulaient mettre fin à leurs jours, formation des bénévoles'],
  ['es', 'Acompañé a mujeres que habían dejado a una pareja violenta a buscar casa y trabajo'],
  ['pt', 'Cuidei de pacientes terminais e das famílias nas últimas noites'],
] as const)('asks nothing in %s of who works with danger: “%s”', (language, work) => {
  expect(careForResume(withLine(language, work), language)).toBeNull();
});

it('asks what is not sure, as everywhere', () => {
  const cry = 'I have 12 pills lined up and a note for my son, tonight is the night';
  expect(careForResume(withLine('en', cry), 'en')).toContain(careWords.en.replies.unsure);
});

it('asks nothing of the CVs of the corpus', () => {
  const all = languages.flatMap((language) =>
    Object.entries(cvs[language]).map(([name, { lines }]) => ({
      name,
      care: careForResume(lines.join('\n'), language),
    })),
  );
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter(({ care }) => care !== null)).toEqual([]);
});
