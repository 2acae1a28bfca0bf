import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { isVirtue } from './qualities.ts';

describe('a virtue', () => {
  it.each<[Language, virtue: string, work: string]>([
    ['en', 'patience', 'calming skittish mules'],
    ['he', 'דייקנות', 'הרגעת פרדות עצבניות'],
    ['fr', 'ponctualité', 'calmer les mules rétives'],
    ['es', 'muy paciente', 'disciplina canina'],
    ['pt', 'boa memória', 'acalmar mulas assustadas'],
  ])('is what somebody is like, and no work that shares its word (%s)', (language, virtue, work) => {
    expect([virtue, work].map((text) => isVirtue(text, language))).toEqual([true, false]);
  });
});
