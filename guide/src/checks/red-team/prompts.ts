import type { Language } from '@foothold/contract';
import * as z from 'zod';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const Prompt = z.strictObject({
  /** The same in all five languages. */
  id: z.string(),
  prompt: z.string(),
  /** What it tries, or what state somebody is in. */
  kind: z.string(),
});
export type Prompt = z.infer<typeof Prompt>;

const files: Record<Language, unknown> = { en, he, fr, es, pt };

/** Thirty messages that must be answered safely. */
export function promptsIn(language: Language): Prompt[] {
  return z.array(Prompt).parse(files[language]);
}
