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

const optionsIn = new Map<Language, { value: string; label: string }[]>();

/** Every currency by its name; made once a language, since it is asked for at every letter that is typed. */
export function currencyOptions(language: Language): { value: string; label: string }[] {
  const made = optionsIn.get(language);
  if (made) return made;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  const options = currencies
    .map((currency) => ({ value: currency, label: `${names.of(currency) ?? currency} (${currency})` }))
    .toSorted((one, other) => compare(one.label, other.label));
  optionsIn.set(language, options);
  return options;
}
