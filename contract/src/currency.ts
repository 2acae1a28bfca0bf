/** What is paid with where people live, by ISO 3166-1 alpha-2 and ISO 4217; countries that aren't here are not guessed at. */
const countriesOf: Record<string, string> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC MQ MT NL PT RE SI SK SM VA YT XK ME',
  USD: 'US EC SV PR PA',
  GBP: 'GB',
  ILS: 'IL PS',
  BRL: 'BR',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  UYU: 'UY',
  BOB: 'BO',
  PYG: 'PY',
  VES: 'VE',
  CRC: 'CR',
  GTQ: 'GT',
  HNL: 'HN',
  NIO: 'NI',
  DOP: 'DO',
  CUP: 'CU',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  UAH: 'UA',
  RUB: 'RU',
  TRY: 'TR',
  INR: 'IN',
  JPY: 'JP',
  CNY: 'CN',
  KRW: 'KR',
  SGD: 'SG',
  PHP: 'PH',
  ZAR: 'ZA',
  NGN: 'NG',
  KES: 'KE',
  GHS: 'GH',
  AOA: 'AO',
  MZN: 'MZ',
  CVE: 'CV',
  MAD: 'MA',
  DZD: 'DZ',
  TND: 'TN',
  EGP: 'EG',
  HTG: 'HT',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
};

const byCountry = new Map(
  Object.entries(countriesOf).flatMap(([currency, codes]) => codes.split(' ').map((code) => [code, currency])),
);

/** Every country whose money is known. */
export const countriesWithCurrency: readonly string[] = [...byCountry.keys()];
/** Every currency that can be chosen. */
export const currencies: readonly string[] = Object.keys(countriesOf);

/** What is paid with in a country; null where that is not known. */
export function currencyOfCountry(country: string): string | null {
  return byCountry.get(country) ?? null;
}
