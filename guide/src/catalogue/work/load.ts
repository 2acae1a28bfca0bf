import type { Language } from '@foothold/contract';
import * as z from 'zod';
import calledFile from './deeds/called.json' with { type: 'json' };
import deedFile from './deeds/facts.json' with { type: 'json' };
import deedsEn from './deeds/en.json' with { type: 'json' };
import deedsEs from './deeds/es.json' with { type: 'json' };
import deedsFr from './deeds/fr.json' with { type: 'json' };
import deedsHe from './deeds/he.json' with { type: 'json' };
import deedsPt from './deeds/pt.json' with { type: 'json' };
import { CalledWords, DeedFacts, DeedWords, FormWords, forms, type Form, WorkWords } from './schema.ts';
import titleFile from './titles.json' with { type: 'json' };

/** Titles of occupations by unit group, folded and parted by bars; ESCO has no Hebrew. */
export const titles: Partial<Record<Language, Readonly<Record<string, string>>>> = titleFile;

/** The trade of doing something with a thing. */
export const deedFacts: DeedFacts = DeedFacts.parse(deedFile);

export const deedWords: Readonly<Record<Language, DeedWords>> = {
  en: DeedWords.parse(deedsEn),
  he: DeedWords.parse(deedsHe),
  fr: DeedWords.parse(deedsFr),
  es: DeedWords.parse(deedsEs),
  pt: DeedWords.parse(deedsPt),
};

/** What somebody's own verb phrase is called. */
export const calledWords = CalledWords.parse(calledFile);

/** What is known of work, in the words of one language. An entry is checked when it is first read. */
export interface WorkBook {
  entries: ReadonlyMap<string, WorkWords>;
  forms: Readonly<Record<Form, FormWords>>;
}

type Files = [{ words: Record<string, unknown> }, { words: unknown }];

const sources: Record<Language, () => Promise<Files>> = {
  en: () => Promise.all([import('./registry/en.ts'), import('./registry/forms-en.ts')]),
  he: () => Promise.all([import('./registry/he.ts'), import('./registry/forms-he.ts')]),
  fr: () => Promise.all([import('./registry/fr.ts'), import('./registry/forms-fr.ts')]),
  es: () => Promise.all([import('./registry/es.ts'), import('./registry/forms-es.ts')]),
  pt: () => Promise.all([import('./registry/pt.ts'), import('./registry/forms-pt.ts')]),
};

export async function readWorkBook(language: Language): Promise<WorkBook> {
  const [words, formWords] = await sources[language]();
  const files = Object.values(words.words).map((file) => z.record(z.string(), WorkWords).parse(file));
  return {
    entries: new Map(files.flatMap((file) => Object.entries(file))),
    forms: z.record(z.enum(forms), FormWords).parse(formWords.words),
  };
}
