import { languages } from '@foothold/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { RequestRole } from './kinds.ts';
import { pt } from './pt.ts';

const packs = { en, he, fr, es, pt };

/** What says a role in whichever language: commands are understood in all of them. */
export const requestWords = (role: RequestRole): string => languages.map((language) => packs[language][role]).join('|');
