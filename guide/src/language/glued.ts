import type { Language } from '@foothold/contract';

/** What a language writes at the word: “and”, “in”, and both of them. */
export interface Glue {
  and: RegExp;
  /** “And”, before what somebody wishes to do. */
  andTo: RegExp;
  in: RegExp;
  andIn: RegExp;
  /** “When”. */
  when: RegExp;
  /** “As”, before what somebody works as. */
  as: RegExp;
  /** What stands before the thing that something is done to. */
  beforeObject: RegExp;
  /** How an “and” stands at a word. */
  andBefore: readonly string[];
}

/** Languages that write small words at the word behind them. */
export const glueOf: Partial<Record<Language, Glue>> = {
  he: {
    and: /^ו(?=[\u05D0-\u05EA]{2})/u,
    andTo: /^ו(?=ל[\u05D0-\u05EA]{2})/u,
    in: /^ב[-־]?(?=[\u05D0-\u05EA]{3})/u,
    andIn: /^ו[-־]?ב[-־]?(?=[\u05D0-\u05EA]{3})/u,
    when: /^ו?כש(?=[\u05D0-\u05EA]{2})/u,
    as: /^כ[-־]?(?=[\u05D0-\u05EA]{3})/u,
    beforeObject: /^את (?=[\u05D0-\u05EA])/u,
    andBefore: ['ו', 'ו-'],
  },
};
