import { businessLines, composeBusinessDescription, languages, MESSAGE_LIMIT } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import {
  type BusinessForm,
  businessNotes,
  formFromText,
  ownNotes,
  snapshotLimits,
  textFromForm,
} from './business-snapshot.ts';

const blank = formFromText('');
const bakery: BusinessForm = {
  description: 'We bake bread.\n\nAnd cakes: on order.',
  revenue: '3,000',
  location: 'Haifa',
  challenge: 'Few weekday customers',
  problem: '',
  marketing: 'Flyers\nInstagram',
  sales: 'Walk-in',
};

describe('the business text of the draft', () => {
  it('is the plain description when nothing else was said', () => {
    expect(textFromForm({ ...blank, description: 'We bake bread. ' }, 'en')).toBe('We bake bread. ');
    expect(formFromText('We bake bread. ').description).toBe('We bake bread. ');
  });

  it.each(languages)('keeps every line through a reload in %s', (language) => {
    expect(formFromText(textFromForm(bakery, language))).toEqual(bakery);
  });

  it('keeps a revenue typed before any description', () => {
    const early = { ...blank, revenue: '3,000' };
    expect(formFromText(textFromForm(early, 'he'))).toEqual(early);
  });

  it('has room for the longest texts of all lines', () => {
    const longest = Object.fromEntries(businessLines.map((line) => [line, 'x'.repeat(snapshotLimits[line])]));
    for (const language of languages) {
      const text = composeBusinessDescription(longest as BusinessForm, language);
      expect(text.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
    }
  });
});

describe('the notes of a business profile', () => {
  const composed = composeBusinessDescription(bakery, 'fr');

  it('are the composed text when the person wrote none', () => {
    expect(businessNotes(' ', composed)).toBe(composed);
  });

  it('keep what the person wrote, before it', () => {
    expect(businessNotes('No weekends', composed)).toBe(`No weekends\n${composed}`);
  });

  it('replace an earlier description, whatever its language, instead of growing', () => {
    const earlier = businessNotes('No weekends', composeBusinessDescription(bakery, 'en'));
    expect(ownNotes(earlier)).toBe('No weekends');
    expect(businessNotes(earlier, composed)).toBe(`No weekends\n${composed}`);
    expect(businessNotes(composed, composed)).toBe(composed);
  });

  it('stay the person’s own when both would be too long', () => {
    const own = 'n'.repeat(MESSAGE_LIMIT - 5);
    expect(businessNotes(own, composed)).toBe(own);
  });
});
