/** What a hash begins with, by what kind of feature it is of: FNV-1a over UTF-16 units. */
export const begunWith = (kind: number): number => 0x811c9dc5 ^ Math.imul(kind, 0x9e3779b1);

/** A hash that has read a text further, or a part of it: no piece of a word has to be a text of its own. */
export function readOn(state: number, text: string, from = 0, to = text.length): number {
  let read = state;
  for (let at = from; at < to; at += 1) read = Math.imul(read ^ text.charCodeAt(at), 0x01000193);
  return read;
}

/** The bucket of what was read; `buckets` a power of two. The low bits of FNV alone repeat for short words. */
export const bucketIn = (state: number, buckets: number): number => ((state >>> 15) ^ state) & (buckets - 1);

/** The bucket of a feature. */
export const bucketOf = (kind: number, text: string, buckets: number): number =>
  bucketIn(readOn(begunWith(kind), text), buckets);
