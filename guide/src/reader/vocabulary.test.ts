import { expect, it } from 'vitest';
import { FEWER, featuresOf, wordsIn } from './features.ts';
import { Vocabulary } from './vocabulary.ts';

it.each([
  'Where do I buy jars, jars with lids? Somebody pays late!!!',
  "Combien coûte l'étal, et où vendre mes gâteaux ?",
  '¿Cuánto cobro por clase si el alumno paga tarde?',
  'Quanto cobro pelo bolo, se a cliente não pagar?',
  'כמה לבקש על שיעור, ומה אם התלמיד לא משלם?',
  '',
])('brings what the features of a text are, its words taken apart once: %s', (text) => {
  const words = wordsIn(text);
  const vocabulary = new Vocabulary();
  const brought = new Set<number>();
  const numbers: number[] = [];
  for (let time = 0; time < 2; time += 1)
    vocabulary.read(words, { word: (number) => numbers.push(number), pair: (bucket) => brought.add(bucket) });
  const { buckets } = vocabulary;
  for (const number of numbers) for (const bucket of buckets[number] ?? []) brought.add(bucket);
  expect(brought).toEqual(new Set(featuresOf(words, FEWER).flatMap((one) => [...one.buckets])));
  expect(buckets).toHaveLength(new Set(words).size);
});
