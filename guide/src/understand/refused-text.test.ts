import { emptyProfile, type Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import type { Need } from '../catalogue/schema.ts';
import { limitsOf, refusedText } from './limits.ts';

const ruledOut = (told: Partial<typeof emptyProfile>) => [...limitsOf({ ...emptyProfile, ...told }).ruledOut].sort();

it.each<[Language, string, Need[]]>([
  ['en', 'evenings and weekends', ['evenings', 'weekends']],
  ['en', 'only mornings, no car', ['car', 'evenings']],
  ['en', 'small children at home', []],
  ['fr', 'les escaliers', ['standing']],
  ['he', 'בלי חיות', ['animals']],
  ['pt', 'não posso carregar peso', ['physical-work']],
])('a limit holds as it was told, named or denied, in %s: %s', (language, limits, needs) => {
  expect(ruledOut({ language, limits })).toEqual(needs);
});

it.each<[Language, string, Need]>([
  ['en', 'phone calls stress me out', 'phone'],
  ['he', 'לעבוד עם כלבים', 'animals'],
  ['fr', 'le ménage', 'cleaning'],
  ['es', 'escribir informes', 'writing'],
  ['pt', 'faxina pesada', 'cleaning'],
])('what somebody dislikes is ruled out though no word denies it, in %s: %s', (language, dislikes, need) => {
  expect(ruledOut({ language, dislikes })).toContain(need);
});

it('reads the notes of people from before there were fields for it', () => {
  expect(refusedText({ ...emptyProfile, notes: 'no evenings', limits: 'no car' })).toBe('no evenings\nno car');
  expect(refusedText({ ...emptyProfile, language: 'fr', notes: 'Plus de couture.' })).toContain(
    'pas de Plus de couture',
  );
});
