/** Lower case without accents, with single spaces and plain quotation marks; "C++", "C#" and "C" stay apart. */
export function foldedName(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´׳]/gu, "'")
    .replace(/[–—‑]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/gu, '');
}
