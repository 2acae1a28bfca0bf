import type { Language } from '@foothold/contract';
import * as z from 'zod';
import { facts as factFiles } from './registry/facts.ts';
import { facts as formFiles } from './registry/form-facts.ts';
import calledFile from './deeds/called.json' with { type: 'json' };
import deedFile from './deeds/facts.json' with { type: 'json' };
import deedsEn from './deeds/en.json' with { type: 'json' };
import deedsEs from './deeds/es.json' with { type: 'json' };
import deedsFr from './deeds/fr.json' with { type: 'json' };
import deedsHe from './deeds/he.json' with { type: 'json' };
import deedsPt from './deeds/pt.json' with { type: 'json' };
import {
  CalledWords,
  DeedFacts,
  DeedWords,
  FormFacts,
  FormWords,
  forms,
  type Form,
  WorkFactsFile,
  WorkWords,
  type WorkFacts,
} from './schema.ts';
import titleFile from './titles.json' with { type: 'json' };

/** Facts of every job, thing and skill, by unit group of ISCO-08 or by name. */
export const workFacts: ReadonlyMap<string, WorkFacts> = new Map(
  Object.values(factFiles).flatMap((file) => Object.entries(WorkFactsFile.parse(file))),
);

/** The batch an entry was written in: the first two digits of a unit group, or a name. */
export const batchOf: ReadonlyMap<string, string> = new Map(
  Object.entries(factFiles).flatMap(([batch, file]) =>
    Object.keys(z.record(z.string(), z.unknown()).parse(file)).map((id) => [id, batch] as const),
  ),
);

export const formFacts: Readonly<Record<Form, FormFacts>> = z.record(z.enum(forms), FormFacts).parse(formFiles);

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
