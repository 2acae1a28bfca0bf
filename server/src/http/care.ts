import type { Language } from '@foothold/contract';
import { careFor } from '@foothold/guide';

/** As much of a body as is read, in UTF-16 units: a whole profile of the usual kind many times over. */
const MOST = 24_000;

/** Every text in a body, however deep it stands; a word by itself is a choice, a name or a language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S\s+\S/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What has to be said first to whoever wrote this body; null when nothing has to be. Its place names the country. */
export function careForBody(body: unknown, language: Language): string | null {
  const place = typeof body === 'object' && body !== null && 'location' in body ? String(body.location) : '';
  return careFor(textsIn(body).join('\n').slice(0, MOST), language, place)?.text ?? null;
}
