import { expect, it } from 'vitest';
import { ModelFailure } from '../ask.ts';
import { dataIn } from '../testing/data-in.ts';
import { scriptedModels } from '../testing/scripted-models.ts';
import { condense } from './condense.ts';
import { atNoon } from '../testing/talk-on-model.ts';

const turns = [
  { sender: 'user' as const, content: 'I asked two neighbours.' },
  { sender: 'foothold' as const, content: 'What did they say?' },
];

it('condenses what was said, with what was remembered before', async () => {
  const { models, asked } = scriptedModels([{ object: { summary: ' The person asked\ntwo **neighbours**. ' } }]);
  expect((await condense(models)({ summary: 'Earlier.', turns }, atNoon)).value).toBe(
    'The person asked two **neighbours**.',
  );
  const [{ prompt }] = asked as [(typeof asked)[0]];
  expect(dataIn(prompt, 'earlier')).toEqual({ summary: 'Earlier.' });
  expect(dataIn(prompt, 'talk')).toEqual([
    { from: 'person', text: 'I asked two neighbours.' },
    { from: 'you', text: 'What did they say?' },
  ]);
});

it('keeps at most 120 words, and no link', async () => {
  const { models } = scriptedModels([{ object: { summary: `[a](https://e.example) ${'b '.repeat(300)}` } }]);
  const { value } = await condense(models)({ turns }, atNoon);
  expect(value?.split(' ')).toHaveLength(120);
  expect(value?.startsWith('a b b')).toBe(true);
});

it('asks again when it is empty or repeats the instructions, and fails then', async () => {
  const { models, asked } = scriptedModels(({ instructions }, attempt) => ({
    summary: attempt === 0 ? ' ' : instructions,
  }));
  await expect(condense(models)({ turns }, atNoon)).rejects.toBeInstanceOf(ModelFailure);
  expect(asked[0]!.issues).toHaveLength(2);
});
