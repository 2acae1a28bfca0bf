import { failureCodes, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { fieldSentences, texts } from './texts.ts';

const slots = (text: string) => text.match(/\{\w+\}/g) ?? [];

describe('the texts of failures', () => {
  it.each(languages)('are complete in %s, with nothing too much', (language) => {
    expect(Object.keys(texts[language].failures).toSorted()).toEqual(failureCodes.toSorted());
    expect(Object.keys(texts[language].fields).toSorted()).toEqual(fieldSentences.toSorted());
    for (const text of [...Object.values(texts[language].failures), ...Object.values(texts[language].fields)]) {
      expect(text.trim()).not.toBe('');
    }
  });

  it.each(languages)('have the same slots in %s as in English', (language) => {
    for (const sentence of fieldSentences) {
      expect(slots(texts[language].fields[sentence])).toEqual(slots(texts.en.fields[sentence]));
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    for (const code of failureCodes) expect(texts[language].failures[code]).not.toBe(texts.en.failures[code]);
  });

  it('are the specification’s words where it gives them', () => {
    expect(texts.en.failures).toMatchObject({
      SPACES_NOT_ALLOWED: "Spaces aren't allowed in any of the fields.",
      FIELDS_REQUIRED: 'Please fill in name, email and password.',
      TERMS_REQUIRED: 'Please agree to the Terms of Use and Privacy Policy.',
      GOAL_REQUIRED: 'Please fill in at least one goal',
    });
  });
});
