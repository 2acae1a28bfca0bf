import { fold } from '../../resume/fold.ts';
import { visible } from '../containment/clean.ts';

const oneSpace = (text: string) => visible(text).replace(/\s+/gu, ' ').trim();
const MARKS_AT_ENDS = /^[\s•·*|,;:–—-]+|[\s•·*|,;:–—-]+$/gu;

/** Looks texts up in a CV: gives them as they are printed there, whatever their case, accents and spaces. */
export function printedIn(cv: string): (text: string | null) => string | null {
  const source = oneSpace(cv);
  const folded = fold(source);
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(source[at] ?? '');
  return (text) => {
    const wanted = fold(oneSpace(text ?? '').replace(MARKS_AT_ENDS, ''));
    if (!/[\p{L}\p{N}]{2}/u.test(wanted)) return null;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const cutsWord = (isWord(at - 1) && isWord(at)) || (isWord(end - 1) && isWord(end));
      if (!cutsWord) return source.slice(at, end);
    }
    return null;
  };
}

/** The lines of a text that are printed, as they are printed. */
export function linesPrinted(text: string, printed: (text: string | null) => string | null): string[] {
  return text.split('\n').flatMap((line) => printed(line) ?? []);
}
