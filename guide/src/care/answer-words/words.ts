import type { Language } from '@foothold/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { AnswerWords } from './kinds.ts';
import { pt } from './pt.ts';

export const answerWords: Record<Language, AnswerWords> = { en, he, fr, es, pt };
