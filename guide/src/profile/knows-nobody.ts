import type { Language, Profile } from '@foothold/contract';
import { PhraseBook } from '../text/phrases.ts';
import { readLoosely } from '../understand/read-loosely.ts';
import phrases from './knows-nobody.json' with { type: 'json' };

const book = new PhraseBook(
  Object.values(phrases).flatMap(({ said }) => said.split('|').map((phrase) => [phrase, true] as const)),
);
/** As much of a text as is read for it, in UTF-16 units. */
const READ = 2_000;

/** Whether somebody told that they know nobody where they live, so that nothing can begin with people they know. */
export function knowsNobody({ notes, limits, dislikes }: Profile): boolean {
  return [notes, limits, dislikes].some((text) => book.findAll(readLoosely(text.slice(0, READ))).length > 0);
}

/** A text of ours for somebody who knows nobody yet: what is done for people they know is done for those near them. */
export function amongStrangers(text: string, language: Language): string {
  const instead = Object.entries<string>(phrases[language].instead);
  return instead.reduce((all, [known, near]) => all.replaceAll(known, near), text);
}
