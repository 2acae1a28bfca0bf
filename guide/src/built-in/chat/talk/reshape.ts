const OPEN = '\u2068';
const CLOSE = '\u2069';
const ITEM = /^(?:[-*]|\d{1,2}\.)\s+/u;
/** As many sentences as somebody takes in who asked for plain words. */
const MOST_SENTENCES = 6;

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

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const WHOLLY_QUOTED = /^\u2068([^\u2068\u2069]*)\u2069$/u;

/** The sentences of a line; one that is all words of the plan is taken apart too, and each part isolated again. */
function partsOf(line: string): string[] {
  const quoted = WHOLLY_QUOTED.exec(line)?.[1];
  return quoted === undefined ? sentencesOf(line) : sentencesOf(quoted).map((part) => OPEN + part + CLOSE);
}

/** The sentences of a text in order, items of lists without their marks. */
function allSentences(text: string): string[] {
  return linesOf(text).flatMap((line) => partsOf(line.replace(ITEM, '')));
}

/** A paragraph or a list with the first half of its sentences or items. */
function half(block: string): string {
  const lines = linesOf(block);
  if (lines.length > 1) return lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
  const sentences = partsOf(block.trim());
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
}

/** A text cut to what stands first in each of its parts; null when a single sentence is all there is. */
export function shortened(text: string): string | null {
  if (allSentences(text).length < 2) return null;
  const blocks = text.split(/\n{2,}/u).filter((block) => block.trim() !== '');
  const short = blocks.map(half).join('\n\n');
  if (short.length < text.trim().length) return short;
  return blocks.slice(0, Math.ceil(blocks.length / 2)).join('\n\n');
}

/** The sentences of a text, one below the other. */
export function listed(text: string): string {
  return allSentences(text)
    .map((sentence) => `- ${sentence.replace(/^>\s+/u, '')}`)
    .join('\n');
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

/** A text in a few short lines, without what stands in brackets. */
export function simplified(text: string): string {
  const lines = allSentences(text)
    .flatMap((sentence) => sentence.split(/;\s+/u))
    .map((sentence) => sentence.replace(/\s\([^()\u2068\u2069]{1,80}\)/gu, ''));
  return lines
    .slice(0, MOST_SENTENCES)
    .map((line) => `- ${line}`)
    .join('\n');
}
