import { languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, dayInUtc, dayOf, monthInUtc, yearInUtc } from './calendar.ts';
import { counted } from './counted.ts';
import { fill, slotsOf } from './fill.ts';
import { fold, formsOf, tokensOf } from './fold.ts';
import { joined } from './joined.ts';
import { formatMoney, readMoney } from './money.ts';
import { isNegated } from './negation.ts';
import { clausesOf, PhraseBook, read } from './phrases.ts';
import { cut, isolate, quote } from './quote.ts';

const wordsOf = (text: string) => tokensOf(text).map((token) => token.word);

describe('words', () => {
  it('are read without accents, case and marks', () => {
    expect(wordsOf('L’Été à Saint-Étienne')).toEqual(['l', 'ete', 'a', 'saint', 'etienne']);
    expect(wordsOf('I don’t, I can’t, I cannot')).toEqual(['i', 'do', 'not', 'i', 'ca', 'not', 'i', 'can', 'not']);
    expect(wordsOf('עו״ד וד"ר')).toEqual(['עוד', 'ודר']);
  });

  it('stay about as long as they were written, whatever single signs stand for', () => {
    expect(fold('ﬁn d’ÉTÉ, ½ kg, שָׁלוֹם')).toBe('fin d’ete, 1⁄2 kg, שלום');
    expect(fold('\uFDFA'.repeat(1_000)).length).toBeLessThan(2_100);
  });

  it('lose their Hebrew prefixes and their plural', () => {
    expect(formsOf('ובאופניים')).toContain('אופניים');
    expect(formsOf('שיעורים')).toContain('שיעור');
    expect(formsOf('lessons')).toContain('lesson');
    expect(formsOf('glass')).toEqual(['glass']);
  });
});

describe('phrases', () => {
  const book = new PhraseBook([
    ['bike repair', 'repair'],
    ['lesson', 'teaching'],
  ]);

  it('are found whole, in any number and case', () => {
    expect([...book.valuesIn(read('I gave Lessons and did BIKE repairs'))]).toEqual(['teaching', 'repair']);
    expect([...book.valuesIn(read('a bike, then a repair'))]).toEqual([]);
  });

  it('are denied by a negation in the same clause', () => {
    const denied = (text: string) =>
      clausesOf(text).some((clause) =>
        book.findAll(read(clause)).some((found) => isNegated(read(clause), found.start)),
      );
    expect(denied('I never gave a lesson')).toBe(true);
    expect(denied('No car, but a lesson')).toBe(false);
    expect(clausesOf('I saved 200,000, not more')).toEqual(['I saved 200,000', 'not more']);
    expect(denied('No lesson')).toBe(true);
    // “No” is “in the” in Portuguese.
    expect(denied('Trabalhei no lesson um ano')).toBe(false);
    // “Ne … plus” denies as “ne … pas” does, and “ne … que” says “only”.
    expect(denied('Je ne donne plus de lesson')).toBe(true);
    expect(denied('Je ne fais que lesson')).toBe(false);
  });
});

describe('money', () => {
  it.each([
    ['₪3,000 a month', { amount: 3_000, currency: 'ILS' }],
    ['1.500 € al mes', { amount: 1_500, currency: 'EUR' }],
    ['1\u202F000,50', { amount: 1_000, currency: null }],
    ['2k dollars', { amount: 2_000, currency: 'USD' }],
    ['R$ 99,90', { amount: 99.9, currency: 'BRL' }],
    ['600 CHF', { amount: 600, currency: 'CHF' }],
    ['I try 3 cup cakes', { amount: 3, currency: null }],
    ['10 %', null],
    ['a lot', null],
  ])('%s', (text, money) => {
    expect(readMoney(text)).toEqual(money);
  });

  it('is written bare when no currency was named', () => {
    expect(formatMoney({ amount: 1_250, currency: null }, 'en')).toBe('1,250');
    expect(formatMoney({ amount: 37.5, currency: 'GBP' }, 'en')).toBe('£37.50');
  });

  it('is written each in its own currency, language and digits, however many came between', () => {
    const written = () =>
      (['en', 'he', 'fr', 'es', 'pt'] as const).flatMap((language) =>
        [7.5, 8, 120].map((amount) => formatMoney({ amount, currency: 'EUR' }, language)),
      );
    const before = written();
    expect(before.slice(0, 3)).toEqual(['€7.50', '€8', '€120']);
    expect(new Set(before).size).toBeGreaterThan(9);
    for (const currency of Intl.supportedValuesOf('currency')) formatMoney({ amount: 1, currency }, 'en');
    expect(written()).toEqual(before);
  });
});

describe('counting', () => {
  const hebrew = { one: 'שעה אחת', two: 'שעתיים', other: '{n} שעות' };
  it('follows the plural of the language', () => {
    expect([1, 2, 0.5, 3].map((count) => counted(count, hebrew, 'he'))).toEqual([
      'שעה אחת',
      'שעתיים',
      '0.5 שעות',
      '3 שעות',
    ]);
    expect(counted(1.5, { one: '{n} heure', other: '{n} heures' }, 'fr')).toBe('1,5 heure');
  });
});

describe('a list of names', () => {
  it('is joined by what the next name asks for, whatever marks stand around it', () => {
    expect(joined(['אחות', 'לימודי סיעוד'].map(isolate), 'he')).toBe('\u2068אחות\u2069 ו\u2068לימודי סיעוד\u2069');
    expect(joined([isolate('אחות'), isolate('Excel')], 'he')).toBe('\u2068אחות\u2069 ו-\u2068Excel\u2069');
    expect(joined([isolate('cocina'), isolate('inglés')], 'es')).toBe('\u2068cocina\u2069 e \u2068inglés\u2069');
    const quoted = ['a', 'b', 'c'].map((name) => quote(name, 'fr'));
    expect(joined(quoted, 'fr')).toBe(`${quoted[0]}, ${quoted[1]} et ${quoted[2]}`);
  });
});

describe('quoting', () => {
  it('isolates, keeps one line and drops what reorders text', () => {
    expect(quote('a\nb\u202Ec', 'en')).toBe('“\u2068a b c\u2069”');
    expect(quote('חיפה', 'fr')).toBe('«\u00A0\u2068חיפה\u2069\u00A0»');
  });

  it('never breaks a character or the isolates', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...languages),
        (text, limit, language) => {
          expect(cut(text, limit).isWellFormed()).toBe(true);
          expect(text.startsWith(cut(text, limit))).toBe(true);
          expect(quote(text, language, limit).match(/[\u2066-\u2069]/gu)).toEqual(['\u2068', '\u2069']);
        },
      ),
    );
  });
});

describe('filling', () => {
  it('fills once, so that a person’s braces stay theirs', () => {
    expect(fill('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
    expect(slotsOf('{b} {a} {b}')).toEqual(['a', 'b']);
    expect(() => fill('{missing}', {})).toThrow('missing');
  });
});

describe('the calendar', () => {
  const anyDay = [
    fc.integer({ min: 1_700, max: 2_200 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  ] as const;

  it('tells the year and the month of every moment of a day, over five centuries', () => {
    fc.assert(
      fc.property(...anyDay, fc.integer({ min: 0, max: 86_399_999 }), (year, month, day, into) => {
        const moment = dayInUtc(year, month, day) + into;
        expect([yearInUtc(moment), monthInUtc(moment)]).toEqual([year, month]);
        const pad = (number: number) => String(number).padStart(2, '0');
        expect(dayOf(`${year}-${pad(month)}-${pad(day)}T10:00:00Z`)).toBe(dayAt(moment));
      }),
    );
  });

  it('counts on beyond the ends of a year and of a month', () => {
    expect(dayInUtc(2025, 13, 5)).toBe(dayInUtc(2026, 1, 5));
    expect(dayInUtc(2028, 3, 0)).toBe(dayInUtc(2028, 2, 29));
    expect(dayInUtc(1970, 1, 2)).toBe(86_400_000);
  });
});
