import type { Language } from '@foothold/contract';
import type { SafetyReader } from '@foothold/guide';

/** As much of a body as is read, in UTF-16 units: a whole profile of the usual kind many times over. */
const MOST = 24_000;

/** Every text in a body, however deep it stands; a word by itself is a choice, a name or a language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S\s+\S/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What is new in a text that is saved again while it grows: sentences that its `base` did not have. */
function freshIn(body: object & { base: unknown }): string[] {
  const sentencesIn = (value: unknown) => textsIn(value).flatMap((text) => text.split(/(?<=[.!?…\n])\s*/u));
  const known = new Set(sentencesIn(body.base));
  return sentencesIn(body).filter((sentence) => !known.has(sentence));
}

/** What has to be said first to whoever wrote this body; null when nothing has to be. Its place names the country. */
export async function careForBody(safety: SafetyReader, body: unknown, language: Language): Promise<string | null> {
  const isObject = typeof body === 'object' && body !== null;
  const place = isObject && 'location' in body ? String(body.location) : '';
  const texts = isObject && 'base' in body ? freshIn(body) : textsIn(body);
  const care = await safety.care(texts.join('\n').slice(0, MOST), language, place);
  // What others said is no word of whoever wrote it down: only what is plain is answered there.
  const isOfOthers = isObject && 'kind' in body && body.kind === 'people';
  return care && (care.sure || !isOfOthers) ? care.text : null;
}
