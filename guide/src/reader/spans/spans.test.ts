import { describe, expect, it } from 'vitest';
import { factDigest, factMessages } from '../../../scripts/fact-examples.mjs';
import { peopleOf, readMarks } from '../../../scripts/people.mjs';
import { attributeFeatures, attributes, attributesOf } from './attributes.ts';
import packed from './fact-weights.json' with { type: 'json' };
import { factKinds, firstOf, furtherOf, LABELS, mayFollow } from './kinds.ts';
import { bestLabels, chainOf, emissionsOf, spansOf, START, stepsOf } from './tagger.ts';
import { tokenFeatures } from './token-features.ts';
import { tokensOf } from './tokens.ts';
import { trainAttributes } from './train-attributes.ts';
import { trainTagger } from './train-tagger.ts';

const textsOf = (text: string) => tokensOf(text).map((token) => token.text);
const setting = { asked: 'free', language: 'en', hints: [] } as const;
const featuresOf = (text: string) => tokenFeatures(tokensOf(text), setting);

describe('tokens', () => {
  it.each([
    ['j’aide d’autres, 34ans', ['j’', 'aide', 'd’', 'autres', ',', '34', 'ans']],
    ["o'clock isn't 1,500.50€", ["o'clock", "isn't", '1,500.50', '€']],
    ['צה"ל\n\nב־5', ['צה"ל', '\n\n', 'ב', '־', '5']],
    ['', []],
  ])('of %j', (text, tokens) => {
    expect(textsOf(text)).toEqual(tokens);
  });

  it('say where they stand', () => {
    const text = 'a beekeeper, 61 …';
    for (const { from, to, text: written } of tokensOf(text)) expect(text.slice(from, to)).toBe(written);
  });
});

describe('marks', () => {
  it.each(['en', 'he', 'fr', 'es', 'pt'])('of the people in %s are well formed', (language) => {
    const { people, wrong } = peopleOf(language);
    expect(wrong).toEqual([]);
    expect(people.length).toBeGreaterThan(100);
  });

  it('come off the line and keep their places', () => {
    const { text, marks, wrong } = readMarks('im [age 58], sister is [job.other.past nurse]');
    expect([text, wrong]).toEqual(['im 58, sister is nurse', []]);
    expect(marks.map(({ kind, attributes: given, start, end }) => [kind, given, text.slice(start, end)])).toEqual([
      ['age', [], '58'],
      ['job', ['other', 'past'], 'nurse'],
    ]);
  });

  it.each(['[colour red]', '[age.often 3]', '[age 3', '[job  cook ]'])('that are malformed are told: %s', (line) => {
    expect(readMarks(line).wrong).not.toEqual([]);
  });
});

/** The probability of every labelling of two tokens, one by one. */
function byHand(emissions: Float64Array, steps: Float64Array) {
  const all = Array.from({ length: LABELS * LABELS }, (_, at) => {
    const [first, second] = [Math.floor(at / LABELS), at % LABELS];
    const sum =
      (emissions[first] ?? 0) +
      (emissions[LABELS + second] ?? 0) +
      (steps[START * LABELS + first] ?? 0) +
      (steps[first * LABELS + second] ?? 0);
    return { first, second, weight: Math.exp(sum) };
  });
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.map((one) => ({ ...one, weight: one.weight / total }));
}

describe('the chain', () => {
  const emissions = Float64Array.from({ length: 2 * LABELS }, (_, at) => Math.sin(at * 7));
  const steps = stepsOf(Array.from({ length: (LABELS + 1) * LABELS }, (_, at) => Math.cos(at * 3)));
  const all = byHand(emissions, steps);

  it('gives each label the sum of the labellings that have it', () => {
    const { marginals } = chainOf(emissions, steps);
    for (let label = 0; label < LABELS; label += 1) {
      const sum = all.filter(({ second }) => second === label).reduce((most, { weight }) => most + weight, 0);
      expect(marginals[LABELS + label]).toBeCloseTo(sum, 9);
    }
  });

  it('finds the likeliest labelling, and no kind that goes on before it began', () => {
    const best = all.reduce((most, one) => (one.weight > most.weight ? one : most));
    expect(bestLabels(emissions, steps)).toEqual([best.first, best.second]);
    expect(mayFollow(0, furtherOf(3)) || mayFollow(firstOf(2), furtherOf(3))).toBe(false);
  });

  it('makes runs of one kind a span, as sure as its least sure token', () => {
    const labels = [0, firstOf(1), furtherOf(1), firstOf(1)];
    const marginals = new Float64Array(4 * LABELS);
    for (const [at, label] of labels.entries()) marginals[at * LABELS + label] = 1 - at / 10;
    expect(spansOf(labels, marginals)).toEqual([
      { kind: 1, from: 1, to: 3, sureness: 0.8 },
      { kind: 1, from: 3, to: 4, sureness: 0.7 },
    ]);
  });
});

describe('learning', () => {
  const job = factKinds.indexOf('job');
  const examples = ['i am a cook', 'i am a glazier here', 'she was a cook', 'i was a diver'].map((text) => ({
    features: featuresOf(text),
    labels: textsOf(text).map((_, at) => (at === 3 ? firstOf(job) : 0)),
  }));
  const options = { epochs: 20, rate: 0.1, decay: 0, ease: 0.01, hidden: 0, averaged: 1, fewest: 1 };

  it('hears a word it never met where such words stand', () => {
    const weights = trainTagger(examples, options);
    const emissions = emissionsOf(featuresOf('i am a falconer'), weights);
    expect(bestLabels(emissions, stepsOf(weights.steps))).toEqual([0, 0, 0, firstOf(job)]);
  });

  it('gives the same weights each time', () => {
    const [one, other] = [trainTagger(examples, options), trainTagger(examples, options)];
    expect(one.steps).toEqual(other.steps);
    expect(one.tokens.every((weight, at) => weight === other.tokens[at])).toBe(true);
  });

  it('tells whose a fact is by what stands around it', () => {
    const span = { kind: job, from: 3, to: 4 };
    const stretchOf = (text: string) => attributeFeatures(tokensOf(text), span, 'free');
    const marked = [
      ['my brother is cook', true],
      ['i am a cook', false],
      ['my brother is baker', true],
      ['i was a baker', false],
    ] as const;
    const weights = trainAttributes(
      marked.map(([text, isOthers]) => ({
        buckets: stretchOf(text),
        holds: attributes.map((name) => name === 'other' && isOthers),
      })),
      { epochs: 20, rate: 0.1, decay: 0, ease: 0.01, positive: 1 },
    );
    expect(attributesOf(stretchOf('my brother is glazier'), weights).manners.other).toBeGreaterThan(0.5);
    expect(attributesOf(stretchOf('i am a glazier'), weights).manners.other).toBeLessThan(0.5);
  });
});

describe('the weights', () => {
  it('belong to the people in guide/training: else `npm run guide:train` was forgotten', () => {
    expect(packed.data).toBe(factDigest(factMessages().filter(({ part }) => part === 'train')));
  });
});
