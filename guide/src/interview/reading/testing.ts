import type { AskedField, Language } from '@foothold/contract';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { wordsOf } from './refusals.ts';

/** What a message says, as the words that are heard for any of some fields. */
export function saidIn(text: string, language: Language, asked: AskedField | null = null) {
  const message = cleaned(text);
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked, language, languages, now: 0 });
  return (...fields: string[]) => said.filter(({ field }) => fields.includes(field)).map(wordsOf);
}
