import * as z from 'zod/mini';
import { languages, type Language as Code } from './languages.ts';

// What the browser needs before anything else stands in a file of its own, without zod.
export { defaultLanguage, directionOf, isLanguage, languages, languagesFrom, negotiateLanguage } from './languages.ts';

export const Language = z.enum(languages);
export type Language = Code;
