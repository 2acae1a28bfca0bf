import type { Language } from '@foothold/contract';
import { type Found, PhraseBook, type ReadText } from '../../text/phrases.ts';
import { onFirstUse } from '../../text/first-use.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/**
 * What a language's words have to do with what somebody rules out; phrases are parted by bars. `named` = what a kind is
 * called, `causes` = what makes it impossible; the rest say how a sentence stands to what it names.
 */
type NeedWords = typeof en;

const BEARS = ['joy', 'past', 'others', 'against', 'allowed'] as const;

function bookOf(words: NeedWords): PhraseBook<string> {
  const ofKinds = (['named', 'causes'] as const).flatMap((role) =>
    Object.entries(words[role]).map(([kind, phrases]) => [phrases, `${role} ${kind}`] as const),
  );
  return PhraseBook.ofLists([...ofKinds, ...BEARS.map((bears) => [words[bears], bears] as const)]);
}

const books: Record<Language, () => PhraseBook<string>> = {
  en: onFirstUse(() => bookOf(en)),
  es: onFirstUse(() => bookOf(es)),
  fr: onFirstUse(() => bookOf(fr)),
  he: onFirstUse(() => bookOf(he)),
  pt: onFirstUse(() => bookOf(pt)),
};

/** What the words of a text have to do with what is ruled out: “named car”, “causes dust”, “joy”. */
export function needWordsIn(text: ReadText, language: Language): Found<string>[] {
  return books[language]().findAll(text);
}
