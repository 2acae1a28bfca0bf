import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../chat/words.ts';
import { atFirstTask, blank, type History, replyTo } from './first-task.fixture.ts';
import { reasonFor } from './reason.ts';

const behind = (topic: string): History => [
  { sender: 'user', content: '…' },
  {
    sender: 'foothold',
    content: '…',
    record: { ...blank, answered: { kind: 'explanation', topic, changed: false } },
  },
];

const whys: readonly [Language, string][] = [
  ['en', 'and why those first?'],
  ['he', 'ולמה דווקא הם?'],
  ['fr', 'pourquoi eux d’abord'],
  ['es', '¿y por qué ahí?'],
  ['pt', 'e por que eles?'],
  ['en', 'why like that?'],
  ['he', 'למה ככה?'],
  ['fr', 'pourquoi comme ça ?'],
  ['es', '¿por qué así?'],
  ['pt', 'por que assim?'],
];

/** Reasons that are asked of something else. */
const others: readonly [Language, string][] = [
  ['en', 'why does the glaze crack'],
  ['en', 'why this task'],
  ['he', 'למה הזיגוג נסדק'],
  ['fr', 'pourquoi cette tâche'],
  ['es', 'por qué se raja el esmalte'],
  ['pt', 'por que essa tarefa'],
  ['en', 'why is nobody answering'],
  ['en', 'why is this so hard'],
  ['en', 'why not online'],
  ['en', "why can't I ask more"],
  ['en', 'why so little'],
  ['he', 'למה כל כך הרבה'],
  ['he', 'למה אף אחד לא אוהב אותי'],
  ['fr', 'pourquoi si peu'],
  ['fr', 'pourquoi personne ne m’aime'],
  ['es', '¿por qué nadie me quiere?'],
  ['es', '¿por qué tan poco?'],
  ['pt', 'por que ninguém gosta de mim'],
  ['pt', 'por que tão pouco'],
];

describe('“why?” behind an answer', () => {
  it.each(whys)('is told why one begins with those people, %s: %s', async (language, message) => {
    const { reasons } = chatWords[language];
    expect((await replyTo(language, message, behind('customers/first-ten-contacts'))).text).toContain(
      reasons.customers,
    );
    expect((await replyTo(language, message, behind('price'))).text).toContain(reasons.price);
  });

  it.each(others)('is told nothing of it where something else is asked, %s: %s', async (language, message) => {
    expect(reasonFor(await atFirstTask(language, message, behind('customers')), language)).toBeNull();
  });

  it.each(whys)('is told nothing where no reason is known, %s: %s', async (language, message) => {
    expect(reasonFor(await atFirstTask(language, message, behind('money/deposits')), language)).toBeNull();
  });
});
