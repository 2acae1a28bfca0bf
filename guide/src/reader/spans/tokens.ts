/** A piece of a text that a mark may begin or end at: a word, a number, a sign or the end of a line. */
export interface Token {
  text: string;
  from: number;
  to: number;
}

/**
 * An elided article by itself, a word (with an apostrophe or a Hebrew mark of an abbreviation inside), digits with their
 * points, one sign, or a run of line ends. Letters glued to digits are parted from them: “34yo”, “5h”.
 */
const TOKEN =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu)['’](?=\p{L})|\p{L}[\p{L}\p{M}]*(?:['’"״׳]\p{L}[\p{L}\p{M}]*)*|\p{N}+(?:[.,:]\p{N}+)*|\n+|[^\s\p{L}\p{N}]/giu;

/** Longest token; nobody writes a longer word, and its pieces would cost time. */
const LONGEST = 40;

/** The tokens of a text in their order; takes time in proportion to its length. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN))
    tokens.push({ text: found.slice(0, LONGEST), from: index, to: index + found.length });
  return tokens;
}
