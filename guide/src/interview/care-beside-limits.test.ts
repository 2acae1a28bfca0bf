import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { careBesideLimits } from './care-beside-limits.ts';

it.each<[Language, string]>([
  ['en', 'I can’t lift since the operation. I did books for 12 years.'],
  ['he', 'לא מוכנה שיצלמו אותי בשום צורה'],
  ['es', 'el polvo me cierra el pecho'],
])('a limit of work is no danger, in %s: %s', (language, message) => {
  expect(careBesideLimits(message, language, '', false)).toBeNull();
});

it.each<[Language, string]>([
  ['en', 'I can’t drive, and I want to kill myself'],
  ['fr', 'Pas de téléphone, mon mari me frappe tous les soirs'],
  ['es', 'no puedo cargar peso. Quiero morirme.'],
])('danger beside a limit is heard, in %s: %s', (language, message) => {
  expect(careBesideLimits(message, language, '', false)).not.toBeNull();
});
