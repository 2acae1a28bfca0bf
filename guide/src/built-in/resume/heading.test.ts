import { describe, expect, it } from 'vitest';
import { headingKind, standingOutKind } from './heading.ts';

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

  it.each([
    ['Top Skills', 'skills'],
    ['Compétences numériques', 'skills'],
    ['Competencias relacionadas con el empleo', 'skills'],
    ['Principais competências', 'skills'],
    ['2. Education', 'education'],
    ['EMPLOYMENT HISTORY (most recent first)', 'experience'],
    ['REFS', 'other'],
    ['Qui suis-je ?', 'profile'],
  ])('%s opens %s, too', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    ['WORK HISTROY', 'experience'],
    ['EXPERIANCE', 'experience'],
    ['Compétances', 'skills'],
    ['ESPERIENCIA PROFICIONAL', 'experience'],
    ['ABILIDADES', 'skills'],
    ['ESTUDIOZ', 'education'],
    ['LASER', 'hobbies'],
    ['כישרים', 'skills'],
  ])('%s opens %s where it stands out, misspelt', (text, kind) => {
    expect(standingOutKind(text)).toBe(kind);
  });

  it.each([
    ['Skills and machinery', 'skills'],
    ['Formation et stages divers', 'education'],
    ['Idiomas y viajes', 'languages'],
    ['כישורים ומערכות', 'skills'],
  ])('%s opens %s where it stands apart', (text, kind) => {
    expect(standingOutKind(text)).toBe(kind);
  });

  it.each(['Training and outreach manager', 'Skills and more.', 'Languages and the people who speak them'])(
    '%s does not',
    (text) => {
      expect(standingOutKind(text)).toBeUndefined();
    },
  );

  it.each(['CARER', 'MARIA LOPEZ', 'KWIK TYRES', 'SERVICING', 'Driver'])('%s is no misspelt heading', (text) => {
    expect(standingOutKind(text)).toBeUndefined();
  });
});
