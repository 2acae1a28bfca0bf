import { languages, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { apartSections, sections } from '#shared/i18n/sections.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { sameInEnglish } from './same-in-english.ts';

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' });

const all = [...sections, ...apartSections] as const;

function flat(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** Every text of a language by `section:path.to.key`. */
function textsOf(language: Language): Map<string, string> {
  return new Map(all.flatMap((section) => flat(files[`./${language}/${section}.json`] ?? {}, `${section}:`)));
}

const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<
  Language,
  Map<string, string>
>;

const plural = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(plural, '');
const slotsOf = (text: string) =>
  (text.match(/\{\{-?\s*\w+|<\/?\w+>/g) ?? []).map((slot) => slot.replace(/[{\s-]/g, ''));

/** Plural keys by their base: `plan:left` → the suffixes a language has. */
function pluralsOf(language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of texts[language].keys()) {
    const suffix = plural.exec(key)?.[1];
    if (suffix) found.set(baseOf(key), [...(found.get(baseOf(key)) ?? []), suffix]);
  }
  return found;
}

const others = languages.filter((language) => language !== 'en');

describe('the files', () => {
  it.each(languages)('of %s are all there and no more', (language) => {
    const there = Object.keys(files).filter((path) => path.startsWith(`./${language}/`));
    expect(there.toSorted()).toEqual(all.map((section) => `./${language}/${section}.json`).toSorted());
  });

  it('hold texts in every section but those not written yet', () => {
    expect(all.filter((section) => ![...texts.en.keys()].some((key) => key.startsWith(`${section}:`)))).toEqual([]);
  });
});

describe.each(languages)('%s', (language) => {
  const own = [...texts[language]];

  it('has the keys of English', () => {
    const keys = (of: Language) => [...new Set([...texts[of].keys()].map(baseOf))].toSorted();
    expect(keys(language)).toEqual(keys('en'));
  });

  it('has every plural form its grammar knows, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const wrong = [...pluralsOf(language)].filter(
      ([, suffixes]) => suffixes.toSorted().join() !== pluralCategories.toSorted().join(),
    );
    expect(wrong).toEqual([]);
    expect([...pluralsOf(language).keys()].toSorted()).toEqual([...pluralsOf('en').keys()].toSorted());
  });

  it('has the slots of English', () => {
    const wrong = own.filter(([key, text]) => {
      const english = slotsOf(texts.en.get(key) ?? texts.en.get(`${baseOf(key)}_other`) ?? '');
      const slots = slotsOf(text);
      // "One step left" needs no number; nor does the Hebrew dual.
      const mayDropCount = /_(zero|one|two)$/.test(key) && !slots.includes('count');
      const expected = mayDropCount ? english.filter((slot) => slot !== 'count') : english;
      return slots.toSorted().join() !== expected.toSorted().join();
    });
    expect(wrong).toEqual([]);
  });

  it('leaves no text empty and none with spaces around it', () => {
    expect(own.filter(([, text]) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });
});

describe.each(others)('%s', (language) => {
  it('leaves nothing in English', () => {
    const left = [...texts[language]].filter(
      ([key, text]) => text === texts.en.get(key) && /\p{L}{2}/u.test(text) && !sameInEnglish(language, text),
    );
    expect(left).toEqual([]);
  });
});

const offending = (language: Language, pattern: RegExp) =>
  [...texts[language]].filter(([, text]) => pattern.test(text));

describe('typography', () => {
  it('sets a narrow space before ; ! ? and a fixed one before : in French', () => {
    expect(offending('fr', /(?:^|[^\u202f!?])[;!?]/u)).toEqual([]);
    expect(offending('fr', /[^\u00a0]:(?!\/\/|\d)/u)).toEqual([]);
    expect(offending('fr', /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u)).toEqual([]);
  });

  it('uses no typewriter apostrophe in French', () => {
    expect(offending('fr', /\p{L}'\p{L}/u)).toEqual([]);
  });

  it('opens what it closes in Spanish', () => {
    const count = (text: string, sign: string) => text.split(sign).length - 1;
    const unequal = [...texts.es].filter(
      ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
    );
    expect(unequal).toEqual([]);
  });

  it('has no slash or dot forms for gender in Hebrew', () => {
    expect(offending('he', /[א-ת][/.][א-ת]/u)).toEqual([]);
  });

  it('writes Hebrew in Hebrew letters', () => {
    const without = [...texts.he].filter(([, text]) => /\p{L}{2}/u.test(text) && !/[א-ת]/u.test(text));
    expect(without.filter(([, text]) => !sameInEnglish('he', text))).toEqual([]);
  });

  it('uses the Hebrew gershayim and geresh', () => {
    expect(offending('he', /[א-ת]["'][א-ת]?/u)).toEqual([]);
  });
});
