/** Lower case, without accents, Hebrew points and punctuation: what two writings of the same words share. */
function normalise(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsOf(value: string): Set<string> {
  return new Set(value.split(' ').filter((word) => word.length > 1));
}

/** Dice coefficient over the words of two texts, 0 to 1; 1 when they differ in accents, case or punctuation only. */
export function similarity(one: string, other: string): number {
  const [left, right] = [normalise(one), normalise(other)];
  if (left === right) return left === '' && one !== other ? 0 : 1;
  const [leftWords, rightWords] = [wordsOf(left), wordsOf(right)];
  if (leftWords.size === 0 || rightWords.size === 0) return 0;
  const shared = [...leftWords].filter((word) => rightWords.has(word)).length;
  return (2 * shared) / (leftWords.size + rightWords.size);
}
