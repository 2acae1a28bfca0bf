import { languages } from '@foothold/contract';
import { describe, expect, it, test } from 'vitest';
import { chatActExamples } from '../../../../scripts/act-examples.mjs';
import { linesIn } from '../../../../scripts/training-data.mjs';
import { loadWords } from '../../../catalogue/load.ts';
import { chatWords } from '../../../chat/words.ts';
import { atFirstTask } from '../first-task.fixture.ts';
import { standingOf } from '../standing.ts';
import packed from './act-weights.json' with { type: 'json' };
import { chatActReader } from './acts.ts';
import { byAct } from './by-act.ts';
import { chatActs } from './classes.ts';

/** Acts that have an answer of their own. */
const ANSWERED = new Set(
  'message example why how customers price afraid notime sum hours budget goal progress next change rules local'.split(
    ' ',
  ),
);
const share = <One>(all: readonly One[], holds: (one: One) => boolean) => all.filter(holds).length / all.length;

test('the weights belong to guide/training: else `npm run guide:train -- --acts` was forgotten', () => {
  expect(packed.data).toBe(chatActExamples().data);
});

describe.each(languages)('what somebody else wrote beside their tasks, %s', (language) => {
  const lines = linesIn(`judge/chat-acts-${language}.tsv`, language);
  const taken = lines.map((line) => ({ ...line, act: chatActReader.likeliest(line.text, 0.5) }));

  it('is taken for what it is, where it is answered by that', () => {
    const sure = taken.filter(({ act }) => act !== null && ANSWERED.has(act));
    expect(sure.length / lines.filter(({ label }) => ANSWERED.has(label)).length).toBeGreaterThan(0.12);
    expect(share(sure, ({ act, label }) => act === label)).toBeGreaterThan(0.75);
  });

  it('hardly ever reads as a cry', () => {
    expect(share(taken, ({ act }) => act === 'cry')).toBeLessThan(0.03);
  });
});

describe.each(languages)('what is said to a message by what it is for, %s', (language) => {
  it('is a text without a gap, or nothing where that helps nobody', async () => {
    const input = await atFirstTask(language, '?');
    const desk = { standing: standingOf(input, await loadWords(language)), chat: chatWords[language], language };
    const said = { asks: [], all: [], times: 0, known: null };
    const given = chatActs.map((act) => ({ act, text: byAct(act, said, desk, [])?.text ?? null }));
    expect(given.flatMap(({ text }) => text ?? []).filter((text) => !/^[^{}]{10,}$/u.test(text))).toEqual([]);
    const answered = given.filter(({ text }) => text !== null).map(({ act }) => act);
    expect(answered).toEqual([...ANSWERED]);
  });
});
