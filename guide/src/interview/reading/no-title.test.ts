import { describe, expect, it } from 'vitest';
import { namesNoWork } from './no-title.ts';

const namesNone = (title: string) =>
  namesNoWork(title, { asked: 'experience', language: 'he', languages: ['he'], now: 0 });

describe('a title that names no work', () => {
  it.each(['חצי משרה', 'מסיבות רפואיות', 'מסיבות בריאות'])('says how or why not: “%s”', (title) => {
    expect(namesNone(title)).toBe(true);
  });

  it.each(['מסיבות', 'ניתוח'])('is not one that may be parties, or analysis: “%s”', (title) => {
    expect(namesNone(title)).toBe(false);
  });
});
