import type { Language } from '@foothold/contract';
import { phrase, type Slots } from '#shared/i18n/phrase.ts';
import type { Texts } from '#shared/i18n/texts.ts';

/** Reads a text: `t('title')` of the first section asked for, `t('errors:chat')` of another, `{ count: 3 }` for its slots. */
export type Translate = (key: string, slots?: Slots) => string;

type Load = (language: Language, section: string) => Promise<Texts>;

let language: Language | null = null;
let load: Load = () => Promise.reject(new Error('No words were started'));
/** Sections that screens have asked for: another language must bring them all. */
const wanted = new Set<string>();
const words = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();
const translators = new Map<string, Translate>();
const listeners = new Set<() => void>();

/** The language the page speaks; throws before there is one. */
export function spokenLanguage(): Language {
  if (!language) throw new Error('No words were started');
  return language;
}

export function isSpeaking(): boolean {
  return language !== null;
}

/** Calls back after a change of language. Returns the way to stop. */
export function followLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Brings a section's words; once for all who ask. A load that fails is tried again the next time. */
function bring(code: Language, section: string): Promise<void> {
  const place = `${code}/${section}`;
  const known = loading.get(place);
  if (known) return known;
  const coming = load(code, section).then(
    (texts) => void words.set(place, texts),
    (cause: unknown) => {
      loading.delete(place);
      throw cause;
    },
  );
  loading.set(place, coming);
  return coming;
}

/** The way to wait for sections of the language spoken; null when all are there. */
export function missing(sections: readonly string[]): Promise<void> | null {
  const code = spokenLanguage();
  const absent = sections.find((section) => !words.has(`${code}/${section}`));
  sections.forEach((section) => wanted.add(section));
  return absent === undefined ? null : bring(code, absent);
}

/** Turns to a language once all its words are there. Rejects, and stays as it was, when they can't be loaded. */
export async function speak(code: Language, sections: readonly string[] = [], loader: Load = load): Promise<void> {
  load = loader;
  sections.forEach((section) => wanted.add(section));
  await Promise.all([...wanted].map((section) => bring(code, section)));
  language = code;
  for (const changed of listeners) changed();
}

/** Reads texts of the language spoken; the same function as long as it is. */
export function translator(section: string): Translate {
  const code = spokenLanguage();
  const place = `${code}/${section}`;
  const known = translators.get(place);
  if (known) return known;
  const translate: Translate = (key, slots = {}) => {
    const [named, path] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [section, key];
    return phrase(words.get(`${code}/${named}`) ?? {}, path, slots, code) ?? path;
  };
  translators.set(place, translate);
  return translate;
}
