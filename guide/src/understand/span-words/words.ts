import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

type SpanWord = keyof typeof en;

/** Words around an hour or a span, folded, of all languages at once: a profile outlives the language that it was told in. */
const wordsOf = (kind: SpanWord): ReadonlySet<string> =>
  new Set([en, he, fr, es, pt].flatMap((words) => words[kind].split(' ').filter((word) => word !== '')));

/** “Nothing after 3”, “rien après 16 h”: what stands before such an hour, and who can’t behind it. */
export const afterWords = wordsOf('after');
export const whoWords = wordsOf('who');
/** “Not free until after 6” and “nothing but after 6” leave the evening and nothing else. */
export const onlyWords = wordsOf('only');
/** What stands behind an hour and nothing else, and what stands behind hours of the clock and of a span alike. */
export const clockWords = wordsOf('clock');
export const hourWords = wordsOf('hours');
/** What an afternoon begins with, as one says it: “nothing after lunch”; and what an “only” may keep to by day. */
export const noonWords = wordsOf('noon');
export const dayWords = wordsOf('day');
/** “More than” by its two words, or by one. */
export const moreWords = wordsOf('more');
export const thanWords = wordsOf('than');
export const overWords = wordsOf('over');
