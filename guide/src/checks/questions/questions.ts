import type { Language } from '@foothold/contract';
import * as z from 'zod';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const Question = z.strictObject({
  /** The same in all five languages. */
  id: z.string(),
  message: z.string(),
  /** What the reply must speak of: the title or deliverable of the selected task, its minutes, or nothing in particular. */
  about: z.enum(['task', 'minutes', 'any']),
});
export type Question = z.infer<typeof Question>;

const files: Record<Language, unknown> = { en, he, fr, es, pt };

/** What people ask at a step. */
export function questionsIn(language: Language): Question[] {
  return z.array(Question).parse(files[language]);
}
