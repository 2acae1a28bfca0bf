import { type AskedField, emptyProfile, type Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { dayInUtc } from '../text/calendar.ts';
import { keptOf } from './kept.ts';
import { wordsOf } from './reading/refusals.ts';

/** What is kept of a message, as `field: words`, with what was not understood as a note. */
function keptIn(language: Language, asked: AskedField | null, message: string): string[] {
  const heard = { asked, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
  const { kept, unread } = keptOf(message, emptyProfile, heard, false);
  return [...kept.map((one) => `${one.field}: ${wordsOf(one)}`), ...unread.map((text) => `notes: ${text}`)];
}

it.each([
  ['en', 'i do not feel like going back to teaching toddlers', /not/u],
  ['es', 'no tengo ganas de volver a cuidar ancianos', /no tengo/u],
  ['fr', 'je n’ai pas envie de retourner garder des enfants', /pas/u],
  ['pt', 'não tenho vontade de voltar a cuidar de crianças', /não/u],
  ['he', 'אין לי חשק לחזור ללמד ילדים', /אין/u],
] as const)('notes in %s what is denied with its denial: “%s”', (language, message, denial) => {
  for (const asked of [null, 'skills', 'goals'] as const) {
    const kept = keptIn(language, asked, message);
    for (const one of kept) expect(one).toMatch(denial);
  }
});

it.each([
  ['en', 'i have 150 to spend'],
  ['es', 'tengo 150 para gastar'],
  ['fr', "j'ai 150 à dépenser"],
  ['pt', 'tenho 150 para gastar'],
  ['he', 'יש לי 150 להתחלה'],
] as const)('hears in %s what there is to spend, and notes no number alone: “%s”', (language, message) => {
  const kept = keptIn(language, null, message);
  expect(kept).toContain('budget_per_month: 150');
  expect(kept.filter((one) => /^notes: \P{L}*$/u.test(one))).toEqual([]);
});

it.each([
  ['en', 'no cleaning for money'],
  ['es', 'no puedo levantar peso'],
  ['fr', "pas de ménage pour l'argent"],
  ['pt', 'sem limpar casas por dinheiro'],
  ['he', 'לא ניקיון בשביל כסף'],
] as const)('hears in %s no lack of money in what is done for it, or weighs: “%s”', (language, message) => {
  for (const asked of [null, 'budget_per_month', 'limits'] as const)
    expect(keptIn(language, asked, message)).not.toContain('budget_per_month: 0');
});

it.each([
  ['en', 'no money to put in'],
  ['es', 'sin un peso para poner'],
  ['fr', "pas d'argent à mettre"],
  ['pt', 'sem dinheiro para pôr'],
  ['he', 'אין לי כסף להשקיע'],
] as const)('hears in %s that there is none: “%s”', (language, message) => {
  expect(keptIn(language, 'budget_per_month', message)).toContain('budget_per_month: 0');
});
