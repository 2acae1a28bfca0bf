import { languages } from '@foothold/contract';
import { tokensOf, stem } from '../text/fold.ts';
import { type Found, PhraseBook, type ReadText } from '../text/phrases.ts';
import { intentLexicon } from './intent-lexicon.ts';
import { type Cue, cues } from './intents.ts';

/** What a phrase asks for, and whether what it is about stands before it. */
export interface Asked {
  cue: Cue;
  behind: boolean;
}

const OPTIONAL = /\[([^\]]*)\]/u;

/** “no [more] money” as “no money” and “no more money”. */
function spelledOut(phrase: string): string[] {
  const optional = OPTIONAL.exec(phrase);
  if (!optional) return [phrase];
  return ['', ...(optional[1] ?? '').split('/')].flatMap((choice) => spelledOut(phrase.replace(OPTIONAL, choice)));
}

const entries = languages.flatMap((language) =>
  cues.flatMap((cue) =>
    intentLexicon[language][cue].split('|').flatMap((written) => {
      const behind = written.startsWith('<');
      return spelledOut(written).map((phrase): [string, Asked] => [phrase, { cue, behind }]);
    }),
  ),
);

const book = new PhraseBook<Asked>(entries);

/** Every word of the lexicon, folded, without its plural s. */
export const lexiconWords: ReadonlySet<string> = new Set(
  entries.flatMap(([phrase]) => tokensOf(phrase).map((token) => stem(token.word))),
);

/** The phrases of a text, in its order; of those that overlap, the longest, and of equal ones the first. */
export function cuesIn(text: ReadText): Found<Asked>[] {
  const found = book.findAll(text).sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Uint8Array(text.length);
  const kept = found.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.sort((a, b) => a.start - b.start);
}
