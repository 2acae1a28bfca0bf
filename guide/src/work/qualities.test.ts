import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { isVirtue } from './qualities.ts';

describe('a virtue', () => {
  it.each<[Language, virtue: string, work: string]>([
    ['en', 'patience', 'patient transport'],
    ['he', 'דייקנות', 'תיקון שעונים בסבלנות'],
    ['fr', 'ponctualité', 'polissage de cuivres'],
    ['es', 'muy paciente', 'atender a pacientes'],
    ['pt', 'boa memória', 'álbuns de memória'],
  ])('is what somebody is like, and no work that shares its word (%s)', (language, virtue, work) => {
    expect([virtue, work].map((text) => isVirtue(text, language))).toEqual([true, false]);
  });
});
