import { type Language, languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { dailyLines, familyLines, judgeLines, lifeLines, needLines, softLines } from '../../scripts/training-data.mjs';
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

it.each<[Language, kept: string, own: string]>([
  [
    'en',
    'My uncle won’t let me leave the kitchen and keeps what I earn',
    'I can’t work Sundays, my wife has the car then',
  ],
  ['he', 'הדוד לא נותן לי לצאת מהמטבח ולוקח את כל מה שאני מרוויחה', 'אני לא עובד בשבת, הרכב אצל אשתי'],
  [
    'fr',
    'Mon oncle garde mes papiers et ne me laisse pas sortir de la cuisine',
    'Je ne travaille pas le dimanche, mon oncle a la voiture',
  ],
  ['es', 'Mi tío no me deja salir de la cocina y se queda mi sueldo', 'Los domingos no trabajo, mi mujer usa el coche'],
  [
    'pt',
    'Meu tio não me deixa sair da cozinha e fica com meu salário',
    'No domingo não trabalho, o carro fica com minha mulher',
  ],
])('a limit that others set who keep somebody is asked about, in %s', (language, kept, own) => {
  expect(careBesideLimits(kept, language, '', false)).not.toBeNull();
  expect(careBesideLimits(own, language, '', false)).toBeNull();
});

it.each<[Language, cry: string, plain: string]>([
  [
    'en',
    'I don’t do ladders and most evenings I count out my pills and want it all to end',
    'I don’t do ladders and most evenings I sit at the piano and play for my neighbours',
  ],
  [
    'he',
    'אני לא נוהגת ובלילות אני עומדת על הגשר ורוצה לקפוץ',
    'אני לא נוהגת ובערבים אני יושבת ליד הפסנתר ומנגנת לשכנים',
  ],
  [
    'fr',
    'je ne conduis pas et le soir je compte mes cachets pour ne plus me réveiller',
    'je ne conduis pas et le soir je joue du piano pour mes voisins de palier',
  ],
  [
    'es',
    'no puedo cargar peso y por las noches cuento las pastillas para no despertar',
    'no puedo cargar peso y por las noches toco el piano para los vecinos',
  ],
  [
    'pt',
    'não conduzo e à noite conto os comprimidos para não acordar mais',
    'não conduzo e à noite toco piano para os vizinhos do prédio',
  ],
])('a cry that an “and” joins to a limit is heard, and a pastime is none, in %s', (language, cry, plain) => {
  expect(careBesideLimits(cry, language, '', false)).not.toBeNull();
  expect(careBesideLimits(plain, language, '', false)).toBeNull();
});

it('what is sure as a whole is never left without an answer', () => {
  const sure = languages
    .flatMap((language) => needLines(language).map(({ text }) => ({ text, language })))
    .filter(({ text, language }) => careFor(text, language)?.sure);
  expect(sure.length).toBeGreaterThan(10);
  expect(sure.filter(({ text, language }) => careBesideLimits(text, language, '', false) === null)).toEqual([]);
});

it('a limit among other things hardly ever excuses a cry', () => {
  const dangers = new Set(['self', 'violence', 'exploited', 'health']);
  const cries = languages.flatMap((language) =>
    [judgeLines, dailyLines, familyLines, softLines, lifeLines]
      .flatMap((linesOf) => linesOf(language))
      .filter(({ label, text }) => dangers.has(label) && careFor(text, language) !== null)
      .map(({ text }) => ({ text, language })),
  );
  const excused = cries.filter(({ text, language }) => careBesideLimits(text, language, '', false) === null);
  expect(cries.length).toBeGreaterThan(600);
  expect(excused.length / cries.length).toBeLessThan(0.008);
});
