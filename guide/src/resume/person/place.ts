import { namesEmployer, namesRole } from '../experience/evidence.ts';
import { fold } from '../fold.ts';
import { cities, countries } from './places.ts';

const knownCountries = new Set(countries.map(fold));
const knownCities = new Set(cities.map(fold));
/** A two-letter state or province, with or without a US ZIP code; a UK postcode; a five-digit code beside a town. */
const STATE = /^\p{Lu}{2}(?:\s+\d{5})?$/u;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b\d{5}(?:-\d{3})?\b(?=.*\p{L})|\b\d{4}-\d{3}\b/u;
const REMOTE =
  /^(?:remote|hybrid|on-?site|télétravail|à distance|remoto|teletrabajo|híbrido|home office|מרחוק|היברידי)\b/iu;
/** The first half of a UK postcode. */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
/** A Brazilian state, or "town centre", behind the name of a town (folded). */
const BESIDE_TOWN =
  /(?:\s*[/-]\s*|\s+)(?:ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|sp|se|to|capital|centre|center|centro|area)$/u;
/** "17 rue du Stade 62300 Lens": from the number of the house to the postcode and the town. */
const STREET_TO_TOWN = /^\d{1,4}\s\p{L}[\p{L}\s.'’-]{2,50}[\s,]\d{5}\s\p{Lu}[\p{L}\s'’-]{1,30}$/u;
/** A street with its number, whatever the town: "Rua Padre Cícero 88, Juazeiro do Norte", "3 Station Terrace, Llandeilo". */
const STREET =
  /^(?:(?:c\/|calle|cl|carrera|cra|avda?|avenida|av|plaza|paseo|camino|pasaje|barrio|rua|r|travessa|alameda|praca|estrada|rodovia|quadra|rue|chemin|impasse|allee|boulevard|bd|place|route|quai|lotissement|residence|רחוב|רח'|שדרות|שד')[.\s]\s?\p{L}.{2,}\d|\d{1,4}\s?[a-z]?\s?(?:bis|ter)?,?\s(?:rue|chemin|impasse|allee|av|avenue|bd|boulevard|place|route|quai|cours|square)\s|(?:flat\s\d+\p{L}?,\s)?\d{1,4}\p{L}?\s(?:[\p{L}'.-]+\s){1,3}(?:street|st|road|rd|avenue|ave|lane|close|drive|terrace|crescent|court|gardens|grove|place|way|walk|row|hill|view|green|mews|house|park|square|parade)(?:,|$))/u;
const NO_ADDRESS = /@|\d{7}/u;
/** "45 años" is no street. */
const AGE = /\d\s*(?:years|yo|ans|a[nñ]os|anos)|^(?:age|aged|גיל|בן|בת)(?!\p{L})/iu;
const MAX_LENGTH = 90;
const MAX_WORDS_A_PART = 5;

/**
 * True for "Leeds, UK", "San Jose, CA", "75011 Paris", "חיפה": a text that names a place and nothing else.
 * One part may be unknown when a country, a state or a postcode settles it; "Google, London" is no place.
 */
export function isPlace(text: string): boolean {
  if (text.length > MAX_LENGTH || /^\p{Lu}{2}$/u.test(text)) return text === 'UK' || text === 'US';
  if (isTownWithRegion(text)) return true;
  const parts = text
    .replace(/\([^)]*\)/g, '')
    .split(/\s*[,،/]\s*/)
    .map((part) => part.trim());
  if (parts.some((part) => part === '' || part.split(' ').length > MAX_WORDS_A_PART)) return false;
  const unknown = parts.filter((part) => !isRegion(part) && !isCity(part) && !REMOTE.test(part));
  if (unknown.length === 0) return true;
  if (namesRole(text) || namesEmployer(text)) return false;
  if (POSTCODE.test(text)) return unknown.length <= 2 && /^[\p{Lu}\p{N}\u05D0-\u05EA]/u.test(text);
  return unknown.length === 1 && parts.length > 1 && isRegion(parts.at(-1) ?? '');
}

/** "Aurillac (Cantal)", "Nancy (54)", "feira de santana ba": the region settles a town nobody listed. */
function isTownWithRegion(text: string): boolean {
  const [, town = '', region = ''] = /^(\p{Lu}[\p{L}'’ -]{1,40}?)\s*\(([^()]{2,30})\)$/u.exec(text) ?? [];
  return (
    town !== '' &&
    (/^\d{2,3}$/.test(region) || isRegion(region) || isCity(region)) &&
    !namesRole(town) &&
    !namesEmployer(town)
  );
}

/** A street and a town: "Herzl 15, Ashdod". The town is known, and another part has a number. */
export function isAddress(text: string): boolean {
  if (text.length > MAX_LENGTH || namesRole(text)) return false;
  if (STREET_TO_TOWN.test(text) || (STREET.test(fold(text)) && /\d/.test(text) && !NO_ADDRESS.test(text))) return true;
  const parts = text.split(/\s*[,،]\s*/);
  return (
    parts.some(isCity) && parts.every((part) => isCity(part) || isRegion(part) || isStreet(part)) && /\d/.test(text)
  );
}

function isStreet(part: string): boolean {
  return part.split(' ').length <= MAX_WORDS_A_PART && !/\d{6}|@/.test(part) && !AGE.test(part);
}

function isRegion(part: string): boolean {
  return OUTWARD.test(part) || STATE.test(part) || knownCountries.has(fold(part));
}

function isCity(part: string): boolean {
  const bare = fold(part.replace(/^\d{4,5}\s+|\s+\d{4,5}$|[.]$/g, ''));
  return knownCities.has(bare) || knownCities.has(bare.replace(BESIDE_TOWN, ''));
}
