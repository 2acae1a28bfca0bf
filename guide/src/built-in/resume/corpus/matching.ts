/** How alike texts are, as the scorer of the shared CVs measures it. */
const STOP_WORDS = new Set(
  'the of a an and in at de la le les du des el los las y et e da do dos das em en no na for'.split(' '),
);
/** From here on two texts count as the same. */
export const SAME = 0.6;

/** The words of a text that carry meaning, folded; all of them when none does. */
export function tokens(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u0591-\u05C7]/g, '')
    .toLowerCase()
    .replace(/['’‘`´"״׳“”]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** 0-1: the share of words both have, against the longer; the best of the texts `||` parts. */
export function likeness(truth: string, read: string): number {
  return Math.max(0, ...alternatives(truth).map((text) => share(tokens(text), tokens(read), Math.max)));
}

/** 0-1: the share of the words of the first text that stand in the second. */
export function containment(text: string, inText: string): number {
  return share(tokens(text), tokens(inText), (length) => length);
}

/** The texts that count alike, without empty ones. */
export function alternatives(text: string): string[] {
  return text
    .split('||')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function share(left: string[], right: string[], of: (left: number, right: number) => number): number {
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const common = left.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return common.length / of(left.length, right.length);
}
