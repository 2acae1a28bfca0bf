import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Translate, textsOf } from '../story.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** English made long where a story is in English, and written from the right where it is in Hebrew. */
export type PseudoLanguage = 'en' | 'he';

const english = join(import.meta.dirname, '..', '..', 'web', 'src', 'shared', 'i18n', 'en');
/** Every section; those in files of their own are named after it. */
const sections = readdirSync(english).map((file) => file.replace('.json', ''));
const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
const [RLO, PDF] = ['\u202e', '\u202c'];

/** Slots and elements stay as they are; what stands between them is changed. */
function changed(text: string, change: (words: string) => string): string {
  return text.replace(
    /(\{\{[^}]*\}\}|<\/?\w+>)|([^{<]+|[{<])/g,
    (_all, kept?: string, words?: string) => kept ?? change(words ?? ''),
  );
}

const accented = (words: string) => words.replace(/[aeiou]/gi, (letter) => accents[letter] ?? letter);

/** Two fifths longer, with an accent in every word and brackets at its ends. */
function long(text: string): string {
  const words = Math.ceil((text.length * 0.4) / 6);
  return `[${changed(text, accented)}${' wórds'.repeat(words)}]`;
}

/** As Hebrew or Arabic would run: each word from the right to the left. */
function fromTheRight(text: string): string {
  return `[${changed(text, (words) => words.replace(/[^\s]+/g, (word) => `${RLO}${word}${PDF}`))}]`;
}

const pseudo: Record<PseudoLanguage, (text: string) => string> = { en: long, he: fromTheRight };

/** Every text of a section; Hebrew has a form for two of a thing that English has not. */
function pseudoTexts(texts: Texts, language: PseudoLanguage): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
      const made = typeof text === 'string' ? pseudo[language](text) : pseudoTexts(text, language);
      return key.endsWith('_other')
        ? [
            [key.replace('_other', '_two'), made],
            [key, made],
          ]
        : [[key, made]];
    }),
  );
}

function pseudoSection(name: string, language: PseudoLanguage): Texts {
  return pseudoTexts(JSON.parse(readFileSync(join(english, `${name}.json`), 'utf8')) as Texts, language);
}

function moduleOf(language: PseudoLanguage): string {
  const texts = sections.map((name): [string, Texts] => [`./${language}/${name}.json`, pseudoSection(name, language)]);
  return `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
}

/** Runs in the page: what the browser itself words, a date, is no text that was forgotten. */
function markDates(): void {
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  if (!own?.get) throw new Error('No dates to mark');
  const get = function (this: Intl.DateTimeFormat) {
    const format = own.get?.call(this) as (date: Date | number) => string;
    return (date: Date | number) => `[${format(date)}]`;
  };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get });
}

/** From the next document on the page speaks a pseudo-language; pages that were drawn before are drawn by the app. */
export async function speakPseudo(page: Page, language: PseudoLanguage): Promise<void> {
  await page.addInitScript(markDates);
  const body = moduleOf(language);
  await page.route(new RegExp(`/assets/${language}-(more-)?[\\w-]{8}\\.js$`), (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.route(new RegExp(`/assets/(?:${sections.join('|')})-[\\w-]{8}\\.js$`), async (route) => {
    const response = await route.fetch();
    const section = sections.find((name) => route.request().url().includes(`/assets/${name}-`)) ?? '';
    // Code that bears the name of a section has other exports.
    if (!/export\{\w+ as default\};?\s*$/.test(await response.text())) return route.fulfill({ response });
    const body = `export default ${JSON.stringify(pseudoSection(section, language))};`;
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.route(/\/(login|signup)?$/, async (route) => {
    const response = await route.fetch({ url: new URL('/plan', route.request().url()).href });
    await route.fulfill({ response });
  });
}

/** Reads a text as a page that speaks pseudo shows it. */
export function pseudoTextsOf(language: PseudoLanguage): Translate {
  const read = textsOf('en');
  return (key, slots) => pseudo[language](read(key, slots));
}

/** Whether a text came out of the files of words. */
export const pseudoMark = /[áéíóú[\]\u202e]/i.source;
