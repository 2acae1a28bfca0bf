import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { commonWords } from '../../scripts/common-words.mjs';
import { isCommon } from './common.ts';
import lists from './common.json' with { type: 'json' };

describe('words that many people use around what they tell', () => {
  it.each(languages)('are those of the training data, in %s', (language) => {
    expect(lists[language]).toBe(commonWords(language));
  });

  it('are not those by which the data say what was asked', () => {
    expect(languages.filter((language) => isCommon('education', language))).toEqual([]);
    expect(languages.filter((language) => isCommon('hobbie', language))).toEqual([]);
  });
});
