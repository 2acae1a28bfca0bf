import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TextQueue } from './text-queue.ts';

async function read(queue: TextQueue): Promise<string[]> {
  const pieces: string[] = [];
  for (let text = await queue.next(); text !== null; text = await queue.next()) pieces.push(text);
  return pieces;
}

it('hands the first pieces on as they come, and gathers those that follow closely', async () => {
  const queue = new TextQueue();
  const reading = read(queue);
  for (let word = 0; word < 60; word += 1) {
    queue.add(`${word} `);
    await delay(1);
  }
  queue.close();
  const pieces = await reading;
  expect(pieces.slice(0, 3)).toEqual(['0 ', '1 ', '2 ']);
  expect(pieces.length).toBeLessThan(40);
  expect(pieces.join('')).toBe(Array.from({ length: 60 }, (_, word) => `${word} `).join(''));
});

it('loses nothing to a reader who comes late', async () => {
  const queue = new TextQueue();
  for (const piece of ['one', ' two']) queue.add(piece);
  queue.close();
  expect(await read(queue)).toEqual(['one two']);
});

it('hands on what is gathered though nothing more comes', async () => {
  const queue = new TextQueue();
  const pieces: (string | null)[] = [];
  for (let word = 0; word < 14; word += 1) {
    queue.add('w');
    pieces.push(await queue.next());
  }
  expect(pieces).toEqual(Array(14).fill('w'));
});
