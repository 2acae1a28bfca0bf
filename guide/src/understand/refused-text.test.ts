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

it.each<[Language, string, Need[]]>([
  ['he', 'עוד שלוש שנים לפנסיה, להתכופף הרבה אני לא יכולה, ורכב אין לי', ['physical-work']],
  [
    'fr',
    'mes yeux fatiguent vite, taper au clavier non plus, et les gosses c’est pas la peine',
    ['computer', 'children'],
  ],
])('each of the limits that stand behind one another is heard, in %s: %s', (language, limits, needs) => {
  expect(ruledOut({ language, limits })).toEqual(expect.arrayContaining(needs));
});

it.each<[Language, string, Need[]]>([
  // What it is stands first, and that it can't be behind a few words.
  ['en', 'on my feet for long I can’t', ['standing']],
  ['he', 'לעמוד הרבה אני לא יכול', ['standing']],
  ['es', 'de pie toda la mañana no puedo', ['standing']],
  ['pt', 'instagram e essas coisas também não', ['social-media']],
  // “Instead” denies nothing behind it, and fear that is denied is none.
  ['en', 'driving people around instead', []],
  ['en', 'heights don’t scare me', []],
  // In the third person, as who fills in a form for somebody else writes.
  ['es', 'No maneja', ['car']],
  ['pt', 'Não dirige', ['car']],
  ['fr', 'Ne conduit pas', ['car']],
  // Conjugated “not”.
  ['he', 'ברשתות חברתיות איני משתתפת', ['social-media']],
  // Meat is no driving licence.
  ['es', 'No como carne', []],
])('a note rules out what it names, in %s: %s', (language, notes, needs) => {
  expect(ruledOut({ language, notes })).toEqual(needs);
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
