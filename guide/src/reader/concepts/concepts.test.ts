import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { allConceptsIn, conceptsOf } from './concepts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { en as enLife } from './life/en.ts';
import { es as esLife } from './life/es.ts';
import { fr as frLife } from './life/fr.ts';
import { he as heLife } from './life/he.ts';
import { pt as ptLife } from './life/pt.ts';
import { pt } from './pt.ts';

const tables = { en, es, fr, he, pt };
const lives = { en: enLife, es: esLife, fr: frLife, he: heLife, pt: ptLife };

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

  const told = (text: string) => allConceptsIn(text.split(' ')).map((one) => new Set(one));

  it('is also what lives are told by, the same in every language, where that is asked for', () => {
    const [aunt, ...others] = ['aunt', 'דודה', 'tante', 'tia'].flatMap(told);
    for (const other of others) expect([...(aunt ?? [])].some((one) => other.has(one))).toBe(true);
    expect([...(aunt ?? [])].some((one) => told('bridge')[0]?.has(one))).toBe(false);
    expect([...(told('forged')[0] ?? [])]).toEqual(expect.arrayContaining([...conceptsOf('forged')]));
  });

  it('is read in the language of the words around it', () => {
    const last = (text: string) => [...(told(text).at(-1) ?? [])];
    const shares = (one: string, other: string) => last(one).some((place) => last(other).includes(place));
    expect(shares('my husband has a bat', 'my husband has a knife')).toBe(true);
    expect(shares('mon mari me bat', 'mon mari me frappe')).toBe(true);
    expect(shares('mon mari me bat', 'mon mari a un couteau')).toBe(false);
  });

  it.each(languages)('is written in %s as words are read: folded, one space between them', (language) => {
    const all = [...Object.values(tables[language]), ...Object.values(lives[language])];
    expect(all.map((words) => fold(words))).toEqual(all);
    expect(all.flatMap((words) => words.split(' '))).not.toContain('');
  });
});
