const OPEN = '\u2068';
const CLOSE = '\u2069';
/** What an item of a list begins with. */
export const ITEM = /^(?:[-*]|\d{1,2}\.)\s+/u;

/** The sentences of a line; a stop inside words of the plan's or the person's own ends none. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) depth = Math.max(0, depth - 1);
    const ends = depth === 0 && /[.!?]/u.test(endOf(line, at)) && /\s/u.test(line.charAt(at + 1));
    if (!ends) continue;
    sentences.push(line.slice(from, at + 1).trim());
    from = at + 1;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** What a character may end: the words of the plan end with their own stop inside their isolate. */
function endOf(line: string, at: number): string {
  return line.charAt(at) === CLOSE ? line.charAt(at - 1) : line.charAt(at);
}

/** A text without the sentences that speak of something; paragraphs and items stay what they are. */
export function withoutSentences(text: string, speaks: (sentence: string) => boolean): string {
  const lines = text.split('\n').map((line) => {
    const [mark = ''] = ITEM.exec(line.trimStart()) ?? [];
    const kept = sentencesOf(line.trimStart().slice(mark.length)).filter((sentence) => !speaks(sentence));
    return kept.length === 0 ? '' : mark + kept.join(' ');
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
