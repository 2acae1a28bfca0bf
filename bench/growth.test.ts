import { languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { workOf } from './counted-work.ts';
import { readers } from './worst-texts-readers.ts';
import { sceneIn } from './worst-texts-scene.ts';
import { filled } from './worst-texts-texts.ts';

/** What every step of hearing looks at: denials, numbers, things, in many clauses. */
const UNITS = {
  en: 'I don’t work on Saturdays, 5 hours, no car and 3 kids; ',
  he: 'בלי שבתות, 5 שעות, אין לי רכב ושלושה ילדים; ',
  fr: 'je ne travaille pas le samedi, 5 heures, pas de voiture; ',
  es: 'no trabajo los sábados, 5 horas, sin coche y 3 hijos; ',
  pt: 'não trabalho aos sábados, 5 horas, sem carro e 3 filhos; ',
};
/** Parts of the most that a field may hold: at all of it the bench looks, with a clock. */
const PARTS = { less: 1 / 16, twice: 1 / 8 };
/** Twice the text is twice the work; where each clause looks at all others it is four times. */
const MOST_GROWTH = 2.5;

it.each(
  readers.map((reader, at) => ({ reader, name: reader.name, language: languages[at % languages.length] ?? 'en' })),
)(
  'the work of “$name” grows no faster than its text ($language)',
  async ({ reader, language }) => {
    const scene = await sceneIn(language);
    const work = (part: number) => {
      const text = filled(UNITS[language], Math.floor(reader.limit * part));
      return workOf(() => reader.read(text, scene));
    };
    await reader.read(UNITS[language], scene);
    const less = await work(PARTS.less);
    expect(less).toBeGreaterThan(0);
    expect((await work(PARTS.twice)) / less).toBeLessThan(MOST_GROWTH);
  },
  120_000,
);

it('sees reading that grows as the square of its text', async () => {
  const twice = async (count: number) => {
    const words = Array.from({ length: count }, (_one, at) => `w${at}`);
    return workOf(async () => words.filter((word) => words.some((other) => other === `${word}!`)));
  };
  const behind = (count: number) =>
    workOf(async () => Array.from({ length: count }).map((_one, at) => 'a '.repeat(count).slice(at).search(/b/u)));
  expect((await twice(400)) / (await twice(200))).toBeGreaterThan(3);
  expect((await behind(400)) / (await behind(200))).toBeGreaterThan(3);
});
