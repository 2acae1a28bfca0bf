import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { contextFor } from '../../checks/ask.ts';
import { peopleIn } from '../../checks/golden/people.ts';
import { fallbackGuide } from '../../fallback-guide.ts';
import type { GuideContext } from '../../guide.ts';
import type { Models, Prompt } from '../ask.ts';
import { atNoon, planned, replying, speaking, told } from '../testing/talk-on-model.ts';
import { promptedGuide } from '../guide.ts';
import { dataIn } from '../testing/data-in.ts';
import { scriptedModels } from '../testing/scripted-models.ts';
import { ideasAnswer, wireIdeas } from '../testing/written-ideas.ts';
import type { Finding, JudgeClass } from './finding.ts';

const builtIn = builtInGuide();
const { profile, plan } = await planned();

type Sentence = { n: number; text: string };

/** A judge that refuses the sentences a pattern finds; null = it gives no verdict. */
function judging(bad: RegExp | null, problem: JudgeClass = 'unsafe') {
  const read: string[][] = [];
  const judge: NonNullable<Models['judge']> = (prompt) => {
    const sentences = dataIn<Sentence[]>(prompt, 'answer');
    read.push(sentences.map(({ text }) => text));
    const findings = sentences.filter(({ text }) => bad?.test(text)).map(({ n }): Finding => ({ n, problem }));
    return Promise.resolve(bad === null ? null : findings);
  };
  return { judge, read };
}

async function said(answers: readonly string[], judge: Models['judge'], context: GuideContext = atNoon) {
  let answer = 0;
  const { models, asked } = speaking(() => answers[Math.min(answer++, answers.length - 1)] ?? '');
  const guide = fallbackGuide(promptedGuide(judge ? { ...models, judge } : models, builtIn), builtIn);
  const input = { profile, plan, stepId: '0', history: [], message: 'Where could I put up a note?' };
  const { done, all } = await told(guide.stepChat(input, context));
  return { done, asked, deltas: all.flatMap((event) => (event.type === 'delta' ? [event.text] : [])) };
}

const GOOD = 'Put one note up at the library and count who asks. Then ask two neighbours what they would pay for it.';
const BAD = 'Ring the mayor at midnight and sing to him.';

describe('a reply with a judge', () => {
  it('is read behind what its writer was told, as much of it marked as staying', async () => {
    const told: Prompt[] = [];
    const judge: NonNullable<Models['judge']> = (prompt) => {
      told.push(prompt);
      return Promise.resolve([]);
    };
    const { asked } = await said([replying(GOOD)], judge);
    expect(told.length).toBeGreaterThan(1);
    for (const { stable, messages } of told) {
      expect(stable).toBe(asked[0]?.stable);
      expect(messages[0]?.content.startsWith(asked[0]?.messages[0]?.content ?? '-')).toBe(true);
    }
  });

  it('waits for its first sentence to pass, and shows the rest in stretches', async () => {
    const { judge, read } = judging(/mayor/u);
    const { done, deltas } = await said([replying(GOOD)], judge);
    expect(done).toMatchObject({ text: GOOD, meta: { source: 'model', warnings: [] } });
    expect(deltas[0]).toBe('Put one note up at the library and count who asks.');
    expect(read[0]).toEqual([deltas[0]]);
  });

  it('that is refused before a word was shown is asked for once more with the reason', async () => {
    const { judge } = judging(/mayor/u);
    const { done, asked } = await said([replying(`${BAD} ${GOOD}`), replying(GOOD)], judge);
    expect(done).toMatchObject({ text: GOOD, meta: { source: 'model' } });
    expect((asked[1] as Prompt).messages.at(-1)?.content).toMatch(/may do harm.*mayor/su);
  });

  it('that is refused twice is the built-in guide’s', async () => {
    const { judge } = judging(/mayor/u);
    const { done, asked } = await said([replying(BAD)], judge);
    expect(asked).toHaveLength(2);
    expect(done.meta).toMatchObject({ source: 'builtin' });
    expect(done.text).not.toContain('mayor');
  });

  it('that goes wrong in its middle breaks off, with the built-in guide’s behind', async () => {
    const { judge } = judging(/mayor/u);
    const { done } = await said([replying(`${GOOD} ${BAD}`)], judge);
    expect(done.text).toMatch(/^Put one note up at the library and count who asks\./u);
    expect(done.text).not.toContain('mayor');
    expect(done.meta).toMatchObject({ source: 'mixed', warnings: ['refused'] });
  });

  it('loses its chips and its change when those are refused', async () => {
    const { judge } = judging(/Delete/u, 'pretended');
    const change = { kind: 'plan', request: 'Delete all of it', field: null, value: null, reason: null };
    const { done } = await said([replying(GOOD, { suggested_change: change })], judge);
    expect(done).toMatchObject({ text: GOOD });
    expect(done.suggestedChange).toBeUndefined();
  });

  it('is shown when the judge gives no verdict', async () => {
    const { judge } = judging(null);
    const { done } = await said([replying(`${BAD} ${GOOD}`)], judge);
    expect(done).toMatchObject({ text: `${BAD} ${GOOD}`, meta: { source: 'model' } });
  });
});

describe('ideas with a judge', () => {
  it('are told when they have passed; one that is refused is asked for once more, then the built-in guide’s', async () => {
    const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
    const shown: string[] = [];
    const [first] = wireIdeas(3);
    const { judge } = judging(new RegExp(first!.title, 'u'), 'deceit');
    const { models, asked } = scriptedModels([
      { object: ideasAnswer(wireIdeas(3)) },
      { object: ideasAnswer([first!]) },
    ]);
    const answer = await promptedGuide({ ...models, judge }, builtIn).recommend(
      { profile: nurse.profile, mode: 'brainstorm', already: [], count: 3, onIdea: ({ title }) => shown.push(title) },
      contextFor('en', nurse),
    );
    expect(asked[0]?.issues.map((issues) => /deceive/u.test(issues.join('\n')))).toEqual([true, true]);
    expect(shown).toEqual(answer.value.map(({ title }) => title));
    expect(shown).not.toContain(first!.title);
    expect(answer.value.map(({ fit }) => fit.source)).toEqual(['model', 'model', 'builtin']);
  });
});
