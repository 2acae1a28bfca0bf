import { languages } from '@foothold/contract';
import { describe, expect, it, test } from 'vitest';
import { kindDigest } from '../../../../../scripts/kind-examples.mjs';
import { factMessages } from '../../../../../scripts/fact-examples.mjs';
import { type Line, linesIn } from '../../../../../scripts/training-data.mjs';
import { loadAnswers } from '../../../../catalogue/answers/load.ts';
import kinds from '../../../../catalogue/answers/kinds.json' with { type: 'json' };
import { kindOfTopic, NOTHING } from './classes.ts';
import packed from './kind-weights.json' with { type: 'json' };
import { kindsAsked } from './kinds.ts';

test('the weights belong to the ways of asking: else `npm run guide:train -- --kinds` was forgotten', async () => {
  expect(packed.data).toBe(await kindDigest());
});

test('each topic that there is has one kind', async () => {
  const topics = [...(await loadAnswers('en')).keys()];
  expect(Object.values(kinds).flat().toSorted()).toEqual(topics.toSorted());
});

/** The likeliest kind, if anything is asked. */
function likeliest(text: string): string | undefined {
  const kinds = [...kindsAsked(text)].filter(([kind]) => kind !== NOTHING);
  return kinds.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** How likely messages ask for nothing, on an average. */
function nothingIn(messages: readonly { text: string }[]): number {
  return messages.reduce((sum, { text }) => sum + (kindsAsked(text).get(NOTHING) ?? 0), 0) / messages.length;
}

/** Read once: the files of every language are. */
const people = factMessages();

describe.each(languages)('questions of somebody who saw no ways of asking, %s', (language) => {
  const lines = linesIn(`judge/questions-${language}.tsv`, language);

  it('are known by their kind, four in ten of them at least', () => {
    const asked = lines.filter(({ label }) => label.includes('/'));
    const isKnown = ({ text, label }: Line) =>
      label.split(',').some((topic) => kindOfTopic(topic.trim()) === likeliest(text));
    expect(asked.filter(isKnown).length / asked.length).toBeGreaterThan(0.4);
  });

  it('are told apart from what people tell of themselves, who ask for nothing', () => {
    const told = people.filter((one) => one.language === language && one.file === 'people.txt' && one.part === 'test');
    expect(nothingIn(told)).toBeGreaterThan(1.8 * nothingIn(lines));
  });
});
