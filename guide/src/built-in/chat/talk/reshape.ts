import { ITEM, sentencesOf } from '../../../text/sentences.ts';

const OPEN = '\u2068';
const CLOSE = '\u2069';
/** As many sentences as somebody takes in who asked for plain words. */
const MOST_SENTENCES = 6;

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
