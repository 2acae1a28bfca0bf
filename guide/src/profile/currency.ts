import { countriesWithCurrency, currencyOfCountry, languages, type Profile } from '@foothold/contract';
import { countryOf } from '../care/country.ts';
import { fold } from '../text/fold.ts';
import { amountsIn } from '../text/money.ts';

/** As much of a text as is looked through for money. */
const MOST_AMOUNTS = 10;

const spaced = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Countries by their names in five languages, folded; the longer first, since “Guinea” stands in “Guinea-Bissau”. */
const countries: readonly (readonly [name: string, country: string])[] = languages
  .flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return countriesWithCurrency.map((country) => [spaced(names.of(country) ?? country), country] as const);
  })
  .toSorted(([one], [other]) => other.length - one.length);

/** The money of the country that a place lies in; null where that is not known. */
function currencyOfPlace(place: string): string | null {
  if (place.trim() === '') return null;
  const within = spaced(place);
  const country = countryOf(place)?.country ?? countries.find(([name]) => within.includes(name))?.[1];
  return country === undefined ? null : currencyOfCountry(country);
}

function named(texts: readonly string[]): string | null {
  const amounts = texts.flatMap((text) => amountsIn(text, MOST_AMOUNTS));
  return amounts.find(({ currency }) => currency !== null)?.currency ?? null;
}

/**
 * The money somebody reckons in: as a goal of theirs names it, else what they say of their means, else that of the
 * country where they live; null where nothing says. A language is spoken in too many countries to say it.
 */
export function currencyOf({ goals, resources, notes, location }: Profile): string | null {
  return named(goals.map(({ value }) => value)) ?? named([resources.notes, notes]) ?? currencyOfPlace(location);
}
