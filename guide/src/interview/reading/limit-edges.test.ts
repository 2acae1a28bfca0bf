import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { withLimitEdges } from './limit-edges.ts';
import { cleaned, flat } from './message.ts';
import { wordsOf } from './refusals.ts';

const contextOf = (text: string, asked: AskedField | null, language: Language) => ({
  asked,
  language,
  languages: languagesOf(flat(text), language),
  now: Date.UTC(2026, 10, 30),
});

/** What a message says, as pairs of field and words. */
function saidIn(message: string, asked: AskedField | null, language: Language) {
  const text = cleaned(message);
  return hear(text, contextOf(text, asked, language)).said.map((one) => [one.field, wordsOf(one)]);
}

describe('a limit', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'I can make felt slippers but my wrist doesnt let me stitch long',
      'make felt slippers',
      'my wrist doesnt let me stitch long',
    ],
    ['he', 'אני יודעת להכין ריבה אבל הגב לא נותן לי לעמוד הרבה', 'להכין ריבה', 'הגב לא נותן לי לעמוד הרבה'],
    [
      'fr',
      'je sais faire des galettes mais mon dos ne me laisse pas rester debout',
      'faire des galettes',
      'mon dos ne me laisse pas rester debout',
    ],
    [
      'es',
      'sé hacer quesillo pero la cadera no me deja estar de pie',
      'hacer quesillo',
      'la cadera no me deja estar de pie',
    ],
    [
      'pt',
      'sei fazer pamonha mas o joelho não me deixa ficar em pé',
      'fazer pamonha',
      'o joelho não me deixa ficar em pé',
    ],
  ])('begins behind the “but” that turns from a skill, in %s: “%s”', (language, message, skill, limit) => {
    const said = saidIn(message, 'skills', language);
    expect(said).toEqual([
      ['skills', skill],
      ['limits', limit],
    ]);
  });

  it.each<[Language, string, string]>([
    ['en', 'but not on Sundays', 'not on Sundays'],
    ['en', 'and i cannae climb a ladder', 'i cannae climb a ladder'],
    ['he', 'ואני לא יכולה להרים', 'אני לא יכולה להרים'],
    ['fr', 'mais pas le dimanche', 'pas le dimanche'],
    ['es', 'pero los domingos no', 'los domingos no'],
    ['pt', 'e domingo não posso', 'domingo não posso'],
  ])('holds no “and” or “but” that it begins with, in %s: “%s”', (language, message, limit) => {
    expect(saidIn(message, 'limits', language)).toEqual([['limits', limit]]);
  });

  it.each<[Language, string]>([
    ['en', 'I can drive but not at night'],
    ['es', 'puedo manejar pero no de noche'],
  ])('keeps what it takes away from, in %s: “%s”', (language, message) => {
    const said = withLimitEdges(
      [
        { field: 'skills', value: { name: language === 'en' ? 'drive' : 'manejar', level: null } },
        { field: 'limits', value: message },
      ],
      contextOf(message, null, language),
    );
    expect(said).toContainEqual({ field: 'limits', value: message });
  });

  it('keeps the letter that a Hebrew word begins with', () => {
    const limit = { field: 'limits' as const, value: 'ורידים ברגליים, לא לעמוד' };
    expect(withLimitEdges([limit], contextOf(limit.value, null, 'he'))).toEqual([limit]);
  });

  it.each<[Language, string]>([
    ['en', 'saturday morning'],
    ['he', 'שבת בבוקר'],
    ['fr', 'samedi matin'],
    ['es', 'sábado por la tarde'],
    ['pt', 'domingo de manhã'],
  ])('is no bare time unless that was asked, in %s: “%s”', (language, value) => {
    const limit = { field: 'limits' as const, value };
    expect(withLimitEdges([limit], contextOf(value, 'hours_per_week', language))).toEqual([{ field: 'notes', value }]);
    expect(withLimitEdges([limit], contextOf(value, 'limits', language))).toEqual([limit]);
  });

  it('is told once, as what is disliked where it is both', () => {
    const value = 'no cold calls';
    const both = [
      { field: 'limits' as const, value },
      { field: 'dislikes' as const, value: `and ${value}` },
    ];
    expect(withLimitEdges(both, contextOf(value, null, 'en'))).toEqual([{ field: 'dislikes', value }]);
  });
});

describe('a limit that a “so” leads to', () => {
  it.each<[Language, string, string]>([
    ['en', 'my eyes are going, so no driving at night', 'no driving at night'],
    ['he', 'אז בלי טלפונים', 'בלי טלפונים'],
    ['fr', 'alors pas de paperasse', 'pas de paperasse'],
    ['es', 'entonces nada de papeles', 'nada de papeles'],
    ['pt', 'então nada de telefone', 'nada de telefone'],
  ])('is without it, in %s: “%s”', (language, message, limit) => {
    expect(saidIn(message, null, language)).toContainEqual(['limits', limit]);
  });
});
