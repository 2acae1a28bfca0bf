import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { promisesAnything } from '../../../checks/prose.ts';
import { slotsOf } from '../../../text/fill.ts';
import { aims, talkWords } from './words.ts';

describe.each(languages)('the parts of messages in %s', (language) => {
  const textsOf = (tree: unknown, path = ''): [path: string, text: string][] =>
    typeof tree === 'string'
      ? [[path, tree]]
      : Object.entries(tree as object).flatMap(([name, part]) => textsOf(part, `${path}/${name}`));
  const texts = textsOf(talkWords[language]);

  it('are complete, with the slots of the English ones, and promise nothing', () => {
    const english = new Map(textsOf(talkWords.en));
    expect(texts.map(([path]) => path).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...english.keys()].toSorted((a, b) => a.localeCompare(b)),
    );
    for (const [path, text] of texts) {
      expect([path, slotsOf(text)]).toEqual([path, slotsOf(english.get(path) ?? '')]);
      expect([path, promisesAnything(text, language)]).toEqual([path, false]);
    }
    for (const aim of aims) expect(talkWords[language].purposes[aim].ask).toHaveLength(3);
  });
});
