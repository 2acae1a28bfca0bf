import type { Language, Profile } from '@foothold/contract';
import { putWords } from '../catalogue/kept.ts';
import type { Words } from '../catalogue/load.ts';
import type { ArchetypeWords } from '../catalogue/schema.ts';
import type { SharedWords } from '../catalogue/shared-schema.ts';
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

/** A text of the catalogue for somebody who knows nobody yet: what is done for people they know is done for those near. */
function putNear(text: string, language: Language): string {
  const instead = Object.entries<string>(phrases[language].instead);
  return instead.reduce((all, [known, near]) => all.replaceAll(known, near), text);
}

/** All texts of a task, or of a step. */
function allNear<Texts extends object>(texts: Texts, language: Language): Texts {
  const put = Object.entries(texts).map(([field, text]) => [field, putNear(String(text), language)] as const);
  return Object.fromEntries(put) as Texts;
}

const made = new WeakMap<SharedWords, Words>();

/**
 * The words of a language with shared steps and tasks for somebody who knows nobody yet. They are put so before anything
 * is filled into them: what somebody wrote themselves, or a model, stays as it is.
 */
export function wordsAmongStrangers(words: Words): Words {
  const before = made.get(words.shared);
  if (before) return before;
  const { language, shared } = words;
  const each = <Kind extends object>(list: Kind): Kind =>
    Object.fromEntries(Object.entries(list).map(([name, one]) => [name, allNear(one as object, language)])) as Kind;
  const put = { ...words, shared: { ...shared, substeps: each(shared.substeps), phases: each(shared.phases) } };
  made.set(shared, put);
  // What is put so already stays as it is.
  made.set(put.shared, put);
  return put;
}

/** The words of an archetype for somebody who knows nobody yet. */
export function archetypeAmongStrangers(own: ArchetypeWords, { shared, language }: Words): ArchetypeWords {
  return putWords(own, shared, {
    text: (text) => putNear(text, language),
    task: (task) => allNear(task, language),
    instead: () => '',
  });
}
