import type { Language } from '@foothold/contract';

/** Two decimals, or none where they would be zeros. */
const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;

/** Money as the language writes it; a bare number without a currency. `currency` is ISO 4217. */
export function moneyText(value: number, currency: string | null, language: Language): string {
  // A code of another form is no currency, and Intl would refuse it.
  if (currency === null || !/^[A-Za-z]{3}$/.test(currency)) return new Intl.NumberFormat(language, plain).format(value);
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  return new Intl.NumberFormat(language, style).format(value);
}
