import { languages } from '@foothold/contract';
import { describe, expect, it, test } from 'vitest';
import { planActExamples } from '../../../scripts/act-examples.mjs';
import { linesIn } from '../../../scripts/training-data.mjs';
import packed from './acts/act-weights.json' with { type: 'json' };
import { planActReader } from './acts/acts.ts';
import { learntAsk } from './learnt.ts';
import { adapted, planIn, substepsOf } from './test-plan.fixture.ts';

test('the weights belong to guide/training: else `npm run guide:train -- --acts` was forgotten', () => {
  expect(packed.data).toBe(planActExamples().data);
});

describe.each(languages)('what somebody else wants changed, %s', (language) => {
  const lines = linesIn(`judge/plan-acts-${language}.tsv`, language);

  it('is taken for what it is, where it is taken for a change', () => {
    const taken = lines
      .map((line) => ({ ...line, act: planActReader.likeliest(line.text, 0.45) }))
      .filter(({ act }) => act !== null && act !== 'none');
    expect(taken.length / lines.length).toBeGreaterThan(0.15);
    expect(taken.filter(({ act, label }) => act === label).length / taken.length).toBeGreaterThan(0.65);
  });

  it('is nothing in what asks for no change', () => {
    const idle = lines.filter(({ label }) => label === 'none');
    expect(idle.filter(({ text }) => learntAsk(text) !== null).length).toBeLessThanOrEqual(1);
  });
});

test('less is taken from those who want less, however they say it, and hardly from anybody else', () => {
  const less = ['less', 'shorter', 'easier'];
  const lines = languages.flatMap((language) => linesIn(`judge/plan-acts-${language}.tsv`, language));
  const taken = lines.filter(({ text }) => {
    const intent = learntAsk(text)?.wishes[0]?.wish.intent;
    return intent !== undefined && intent !== 'more-time';
  });
  const right = taken.filter(({ label }) => less.includes(label));
  expect(right.length / lines.filter(({ label }) => less.includes(label)).length).toBeGreaterThan(0.2);
  expect(right.length / taken.length).toBeGreaterThan(0.85);
});

test('the tasks are cut for those who have minutes at once, though no list has their words', async () => {
  const met = await Promise.all(
    languages.map(async (language) => {
      const plan = await planIn(language);
      const longest = Math.max(...substepsOf(plan).map(({ minutes }) => minutes));
      const short = linesIn(`judge/plan-acts-${language}.tsv`, language).filter(({ label }) => label === 'sitting');
      const answers = await Promise.all(short.map(({ text }) => adapted(plan, text)));
      return answers.map(
        ({ draft }) => draft !== null && Math.max(...substepsOf(draft).map(({ minutes }) => minutes)) < longest,
      );
    }),
  );
  expect(met.flat().filter(Boolean).length / met.flat().length).toBeGreaterThan(0.5);
});

test('what a grandson will not do any more splits no tasks', async () => {
  const { draft } = await adapted(await planIn('en'), 'my grandson won’t speak Hebrew with me any more');
  expect(draft).toBeNull();
});
