import type { Language } from '@foothold/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { LimitsByKind } from './kinds.ts';
import { pt } from './pt.ts';

export const limitsByKind: Record<Language, LimitsByKind> = { en, he, fr, es, pt };
