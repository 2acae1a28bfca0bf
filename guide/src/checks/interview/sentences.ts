import type { Language } from '@foothold/contract';
import * as z from 'zod';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const Sentence = z.strictObject({
  say: z.string(),
  /** Field → its number, or words that its text, or an item of its list, must hold. */
  takes: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Length of the job in `takes`, in months. */
  months: z.optional(z.int()),
});
export type Sentence = z.infer<typeof Sentence>;

const files: Record<Language, unknown> = { en, he, fr, es, pt };

/** Free sentences with several facts each, and what an interview must take from them. */
export function sentencesIn(language: Language): Sentence[] {
  return z.array(Sentence).parse(files[language]);
}
