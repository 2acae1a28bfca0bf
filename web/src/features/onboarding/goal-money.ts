import { currencies, currencyOfCountry, type Language } from '@foothold/contract';

/** A sum that says nothing but how much: “600”, “1,500”. What is said besides (“300 to 500”, “€600”) is left as it is. */
export function isBareAmount(value: string): boolean {
  return /^\s*\d[\d.,'’\s]*$/u.test(value);
}

/** What is paid with where the browser says it is used: by the first of its languages that names a country. */
export function guessedCurrency(spoken: readonly string[] = navigator.languages): string {
  const locales = spoken.map((one) => new Intl.Locale(one));
  const country = locales.find(({ region }) => region)?.region ?? locales[0]?.maximize().region;
  return (country && currencyOfCountry(country)) ?? 'EUR';
}

/** Signs that say which currency is meant; a bare “$” is many countries’, and is read as the one most often meant. */
const PLAIN_SIGN = /^(?:[€£₪$]|R\$)$/u;

/** A bare amount with its currency, where the language puts it: “€600”, “600 €”, “600 CHF”. */
export function withCurrency(value: string, currency: string, language: Language): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const sign = parts[at]?.value ?? currency;
  if (!PLAIN_SIGN.test(sign)) return `${value.trim()} ${currency}`;
  return at < parts.findIndex(({ type }) => type === 'integer') ? `${sign}${value.trim()}` : `${value.trim()} ${sign}`;
}

/** Every currency by its sign and its name, as one would look for it. */
export function currencyOptions(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const sort = new Intl.Collator(language);
  const signOf = (currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return currencies
    .map((currency) => ({ currency, name: names.of(currency) ?? currency, sign: signOf(currency) }))
    .toSorted((one, other) => sort.compare(one.name, other.name))
    .map(({ currency, name, sign }) => ({ value: currency, label: `${name} (${sign})` }));
}
