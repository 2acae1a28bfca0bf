import type { Language } from '@foothold/contract';

const marks: Record<Language, readonly [open: string, close: string]> = {
  en: ['“', '”'],
  he: ['״', '״'],
  fr: ['«\u00A0', '\u00A0»'],
  es: ['«', '»'],
  pt: ['“', '”'],
};

const FORMATTING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Quotation marks, but not the gershayim inside a Hebrew abbreviation such as ש״ח. */
const OWN_MARKS = /(?<!\p{L})["“”«»״]|["“”«»״](?!\p{L})/gu;

/** Longest quotation inside a sentence, in characters. */
const QUOTE_LIMIT = 90;

/** A text cut at a word's end to at most `limit` UTF-16 units, never inside a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const space = head.search(/\s+\S*$/u);
  const kept = space > limit / 2 ? head.slice(0, space) : head;
  return kept.isWellFormed() ? kept : kept.slice(0, -1);
}

/** The person's words on one line, free of characters that reorder or hide text, cut with an ellipsis when long. */
export function oneLine(text: string, limit: number = QUOTE_LIMIT): string {
  const line = text.replace(FORMATTING, ' ').replace(/\s+/gu, ' ').trim();
  const short = cut(line, limit).replace(/[\s,.;:!?]+$/u, '');
  return short.length < line.length - 1 ? `${short}…` : short;
}

/** The person's words shielded from the direction of the text around them. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A text between the quotation marks of a language. */
export function inMarks(text: string, language: Language): string {
  const [open, close] = marks[language];
  return `${open}${text}${close}`;
}

/** The person's words as a quotation inside a sentence of the product. */
export function quote(text: string, language: Language, limit?: number): string {
  return inMarks(isolate(oneLine(text.replace(OWN_MARKS, ''), limit)), language);
}
