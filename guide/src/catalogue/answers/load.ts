import type { Language } from '@foothold/contract';
import * as z from 'zod';

/**
 * Short answers to what people ask about very small beginnings, whatever their plan: `<language>/<batch>.json`, the same
 * topics in each language. README.md beside this file is for whoever writes them.
 */
export const ShortAnswer = z.strictObject({
  /** Ways in which people ask for it; `npm run guide:answers` holds the terms against them. */
  asked: z.array(z.string().min(2).max(300)).min(6),
  /** Words by which a message is known to ask for it; `pay* late`: all of them, in any order, endings open at a star. */
  terms: z.array(z.string().min(2).max(60)).min(4),
  answer: z.string().min(60).max(900),
});
export type ShortAnswer = z.infer<typeof ShortAnswer>;

/** By topic, as `money/deposit-before-work`. */
export type AnswerBook = ReadonlyMap<string, ShortAnswer>;

const sources: Record<Language, () => Promise<{ words: Record<string, unknown> }>> = {
  en: () => import('./registry/en.ts'),
  he: () => import('./registry/he.ts'),
  fr: () => import('./registry/fr.ts'),
  es: () => import('./registry/es.ts'),
  pt: () => import('./registry/pt.ts'),
};

/** The short answers of a language. A file that is not what the schema says throws. */
export async function loadAnswers(language: Language): Promise<AnswerBook> {
  const { words } = await sources[language]();
  const batches = Object.entries(z.record(z.string(), z.record(z.string(), ShortAnswer)).parse(words));
  return new Map(batches.flatMap(([batch, all]) => Object.entries(all).map(([id, one]) => [`${batch}/${id}`, one])));
}

const asked: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./asked/en.json', { with: { type: 'json' } }),
  he: () => import('./asked/he.json', { with: { type: 'json' } }),
  fr: () => import('./asked/fr.json', { with: { type: 'json' } }),
  es: () => import('./asked/es.json', { with: { type: 'json' } }),
  pt: () => import('./asked/pt.json', { with: { type: 'json' } }),
};

/** Further ways of asking, by topic, which nobody is shown: topics are found by them. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** The further ways of asking in a language. A file that is not what the schema says throws. */
export async function loadAsked(language: Language): Promise<Asked> {
  const { default: given } = await asked[language]();
  return new Map(Object.entries(z.record(z.string(), z.array(z.string())).parse(given)));
}
