/** At most `limit` UTF-16 units of a text, trimmed, never half a character. */
export function clip(text: string, limit: number): string {
  const cut = text.slice(0, limit);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}
