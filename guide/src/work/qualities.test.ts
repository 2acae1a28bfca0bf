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
    ['en', 'leadership', 'leading pony treks'],
    ['he', 'מנהיגות', 'הובלת פסנתרים'],
    ['fr', 'travail d’équipe', 'travail du cuir'],
    ['es', 'atención al detalle', 'atención de colmenas'],
    ['pt', 'boa comunicação', 'boa renda de bilros'],
    ['en', 'very organised', 'organised beach clean-ups'],
    ['he', 'אני אחראית', 'אחראית מכבסה'],
    ['fr', 'très organisée', 'responsable de rucher'],
    ['es', 'soy organizada', 'organizar procesiones'],
    ['pt', 'aprendo rápido', 'organizar procissões'],
  ])('is what somebody is like, and no work that shares its word (%s)', (language, virtue, work) => {
    expect([virtue, work].map((text) => isVirtue(text, language))).toEqual([true, false]);
  });
});
