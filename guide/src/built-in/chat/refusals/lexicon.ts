import type { Language } from '@foothold/contract';
import type { Need } from '../../../catalogue/schema.ts';
import { PhraseBook } from '../../../text/phrases.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** Needs of which our answers speak in more words than ideas are told in. */
const spoken = ['phone', 'social-media', 'cold-contact'] as const satisfies Need[];

/** How one language rules something out within a question. */
export interface RefusalLexicon {
  /** Begins what is ruled out: “no”, “without”. */
  plain: PhraseBook<true>;
  /** The same within a clause that asks. */
  inside: PhraseBook<true>;
  /** Parts a clause: “but”. */
  turns: PhraseBook<true>;
  polite: PhraseBook<true>;
  spoken: PhraseBook<Need>;
}

const bookOf = (phrases: string) => new PhraseBook(phrases.split('|').map((phrase) => [phrase, true] as const));

function lexiconOf(words: typeof en): RefusalLexicon {
  return {
    plain: bookOf(words.plain),
    inside: bookOf(words.inside),
    turns: bookOf(words.turns),
    polite: bookOf(words.polite),
    spoken: PhraseBook.ofLists(spoken.map((need) => [words[need], need] as const)),
  };
}

export const refusalLexicons: Record<Language, RefusalLexicon> = {
  en: lexiconOf(en),
  he: lexiconOf(he),
  fr: lexiconOf(fr),
  es: lexiconOf(es),
  pt: lexiconOf(pt),
};
