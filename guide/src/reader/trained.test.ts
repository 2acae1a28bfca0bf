import { describe, expect, it } from 'vitest';
import { dangerExamples, digestOf, lawExamples } from '../../scripts/training-data.mjs';
import { weigh } from './classifier.ts';
import { alarmOf } from './safety.ts';
import danger from './danger-weights.json' with { type: 'json' };
import law from './law-weights.json' with { type: 'json' };
import { train } from './train.ts';
import { pack, unpack } from './unpack.ts';

const options = {
  classes: ['loud', 'quiet'],
  found: new Set(['loud']),
  epochs: 5,
  rounds: 2,
  rate: 0.2,
  decay: 0,
  least: 2,
  most: 1_000,
  smoothing: 0.05,
};
const examples = [
  ...['the roof is on fire', 'fire in the kitchen', 'there is fire everywhere'].map((text) => ({
    label: 'loud',
    text,
  })),
  ...['the soup is ready', 'dinner in the kitchen', 'there is soup for all'].map((text) => ({ label: 'quiet', text })),
];

describe('the weights', () => {
  it('belong to the data in guide/training: else `npm run guide:train` was forgotten', async () => {
    expect(danger.data).toBe(digestOf(await dangerExamples()));
    expect(law.data).toBe(digestOf(await lawExamples()));
  });

  it('come out the same each time', () => {
    const [one, other] = [train(examples, options), train(examples, options)];
    expect(pack(one)).toEqual(pack(other));
  });

  it('are of the features that say most, where there are more than there is room for', () => {
    const most = 20;
    const few = train(examples, { ...options, most });
    expect(few.steps).toHaveLength(most * options.classes.length);
    expect(train(examples, options).steps.length).toBeGreaterThan(few.steps.length);
  });

  it('are learnt without what an earlier round left out', () => {
    const bucketsOf = (rounds: number) => [...train(examples, { ...options, most: 20, rounds }).rows.bits];
    expect(bucketsOf(2)).toEqual(bucketsOf(1));
  });

  it('follow the example that counts more, where two disagree', () => {
    const text = 'there is smoke in the hall';
    const [loud, quiet] = ['loud', 'quiet'].map((label) => ({ text, label }));
    const read = (weights: ReturnType<typeof train>) => weigh(text, weights).scores(0, 6)[0] ?? 0;
    const learnt = (weight: number) =>
      read(train([...examples, { ...loud!, weight }, quiet!], { ...options, least: 1 }));
    expect(learnt(3)).toBeGreaterThan(learnt(1));
    expect(learnt(0.2)).toBeLessThan(learnt(1));
  });

  it('are read as they were written', () => {
    const made = train(examples, options);
    expect(unpack({ ...pack(made), data: '' })).toEqual(made);
  });
});

/** Steps of work, counted on a text that counts how often it is looked at, would tell less than what is read: words. */
describe('reading', () => {
  it('hears what stands between other things, however long they are', () => {
    const story = 'I have worked as a baker for nine years and I like early mornings. '.repeat(20);
    const cry = 'I do not want to live any more and I have written the letters.';
    expect(alarmOf(story).danger).toBeLessThan(0.3);
    expect(alarmOf(`${story}${cry} ${story}`).danger).toBeGreaterThan(0.6);
  });

  it('survives whatever is written', () => {
    for (const text of [
      '',
      ' ',
      '\uD800',
      '🙂'.repeat(2_000),
      '\u0301'.repeat(8_000),
      'a'.repeat(8_000),
      '!'.repeat(8_000),
    ])
      expect(alarmOf(text).danger).toBeGreaterThanOrEqual(0);
  });
});
