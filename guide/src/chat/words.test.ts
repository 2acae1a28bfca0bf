import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { guessLanguage, lix, lixLimit, promisesAnything } from '../checks/prose.ts';
import { slotsOf } from '../text/fill.ts';
import { kinds } from './kinds.ts';
import { chatWords } from './words.ts';

/** Every text of a tree, with its path. */
function textsOf(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([name, part]) => textsOf(part, `${path}/${name}`));
}

/** What stands in for a slot when a text is read for its ease. */
const filled = (text: string) => text.replaceAll(/\{\w+\}/gu, 'x');

describe.each(languages)('the words in %s', (language) => {
  const texts = textsOf(chatWords[language]);
  const english = new Map(textsOf(chatWords.en));

  it('are complete, with the slots of the English ones', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of texts) expect([path, slotsOf(text)]).toEqual([path, slotsOf(english.get(path) ?? '')]);
    for (const kind of kinds) {
      const { ten } = chatWords[language].kinds[kind];
      // Shown beside the task of today without anything to fill it with.
      expect([kind, slotsOf(ten), ten.length > 20]).toEqual([kind, [], true]);
    }
  });

  it('are in that language and promise nothing', () => {
    for (const [path, text] of texts) {
      const guess = guessLanguage(filled(text));
      expect([path, guess === null || guess === language]).toEqual([path, true]);
      const promise = path !== '/how_long/of_week' && promisesAnything(text, language);
      expect([path, promise]).toEqual([path, false]);
    }
  });

  it('are easy to read', () => {
    const long = texts.filter(
      ([path]) => path.startsWith('/cards') || path.startsWith('/kinds') || path.startsWith('/templates'),
    );
    const all = long.map(([, text]) => filled(text)).join('\n\n');
    expect(lix(all)).toBeLessThanOrEqual(lixLimit[language]);
    const hard = long
      .filter(([, text]) => lix(filled(text)) > lixLimit[language])
      .map(([path, text]) => [path, lix(filled(text))]);
    expect(hard).toEqual([]);
  });
});
