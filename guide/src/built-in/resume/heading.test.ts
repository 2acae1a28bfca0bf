import { describe, expect, it } from 'vitest';
import { headingKind } from './heading.ts';

describe('a heading', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Professional Experience and Training', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['Skills, Achievements and Interests', 'skills'],
    ['Expérience professionnelle', 'experience'],
    ['Compétences clés', 'skills'],
    ['Centres d’intérêt', 'hobbies'],
    ['Diplômes et formations', 'education'],
    ['Formación complementaria', 'education'],
    ['Experiencia laboral', 'experience'],
    ['Habilidades y competencias', 'skills'],
    ['Formação acadêmica', 'education'],
    ['Idiomas', 'languages'],
    ['ניסיון תעסוקתי', 'experience'],
    ['השכלה והכשרות', 'education'],
    ['כישורים ומיומנויות', 'skills'],
    ['תחומי עניין', 'hobbies'],
  ])('%s opens %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each(['Experience of 5 years', 'Training new staff', 'Work', 'Nurse', 'I gained experience.', 'and', ''])(
    '%s is none',
    (text) => {
      expect(headingKind(text)).toBeUndefined();
    },
  );
});
