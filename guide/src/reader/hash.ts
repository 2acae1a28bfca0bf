/** The bucket of a feature: FNV-1a over UTF-16 units, begun with what kind of feature it is; `buckets` a power of two. */
export function bucketOf(kind: number, text: string, buckets: number): number {
  let state = (0x811c9dc5 ^ Math.imul(kind, 0x9e3779b1)) >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    state ^= text.charCodeAt(at);
    state = Math.imul(state, 0x01000193) >>> 0;
  }
  // The low bits of FNV alone repeat for short words.
  return ((state >>> 15) ^ state) & (buckets - 1);
}
