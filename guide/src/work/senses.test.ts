import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { workFacts } from '../catalogue/work/facts.ts';
import { stem, tokensOf } from '../text/fold.ts';
import { entriesNamed } from './recognise.ts';
import { little } from './small-words.ts';

/** Words that name a trade elsewhere, beside what they must not be taken for. */
const otherwise: Record<Language, readonly (readonly [text: string, entry: string])[]> = {
  en: [
    ['I run a class', 'running'],
    ['making goat milk soap', '6121'],
    ['my three goats', 'basketball'],
    ['mending harps', 'harp-playing'],
    ['building kayaks', 'kayaking'],
    ['chess sets carved from driftwood', 'chess'],
  ],
  he: [
    ['גידול שבלולים', 'hens'],
    ['תיקון כינורות', 'violin-playing'],
    ['בניית רחפנים', 'drone'],
  ],
  fr: [
    ['réparation de harpes', 'harp-playing'],
    ['je fais du pain comme ma grand-mère', 'raising-children'],
    ['maquettes de bateaux', 'boat'],
  ],
  es: [
    ['encaje de bolillos', 'baking-bread'],
    ['palomas mensajeras', '9621'],
    ['maquetas de barcos', 'boat'],
  ],
  pt: [
    ['consertar sanfona', 'accordion-playing'],
    ['Técnica em museologia', 'weaving'],
    ['forró', '7534'],
    ['carranca de madeira', 'saxophone-clarinet'],
    ['barcos de papel', 'boat'],
  ],
};

/** The same words in their own sense. */
const meant: Record<Language, readonly (readonly [text: string, entry: string])[]> = {
  en: [
    ['I run marathons', 'running'],
    ['making soap', 'soap'],
    ['candle dipping', 'candles'],
    ['playing the harp', 'harp-playing'],
    ['chess lover', 'chess'],
    ['knitting and pottery', 'knitting'],
    ['collecting vinyl', 'vinyl-collections'],
  ],
  he: [
    ['חובב שחמט', 'chess'],
    ['מנגנת בכינור', 'violin-playing'],
  ],
  fr: [
    ['cours de harpe', 'harp-playing'],
    ['j’adore le tricot', 'knitting'],
    ['bougies trempées', 'candles'],
    ['couture et poterie', 'pottery'],
  ],
  es: [
    ['aficionado al ajedrez', 'chess'],
    ['clases de inglés', 'english'],
  ],
  pt: [
    ['toco sanfona', 'accordion-playing'],
    ['amo cachorros', 'dogs'],
  ],
};

describe.each(languages)('a word in %s', (language) => {
  it.each(otherwise[language])('of “%s” is not taken for another trade: %s', async (text, entry) => {
    const named = entriesNamed(text, await loadWords(language));
    expect(named.map((one) => one.entry)).not.toContain(entry);
  });

  it.each(meant[language])('of “%s” is known in its own sense: %s', async (text, entry) => {
    const named = entriesNamed(text, await loadWords(language));
    expect(named.map((one) => one.entry)).toContain(entry);
  });
});

describe.each(languages)('a name of a thing or a skill, in %s,', (language) => {
  it('names something, as it was written', async () => {
    const words = await loadWords(language);
    const names = [...workFacts].flatMap(([entry, { kind }]) =>
      kind === 'job' ? [] : (words.work.entries.get(entry)?.also ?? []),
    );
    expect(names.length).toBeGreaterThan(2000);
    // Without accents and plurals “thé”, “lã” and “uñas” are articles.
    const isArticle = (name: string) => tokensOf(name).every(({ word }) => little.has(word) || little.has(stem(word)));
    expect(names.filter((name) => entriesNamed(name, words).length === 0 && !isArticle(name))).toEqual([]);
  });
});
