import type { Language } from '@foothold/contract';
import * as z from 'zod/mini';
import type { Question } from './read.ts';

const Talk = z.array(z.looseObject({ from: z.string(), text: z.string() }));
const MOST_WORDS = 80;

const lead: Record<Language, string> = {
  en: 'The person said',
  he: 'מה שנאמר',
  fr: 'La personne a dit',
  es: 'La persona dijo',
  pt: 'A pessoa disse',
};

/** What the person said last, shortened. */
export function summary({ blocks, language }: Question): unknown {
  const talk = z.parse(Talk, blocks.get('talk'));
  const said = talk.filter(({ from }) => from === 'person').map(({ text }) => text);
  return { summary: `${lead[language]}: ${said.join(' ').split(/\s+/).slice(-MOST_WORDS).join(' ')}` };
}
