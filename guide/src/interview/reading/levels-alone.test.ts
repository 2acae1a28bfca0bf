import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { saidIn } from './testing.ts';

it.each<[Language, string, string]>([
  ['en', 'glazing, fairly advanced', 'glazing'],
  ['en', 'C expert', 'C expert'],
  ['he', 'גילוף, די ברמה גבוהה', 'גילוף'],
  ['he', 'גילוף, מתקדם', 'גילוף'],
  ['fr', 'vitrerie, assez avancé', 'vitrerie'],
  ['es', 'tornería, bastante avanzado', 'tornería'],
  ['pt', 'vitrais, bastante avançado', 'vitrais'],
])('how well something is known is no skill besides, in %s: “%s”', (language, message, skill) => {
  expect(saidIn(message, language, 'skills')('skills')).toEqual([skill]);
});
