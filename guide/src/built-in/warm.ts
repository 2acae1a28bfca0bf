import type { Language } from '@foothold/contract';
import { loadWords } from '../catalogue/load.ts';
import { entriesNamed } from '../work/recognise.ts';

/** Reads what the built-in guide knows in a language, and puts its names in order, before somebody waits for it. */
export async function warm(language: Language): Promise<void> {
  entriesNamed('work', await loadWords(language));
}
