import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { askedWith } from './asked.ts';

const asks = (language: Language, message: string) =>
  askedWith(['remove'], message, { history: [], message, spoken: [language] }) !== null;

describe('a denial behind a request', () => {
  it.each<[Language, string]>([
    ['en', 'delete nothing but the second task'],
    ['en', 'remove nothing except the leaflets'],
    ['he', 'תמחק שום דבר חוץ מהמשימה השנייה'],
    ['fr', 'enlève rien que la deuxième tâche'],
    ['es', 'quita nada más la tarea dos'],
    ['pt', 'apaga nada além da tarefa dois'],
  ])('takes back nothing of what it leaves (%s: %s)', (language, message) => {
    expect(asks(language, message)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'delete nothing'],
    ['en', 'don’t delete anything but look at it'],
    ['he', 'תמחק שום דבר'],
    ['fr', 'enlève rien'],
    ['es', 'quita nada'],
    ['es', 'no quites nada más'],
    ['pt', 'apaga nada'],
  ])('takes it back where it leaves nothing (%s: %s)', (language, message) => {
    expect(asks(language, message)).toBe(false);
  });
});
