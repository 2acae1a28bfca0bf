import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const wordsOf = (kind: keyof typeof en): ReadonlySet<string> =>
  new Set([en, he, fr, es, pt].flatMap((words) => words[kind].split(' ')));

/** Behind these a goal says what the money is for, or what is to end by it, folded. */
export const spentWords = wordsOf('spent');
/** “Not let my trade die with me”: what others knew is no job of theirs. */
export const tradeWords = wordsOf('trade');
