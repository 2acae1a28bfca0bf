import { type Language, languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { needLines } from '../../scripts/training-data.mjs';
import { careFor } from '../care/care.ts';
import { careBesideLimits } from './care-beside-limits.ts';

it.each(languages)(
  'limits of work are seldom taken for danger, and more seldom than without being heard, in %s',
  (language) => {
    const limits = needLines(language).filter(({ label }) => label !== '-');
    const share = (isHeard: (text: string) => boolean) =>
      limits.filter(({ text }) => isHeard(text)).length / limits.length;
    const beside = share((text) => careBesideLimits(text, language, '', false) !== null);
    expect(beside).toBeLessThan(0.16);
    expect(beside).toBeLessThanOrEqual(share((text) => careFor(text, language) !== null));
  },
);

it.each<[Language, string]>([
  ['en', 'I can’t drive, and I want to kill myself'],
  ['fr', 'Pas de téléphone, mon mari me frappe tous les soirs'],
  ['es', 'no puedo cargar peso. Quiero morirme.'],
])('danger beside a limit is heard, in %s: %s', (language, message) => {
  expect(careBesideLimits(message, language, '', false)).not.toBeNull();
});
