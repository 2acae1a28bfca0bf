/**
 * A text with a piece behind it. `text + piece` would be kept as a tree with a leaf for each piece until somebody reads it:
 * of a reply that is only gathered, twice its size in small parts, which live long and leave holes.
 */
export function grown(text: string, piece: string): string {
  return [text, piece].join('');
}
