import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../reader/spans/tokens.ts';
import { workHints } from './work-words.ts';

const hintsOf = (text: string, language: Language) => workHints(tokensOf(text), language);

describe('what the knowledge of work says of words', () => {
  it.each<[Language, string, string]>([
    ['en', 'welder', 'name:job'],
    ['en', 'knitting', 'name:skill'],
    ['fr', 'chauffeur de bus', 'name:job+'],
    ['he', 'כנגר', 'name:job'],
    ['es', 'guitarra', 'name:skill'],
  ])('%s: “%s” begins the name %s', (language, text, hint) => {
    expect(hintsOf(text, language)[0]).toContain(hint);
  });

  it('marks a name to its end, over the small words in it', () => {
    const hints = hintsOf('je suis chauffeur de bus', 'fr');
    expect(hints.map((all) => all.filter((hint) => !hint.startsWith('of:')).join())).toEqual([
      '',
      '',
      'name:job+',
      'more:job+',
      'more:job+',
    ]);
  });

  it('says that no name has a word, and nothing of what is no word', () => {
    expect(hintsOf('qwyxzz 12 !', 'en')).toEqual([['of:'], [], []]);
  });
});
