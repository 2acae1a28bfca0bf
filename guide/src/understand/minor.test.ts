import { describe, expect, it } from 'vitest';
import { isMinor } from './minor.ts';

describe('somebody too young', () => {
  it.each([
    'I am 14 years old',
    "I'm fourteen years old",
    'im 15',
    "I'm 13 and I want to start",
    'J’ai 14 ans',
    'j’ai quinze ans',
    'Tengo 15 años',
    'Tengo catorce años',
    'Tenho 13 anos',
    'אני בת 14',
    'אני בן ארבע עשרה',
    'Escribo desde Lima, tengo 15 años',
    'hi from leeds im 15',
  ])('is heard: %s', (message) => {
    expect(isMinor(message)).toBe(true);
  });

  it.each([
    'I am 16 years old',
    'I am 34',
    'My son is 14 years old',
    'I am 14 days late',
    'I am 10 minutes late',
    'I have 14 customers',
    'J’ai 14 ans d’expérience',
    'Tengo 15 años de experiencia',
    'Tenho 12 anos de experiência',
    'יש לי 14 לקוחות',
    'I am 15% done',
    'Je répare des vélos depuis ke j’ai 12 ans',
    'J’ai 41 ans et je cuisine depuis que j’ai 10 ans',
    'Pesco desde que tengo 9 años',
    'Quando tenho 15 anos de novo nos sonhos, acordo feliz',
    'אני מתופפת מאז שאני בת 13',
  ])('is not: %s', (message) => {
    expect(isMinor(message)).toBe(false);
  });
});
