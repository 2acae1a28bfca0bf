import { fold } from './fold.ts';

/** Titles compared without case, accents and the marks around the person's own words. */
export function titleKey(title: string): string {
  return fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
