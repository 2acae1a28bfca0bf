import type { Language } from '@foothold/contract';
import { fold } from './fold.ts';

export interface Money {
  amount: number;
  /** ISO 4217; null when the person named none. */
  currency: string | null;
}

const currencySigns: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/r\$|\breais\b|\breal\b|\bbrl\b/u, 'BRL'],
  [/€|\beuros?\b|\beur\b|אירו|יורו/u, 'EUR'],
  [/£|\bpounds?\b|\bgbp\b/u, 'GBP'],
  [/₪|\bnis\b|\bils\b|\bshekels?\b|שקל|ש"ח|ש״ח|שח(?!\p{L})/u, 'ILS'],
  [/\bpesos?\b|\bmxn\b/u, 'MXN'],
  [/\$|\bdollars?\b|\bdolares\b|\busd\b|דולר/u, 'USD'],
];

const NUMBER = /\d{1,3}(?:[.,\u00A0\u202F' ]\d{3})+(?![\d])|\d+(?:[.,]\d{1,2})?/u;
const THOUSAND = /^\s?(?:k\b|mil\b|mille\b|thousand\b|אלף|אלפים)/iu;

/** The first amount a text names: “₪3,000”, “1.500 €”, “2k”; null when it names none. Percentages are no amounts. */
export function readMoney(text: string): Money | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const after = text.slice(match.index + match[0].length);
  if (/^\s?%/.test(after)) return null;
  const written = match[0];
  const grouped = /[.,\u00A0\u202F' ]\d{3}/u.test(written);
  const amount = Number(grouped ? written.replace(/\D/g, '') : written.replace(',', '.'));
  const currency = currencySigns.find(([sign]) => sign.test(fold(text)) || sign.test(text.toLowerCase()))?.[1] ?? null;
  return { amount: THOUSAND.test(after) ? amount * 1_000 : amount, currency };
}

/** An amount in the person's own currency, or a bare number when they named none; without cents from 100 on. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const whole = amount >= 100 || Number.isInteger(amount);
  return new Intl.NumberFormat(language, {
    ...(currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount);
}
