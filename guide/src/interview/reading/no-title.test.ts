import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { namesNoWork } from './no-title.ts';

const namesNone = (title: string, language: Language = 'he') =>
  namesNoWork(title, { asked: 'experience', language, languages: [language], now: 0 });

describe('a title that names no work', () => {
  it.each(['חצי משרה', 'מסיבות רפואיות', 'מסיבות בריאות'])('says how or why not: “%s”', (title) => {
    expect(namesNone(title)).toBe(true);
  });

  it.each(['מסיבות', 'ניתוח'])('is not one that may be parties, or analysis: “%s”', (title) => {
    expect(namesNone(title)).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'was widowed young'],
    ['he', 'התאלמנתי בגיל צעיר'],
    ['fr', 'je suis veuve'],
    ['es', 'enviudé joven'],
    ['pt', 'fiquei viúva cedo'],
  ])('nor is what somebody is to a spouse, in %s: %s', (language, title) => {
    expect(namesNone(title, language)).toBe(true);
  });
});
