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
const MAX_LENGTH = 90;
const MAX_WORDS_A_PART = 5;

/**
 * True for "Leeds, UK", "San Jose, CA", "75011 Paris", "חיפה": a text that names a place and nothing else.
 * One part may be unknown when a country, a state or a postcode settles it; "Google, London" is no place.
 */
export function isPlace(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const parts = text
    .replace(/\([^)]*\)/g, '')
    .split(/\s*[,،/]\s*/)
    .map((part) => part.trim());
  if (parts.some((part) => part === '' || part.split(' ').length > MAX_WORDS_A_PART)) return false;
  if (namesRole(text) || namesEmployer(text)) return false;
  const unknown = parts.filter((part) => !isRegion(part) && !isCity(part) && !REMOTE.test(part));
  if (unknown.length === 0) return true;
  if (POSTCODE.test(text)) return unknown.length <= 2 && /^[\p{Lu}\p{N}\u05D0-\u05EA]/u.test(text);
  return unknown.length === 1 && parts.length > 1 && isRegion(parts.at(-1) ?? '');
}

function isRegion(part: string): boolean {
  return STATE.test(part) || knownCountries.has(fold(part));
}

function isCity(part: string): boolean {
  return knownCities.has(fold(part.replace(/^\d{4,5}\s+|\s+\d{4,5}$|[.]$/g, '')));
}
