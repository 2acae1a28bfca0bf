/** The entries of a list written as one text, parted by commas; lines and spaces around them don't count. */
export function wordList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}
