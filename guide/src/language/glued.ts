/** What Hebrew writes at the word: “and”, “in”, and both of them. */
export const GLUED_AND = /^ו(?=[\u05D0-\u05EA]{2})/u;
export const GLUED_IN = /^ב[-־]?(?=[\u05D0-\u05EA]{3})/u;
export const GLUED_AND_IN = /^ו[-־]?ב[-־]?(?=[\u05D0-\u05EA]{3})/u;
/** What stands before the thing that something is done to. */
export const BEFORE_OBJECT = /^את (?=[\u05D0-\u05EA])/u;
/** How an “and” stands at a word. */
export const AND_BEFORE = ['ו', 'ו-'] as const;
