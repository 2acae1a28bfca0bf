import { currencies, type Language, languages } from '@foothold/contract';
import { fold } from './fold.ts';

export interface Money {
  amount: number;
  /** ISO 4217; null when the person named none. */
  currency: string | null;
}

const currencySigns: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/r\$|\breais\b|\breal\b|\bbrl\b/u, 'BRL'],
  [/€|\beuros?\b|\beur\b|אירו|יורו/u, 'EUR'],
  [/£|\bpounds?\b|\bquid\b|\bgbp\b/u, 'GBP'],
  [/₪|\bnis\b|\bils\b|\bshekels?\b|שקל|ש"ח|ש״ח|שח(?!\p{L})/u, 'ILS'],
  [/\bpesos?\b|\bmxn\b/u, 'MXN'],
  [/\$|\bdollars?\b|\bd[oó]lar(?:es)?\b|\busd\b|דולר/u, 'USD'],
];

/** ISO 4217 in capitals, as a form writes it; in small letters some are words (“cup”, “try”). */
const CODE = `(?<!\\p{L})(${currencies.join('|')})(?!\\p{L})`;
const codeIn = new RegExp(CODE, 'u');
const codeAhead = new RegExp(`${CODE}\\s*$`, 'u');
const codeBehind = new RegExp(`^\\s*${CODE}`, 'u');

const NUMBER = /\d{1,3}(?:[.,\u00A0\u202F' ]\d{3})+(?![\d])|\d+(?:[.,]\d{1,2})?/u;
const THOUSAND = /^\s?(?:k\b|mil\b|mille\b|thousand\b|אלף|אלפים)/iu;

/** Whether the marks inside a number part its thousands: “1.500”, “10 000”. */
function isGrouped(written: string): boolean {
  return /[.,\u00A0\u202F' ]\d{3}/u.test(written);
}

/** What a number comes to as it is written: “1.500”, “12,50”. */
function amountOf(written: string): number {
  return Number(isGrouped(written) ? written.replace(/\D/g, '') : written.replace(',', '.'));
}

/** The first amount a text names: “₪3,000”, “1.500 €”, “2k”; null when it names none. Percentages are no amounts. */
export function readMoney(text: string): Money | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const after = text.slice(match.index + match[0].length);
  if (/^\s?%/.test(after)) return null;
  const amount = amountOf(match[0]);
  const currency = currencySigns.find(([sign]) => sign.test(fold(text)) || sign.test(text.toLowerCase()))?.[1];
  return {
    amount: THOUSAND.test(after) ? amount * 1_000 : amount,
    currency: currency ?? codeIn.exec(text)?.[1] ?? null,
  };
}

/** A currency's name for one and for many, in one language: “Nigerian naira”, “soles peruanos”. */
function namesOf(currency: string, language: Language): string[] {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' });
  return [1, 2].flatMap((count) => format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? []);
}

/** The word of such names that people say alone; in English it is the last. */
function spokenIn(currency: string, language: Language): string[] {
  return namesOf(currency, language).flatMap((name) => {
    const words = fold(name).split(/\s+/u);
    return (language === 'en' ? words.at(-1) : words[0]) ?? [];
  });
}

/** How a currency is written short, where letters do it: “Kz”, “F” of “F CFA”. */
function shortOf(currency: string): string[] {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
  return /^\p{L}{2,}$|^\p{L}+\s/u.test(sign) ? [fold(sign.split(/\s/u)[0] ?? '')] : [];
}

/** So many letters two names of one currency share that sound alike. */
const SOUND = 3;

let moneyWords: ReadonlySet<string> | undefined;

/**
 * Whether a folded word is what money is called somewhere: “naira”, “soles”, “kz”. A name that has another sound than the
 * English one is left out, since it may be a common word: “livres” are books, “novo sol” is no new.
 */
export function isMoneyWord(word: string): boolean {
  moneyWords ??= new Set(
    currencies.flatMap((currency) => {
      const [sound = ''] = spokenIn(currency, 'en');
      const latin = languages.flatMap((language) => spokenIn(currency, language));
      return [
        ...latin.filter((one) => one.slice(0, SOUND) === sound.slice(0, SOUND) || !/\p{Script=Latin}/u.test(one)),
        ...shortOf(currency),
      ];
    }),
  );
  return moneyWords.has(word);
}

/** An amount where it stands in a text. */
export interface NamedAmount extends Money {
  /** Index of its first UTF-16 unit, sign included. */
  from: number;
  /** Index after its last UTF-16 unit, “k”, “mil” and sign included. */
  to: number;
}

/** The most signs and spaces between a number and its currency. */
const CURRENCY_REACH = 12;

const signsBeside = currencySigns.map(([sign, currency]) => ({
  currency,
  sign: {
    ahead: new RegExp(`(?:${sign.source})\\s*$`, 'u'),
    behind: new RegExp(`^\\s*(?:${sign.source})`, 'u'),
  },
}));

/** The currency that a number wears, before it (“£600”) or behind it (“600 euros”), with the length it takes there. */
function currencyBeside(before: string, after: string): { currency: string; ahead: number; behind: number } | null {
  for (const { sign, currency } of signsBeside) {
    const ahead = sign.ahead.exec(before.toLowerCase());
    const behind = sign.behind.exec(after.toLowerCase());
    if (ahead || behind) return { currency, ahead: ahead?.[0].length ?? 0, behind: behind?.[0].length ?? 0 };
  }
  const ahead = codeAhead.exec(before);
  const code = ahead ?? codeBehind.exec(after);
  if (!code?.[1]) return null;
  return { currency: code[1], ahead: ahead?.[0].length ?? 0, behind: ahead ? 0 : code[0].length };
}

/** The first `most` numbers of a text in order, each with the currency beside it; percentages and ordinals included. */
export function amountsIn(text: string, most = Infinity): NamedAmount[] {
  return [...text.matchAll(new RegExp(NUMBER, 'gu'))].slice(0, most).map((match) => {
    const written = match[0];
    const end = match.index + written.length;
    const thousand = THOUSAND.exec(text.slice(end, end + CURRENCY_REACH))?.[0] ?? '';
    const to = end + thousand.length;
    const before = text.slice(Math.max(0, match.index - CURRENCY_REACH), match.index);
    const beside = currencyBeside(before, text.slice(to, to + CURRENCY_REACH));
    const amount = amountOf(written);
    return {
      amount: thousand === '' ? amount : amount * 1_000,
      currency: beside?.currency ?? null,
      from: match.index - (beside?.ahead ?? 0),
      to: to + (beside?.behind ?? 0),
    };
  });
}

/** Making a format takes many times as long as writing an amount in it; people have few currencies at a time. */
const formats = new Map<string, Intl.NumberFormat>();
const MOST_FORMATS = 64;

/** An amount in its currency, or a bare number where it has none; with at most so many digits behind the point. */
export function writeAmount({ amount, currency }: Money, language: Language, digits: number): string {
  const name = `${language} ${digits} ${currency ?? ''}`;
  const known = formats.get(name);
  if (known) return known.format(amount);
  const format = new Intl.NumberFormat(language, {
    ...(currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  });
  const [oldest] = formats.keys();
  if (formats.size >= MOST_FORMATS && oldest !== undefined) formats.delete(oldest);
  formats.set(name, format);
  return format.format(amount);
}

/** An amount in the person's own currency, or a bare number when they named none; without cents from 100 on. */
export function formatMoney(money: Money, language: Language): string {
  const whole = money.amount >= 100 || Number.isInteger(money.amount);
  return writeAmount(money, language, whole ? 0 : 2);
}
