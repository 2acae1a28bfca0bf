import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, planIn, refsOf, substepsOf } from './test-plan.fixture.ts';

describe('who wants less and tells the minutes they get at once', () => {
  it.each<[Language, string]>([
    ['en', 'the twins nap for 25 minutes and then it is over, this is too much for me'],
    ['he', 'התאומים נרדמים ל-25 דקות וזהו, זה יותר מדי בשבילי'],
    ['fr', 'les jumeaux dorment 25 minutes et c’est fini, c’est trop pour moi'],
    ['es', 'los gemelos duermen 25 minutos y ya está, es demasiado para mí'],
    ['pt', 'os gêmeos dormem 25 minutos e acabou, é demais para mim'],
  ])('has the tasks cut and none taken out, in %s: %s', async (language, message) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, message);
    const kept = new Set(refsOf(draft));
    expect(draft && Math.max(...substepsOf(draft).map(({ minutes }) => minutes))).toBeLessThanOrEqual(25);
    expect(substepsOf(plan).filter(({ ref }) => ref !== null && !kept.has(ref))).toEqual([]);
  });
});

describe('one task that is to be parted, whichever', () => {
  it.each<[Language, string]>([
    ['en', 'split one task into two'],
    ['he', 'תחלק משימה אחת לשתיים'],
    ['fr', 'coupe une tâche en deux'],
    ['es', 'divide una tarea en dos'],
    ['pt', 'divide uma tarefa em duas'],
  ])('is the next, and no other changes, in %s: %s', async (language, message) => {
    const { changes } = await adapted(await planIn(language), message);
    expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'added']);
  });

  it('is all of them where they are to be short', async () => {
    const { draft } = await adapted(await planIn('en'), 'no single task over 20 minutes');
    expect(draft && Math.max(...substepsOf(draft).map(({ minutes }) => minutes))).toBeLessThanOrEqual(20);
  });
});
