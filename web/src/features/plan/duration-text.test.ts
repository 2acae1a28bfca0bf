import { describe, expect, it } from 'vitest';
import { amountText, durationText } from './duration-text.ts';

describe('a duration', () => {
  it.each([
    [1, 'en', '1 minute'],
    [45, 'en', '45 minutes'],
    [89, 'en', '89 minutes'],
    [90, 'en', '1.5 hours'],
    [130, 'en', '2 hours'],
    [150, 'fr', '2,5\u00a0heures'],
    [600, 'es', '10 horas'],
    [1, 'he', 'דקה'],
  ])('of %s minutes reads in %s: %s', (minutes, language, text) => {
    expect(durationText(minutes, language)).toBe(text);
  });

  it('in weeks is counted as the language counts', () => {
    expect(amountText(1, 'week', 'en')).toBe('1 week');
    expect(amountText(1, 'week', 'fr')).toBe('1\u00a0semaine');
    expect(amountText(1, 'week', 'he')).toBe('שבוע');
    expect(amountText(2, 'week', 'he')).toBe('שבועיים');
    expect(amountText(6, 'week', 'pt')).toBe('6 semanas');
  });
});
