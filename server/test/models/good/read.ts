import type { Language } from '@foothold/contract';
import { loadWords, type Words } from '../../../../guide/src/catalogue/load.ts';
import type { Asked } from '../wire-format.ts';

const languageNames: Record<string, Language> = {
  English: 'en',
  Hebrew: 'he',
  French: 'fr',
  Spanish: 'es',
  'Brazilian Portuguese': 'pt',
};

/** What a request asks and knows, as a good model understands it. */
export interface Question {
  asked: Asked;
  language: Language;
  words: Words;
  blocks: ReadonlyMap<string, unknown>;
}

/** The language that the instructions want; English when they name none. */
export function languageAsked({ instructions }: Asked): Language {
  const found = /in (Brazilian Portuguese|English|Hebrew|French|Spanish)\b/.exec(instructions)?.[1] ?? 'English';
  return languageNames[found] ?? 'en';
}

/** The JSON between the marks of every data block of a request, by name; a later block of a name wins. */
function dataBlocks({ messages }: Asked): Map<string, unknown> {
  const text = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n');
  const found = text.matchAll(/<data name="([\w-]+)">\n(.*?)\n<\/data>/gs);
  return new Map([...found].map(([, name = '', json = '']) => [name, JSON.parse(json)]));
}

export async function questionIn(asked: Asked): Promise<Question> {
  const language = languageAsked(asked);
  return { asked, language, words: await loadWords(language), blocks: dataBlocks(asked) };
}

const phrases: Record<Language, { hours: string; skill: string }> = {
  en: { hours: 'a few hours a week', skill: 'what you know best' },
  he: { hours: 'כמה שעות בשבוע', skill: 'מה שמוכר הכי טוב' },
  fr: { hours: 'quelques heures par semaine', skill: 'ce que vous savez le mieux faire' },
  es: { hours: 'unas horas por semana', skill: 'lo que mejor sabes hacer' },
  pt: { hours: 'algumas horas por semana', skill: 'o que você faz melhor' },
};

/** A text of the catalogue without anything of one person: its slots filled with what is true of everybody. */
export function plainWords(template: string, language: Language): string {
  const { hours, skill } = phrases[language];
  return template
    .replace(/\s*\{in_town\}/g, '')
    .replaceAll('{hours}', hours)
    .replaceAll('{skill}', skill);
}
