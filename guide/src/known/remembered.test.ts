import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Doing, Known, KnownResult } from '../guide.ts';
import { rememberedOf } from './remembered.ts';

const doing = (kind: Doing['kind'], more: Partial<Doing> = {}): Doing => ({
  kind,
  day: '2026-01-06',
  title: 'Ask around',
  minutes: 0,
  words: '',
  ...more,
});
const asked: KnownResult = {
  kind: 'people',
  data: {
    rows: ['yes', 'no', 'yes'].map((answer, at) => ({
      id: String(at),
      name: 'Dana',
      asked_on: '2026-01-06',
      answer: answer as 'yes' | 'no',
      words: '',
    })),
  },
  substep_id: '0.0',
  title: 'Ask around',
  step_title: 'Check',
};
const known = (doings: readonly Doing[], results: readonly KnownResult[] = []): Known => ({
  today: '2026-01-08',
  results,
  doings,
  promise: null,
});

const all: Known[] = [
  known([doing('result')], [asked]),
  known([doing('tick'), doing('money', { title: '' })], [asked]),
  known([doing('tick')]),
  known([doing('tick'), doing('tick', { title: 'Write it down' })]),
  known([doing('result')]),
  known([doing('report', { words: 'Long day, but it worked' })]),
  known([doing('hours', { title: '', minutes: 40 })]),
  ...(['go_on', 'change', 'stop'] as const).map((choice) => known([doing('decision', { choice })])),
];

describe.each(languages)('what was done last, in %s', (language) => {
  it('is a sentence of its own for each kind, and names nobody', () => {
    const told = all.map((one) => rememberedOf(one, language));
    expect(new Set(told).size).toBe(all.length);
    for (const text of told) {
      expect(text).toMatch(/^\p{L}.*[.\u2069”״»]$/u);
      expect(text).not.toMatch(/[{}]|Dana|undefined/u);
    }
  });

  it('begins with the day, by its name for a week', () => {
    const at = (day: string) => rememberedOf(known([doing('tick', { day })]), language)?.split(/[,⁨«“״]/u)[0];
    const days = ['2026-01-08', '2026-01-07', '2026-01-06', '2026-01-02', '2026-01-01', '2025-12-01'].map(at);
    expect(new Set(days).size).toBe(days.length);
    expect(days.at(-1)).toMatch(/1/u);
  });
});

it('says nothing where nothing was done', () => {
  expect(rememberedOf(known([]), 'en')).toBeNull();
  expect(rememberedOf(known([doing('report', { title: '' })]), 'en')).toBeNull();
});
