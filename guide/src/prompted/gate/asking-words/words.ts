import { type Language } from '@foothold/contract';
import { type Need, needs } from '../../../catalogue/schema.ts';
import { PhraseBook } from '../../../text/phrases.ts';
import { askLexicon } from '../../../understand/need-lexicon.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { AskingWords } from './kinds.ts';
import { pt } from './pt.ts';

/** What a phrase asks for; a command is looked at where it stands. */
interface Asking {
  need: Need;
  isCommand: boolean;
}

/** A time is no deed, wherever it stands. */
export const times: ReadonlySet<Need> = new Set<Need>(['evenings', 'weekends', 'mornings']);

const bookOf = (phrases: string) => PhraseBook.ofLists([[phrases, true] as const]);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

function booksOf({ commands, leads, objects, compounds, unless, asides, ...rest }: AskingWords) {
  const told = needs.flatMap((need) => {
    const listed = askLexicon[need];
    const own = commands[need];
    return [
      ...(listed ? [[listed, { need, isCommand: false }] as const] : []),
      ...(own ? [[own, { need, isCommand: !times.has(need) }] as const] : []),
    ];
  });
  return {
    asking: PhraseBook.ofLists<Asking>(told),
    leads: leads === undefined ? null : setOf(leads),
    objects: objects === undefined ? null : setOf(objects),
    asides: PhraseBook.ofLists(needs.flatMap((need) => (asides?.[need] ? [[asides[need], need] as const] : []))),
    compounds: setOf(compounds ?? ''),
    unless: bookOf(unless),
    others: bookOf(rest.others),
    idioms: bookOf(rest.idioms),
    denies: bookOf(rest.denies),
    spared: bookOf(rest.spared),
    until: bookOf(rest.until),
  };
}

export type AskingBooks = ReturnType<typeof booksOf>;

export const askingBooks: Record<Language, AskingBooks> = {
  en: booksOf(en),
  he: booksOf(he),
  fr: booksOf(fr),
  es: booksOf(es),
  pt: booksOf(pt),
};
