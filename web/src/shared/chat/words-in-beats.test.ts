import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wordsInBeats } from './words-in-beats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells the first word at once, and those that follow closely together', () => {
  const told: string[] = [];
  const { hear } = wordsInBeats((text) => told.push(text));
  for (const word of ['One', ' two', ' three']) hear(word);
  expect(told).toEqual(['One']);
  vi.runAllTimers();
  expect(told).toEqual(['One', ' two three']);
  hear(' four');
  expect(told).toEqual(['One', ' two three', ' four']);
});

it('leaves nothing behind at its end', () => {
  const told: string[] = [];
  const { hear, end } = wordsInBeats((text) => told.push(text));
  hear('One');
  hear(' two');
  end();
  expect(told).toEqual(['One', ' two']);
  expect(vi.getTimerCount()).toBe(0);
  end();
  vi.runAllTimers();
  expect(told).toEqual(['One', ' two']);
});
