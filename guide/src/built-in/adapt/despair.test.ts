import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { careFor } from '../../care/care.ts';
import { adapted, planIn } from './test-plan.fixture.ts';

const despair: readonly (readonly [Language, string])[] = [
  ['en', 'everything is too hard, I don’t want to be around any more'],
  ['he', 'הכול קשה מדי, כבר לא בא לי להיות כאן'],
  ['fr', 'tout est trop dur, je n’ai plus envie d’être là'],
  ['es', 'todo es demasiado difícil, quiero desaparecer'],
  ['pt', 'é demais pra mim, queria sumir de vez'],
];
const load: readonly (readonly [Language, string])[] = [
  ['en', 'It is too much for me this month'],
  ['he', 'זה יותר מדי בשבילי'],
  ['fr', 'C’est trop pour moi'],
  ['es', 'Es demasiado para mí'],
  ['pt', 'É demais para mim'],
];

/** What is said first to somebody who writes this, without the numbers of where they live. */
const firstOf = (text = '') => text.split('\n\n')[0];

describe('a complaint beside what may be despair', () => {
  it.each(despair)('is answered with care and no proposal in %s', async (language, said) => {
    const { draft, changes, notice } = await adapted(await planIn(language), said);
    expect([draft, changes]).toEqual([null, []]);
    expect(firstOf(notice)).toBe(firstOf(careFor(said, language)?.text));
    expect(notice?.split('\n\n')).toHaveLength(2);
  });

  it.each(load)('is a wish for less where nothing speaks of despair in %s', async (language, said) => {
    const { draft } = await adapted(await planIn(language), said);
    expect(draft).not.toBeNull();
  });

  it('leaves what is asked for by name', async () => {
    const { draft, notice } = await adapted(
      await planIn('en'),
      'everything is too hard, I don’t want to be around any more. Only 2 hours a week please',
    );
    expect(draft).not.toBeNull();
    expect(firstOf(notice)).toBe(
      firstOf(careFor('everything is too hard, I don’t want to be around any more', 'en')?.text),
    );
  });
});
