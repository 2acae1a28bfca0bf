import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { conceptsOf } from './concepts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { pt } from './pt.ts';

const tables = { en, es, fr, he, pt };

describe('what a word speaks of', () => {
  it('is the same in every language', () => {
    const [forged, ...others] = ['forged', 'מזויף', 'falsifié', 'falsificado', 'falsificada'].map((word) =>
      conceptsOf(word.normalize('NFD').replace(/\p{M}/gu, '')),
    );
    for (const other of others) expect(other).toEqual(expect.arrayContaining([...(forged ?? [])]));
  });

  it('is found behind what Hebrew joins to a word, and nowhere in a word that is unknown', () => {
    expect(conceptsOf('ולמכור')).toEqual(conceptsOf('למכור'));
    expect(conceptsOf('qwerty')).toEqual([]);
    expect(conceptsOf('')).toEqual([]);
  });

  it.each(languages)('is written in %s as words are read: folded, one space between them', (language) => {
    const all = Object.values(tables[language]);
    expect(all.map((words) => fold(words))).toEqual(all);
    expect(all.flatMap((words) => words.split(' '))).not.toContain('');
  });
});
