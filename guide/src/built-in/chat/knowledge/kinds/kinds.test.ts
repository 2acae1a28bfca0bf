import { languages } from '@foothold/contract';
import { describe, expect, it, test } from 'vitest';
import { kindDigest } from '../../../../../scripts/kind-examples.mjs';
import { type Line, linesIn } from '../../../../../scripts/training-data.mjs';
import { loadAnswers } from '../../../../catalogue/answers/load.ts';
import kinds from '../../../../catalogue/answers/kinds.json' with { type: 'json' };
import { kindOfTopic } from './classes.ts';
import packed from './kind-weights.json' with { type: 'json' };
import { kindsAsked } from './kinds.ts';

test('the weights belong to the ways of asking: else `npm run guide:train -- --kinds` was forgotten', async () => {
  expect(packed.data).toBe(await kindDigest());
});

test('each topic that there is has one kind', async () => {
  const topics = [...(await loadAnswers('en')).keys()];
  expect(Object.values(kinds).flat().toSorted()).toEqual(topics.toSorted());
});

const likeliest = (text: string) => [...kindsAsked(text)].toSorted(([, one], [, other]) => other - one)[0]?.[0];

describe.each(languages)('questions of somebody who saw no ways of asking, %s', (language) => {
  const lines = linesIn(`judge/questions-${language}.tsv`, language);

  it('are known by their kind, four in ten of them at least', () => {
    const asked = lines.filter(({ label }) => label.includes('/'));
    const isKnown = ({ text, label }: Line) =>
      label.split(',').some((topic) => kindOfTopic(topic.trim()) === likeliest(text));
    expect(asked.filter(isKnown).length / asked.length).toBeGreaterThan(0.4);
  });
});
