import { fold } from './fold.ts';

/** Titles compared without case, accents and the marks around the person's own words. */
export function titleKey(title: string): string {
  return fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Behind the name of a way, in marks of any language, what it is about: “Do one piece each week: “12 tales””. */
const ABOUT = /\s?:\s["“«״]\s?\u2068[^\u2069]*\u2069\s?["”»״]$/u;

/** Whether a title is a name, with or without what it is about. */
export function isTitled(title: string, name: string): boolean {
  const [key, named] = [titleKey(title), titleKey(name)];
  return key === named || titleKey(title.replace(ABOUT, '')) === named;
}
