import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, planIn } from './test-plan.fixture.ts';

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

describe('what is said behind a colon', () => {
  it.each<[Language, string, string]>([
    ['en', 'Add a task: call my cousin Lea', 'call my cousin Lea'],
    ['he', 'להוסיף משימה: להתקשר לבת דודה לאה', 'להתקשר לבת דודה לאה'],
    ['fr', 'Ajoute une tâche : appeler ma cousine Léa', 'appeler ma cousine Léa'],
    ['es', 'Añade una tarea: llamar a mi prima Lea', 'llamar a mi prima Lea'],
    ['pt', 'Adicione uma tarefa: ligar para minha prima Lea', 'ligar para minha prima Lea'],
  ])('is the task that is added (%s)', async (language, feedback, task) => {
    const { changes } = await adapted(await planIn(language), feedback);
    expect(changes.filter(({ kind }) => kind === 'added').map(({ title }) => title.includes(task))).toEqual([true]);
  });
});

describe('what gives way to something else', () => {
  it('is, of tasks that are named alike, the one that what comes instead speaks of too', async () => {
    const plan = await planIn('pt');
    const { draft } = await adapted(plan, 'prefiro telefonar para as dez pessoas em vez de escrever');
    const titles = draft?.steps.flatMap(({ substeps }) => substeps.map(({ title }) => title)) ?? [];
    expect(titles).toContain('Escrever a oferta em uma frase');
    expect(titles).not.toContain('Escrever para dez pessoas, uma por uma');
  });

  it('is none where that does not tell', async () => {
    const { draft } = await adapted(await planIn('pt'), 'prefiro cantar em vez de escrever');
    expect(draft).toBeNull();
  });
});
