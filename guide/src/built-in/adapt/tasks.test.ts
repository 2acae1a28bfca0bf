import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, planIn } from './test-plan.ts';

async function stepsLeft(language: Language, feedback: string): Promise<number[] | undefined> {
  const { draft } = await adapted(await planIn(language), feedback);
  return draft?.steps.map((step) => Number(step.key) + 1);
}

describe('a step called by its place', () => {
  it.each<[Language, string, number[]]>([
    ['en', 'drop the second step', [1, 3, 4, 5]],
    ['en', 'remove step 5', [1, 2, 3, 4]],
    ['en', 'skip the last step', [1, 2, 3, 4]],
    ['he', 'להוריד את השלב השני', [1, 3, 4, 5]],
    ['fr', 'supprimer la deuxième étape', [1, 3, 4, 5]],
    ['es', 'quitar el segundo paso', [1, 3, 4, 5]],
    ['pt', 'tirar o segundo passo', [1, 3, 4, 5]],
  ])('%s: %s', async (language, feedback, left) => {
    expect(await stepsLeft(language, feedback)).toEqual(left);
  });

  it.each<[Language, string]>([
    ['en', 'What a lovely day'],
    ['he', 'איזה יום יפה'],
    ['fr', 'Quelle belle journée'],
    ['es', 'Qué día tan bonito'],
    ['pt', 'Que dia lindo'],
  ])('changes nothing for small talk in %s', async (language, feedback) => {
    expect(await stepsLeft(language, feedback)).toBeUndefined();
  });

  it('changes nothing when no step has that number', async () => {
    expect(await stepsLeft('en', 'drop step 9')).toBeUndefined();
  });
});
