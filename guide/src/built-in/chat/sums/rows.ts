import type { Language } from '@foothold/contract';
import { flat } from '../../../interview/reading/message.ts';
import { isWeekday } from './asides.ts';
import { cueWords } from './cues.ts';
import type { Figure } from './figure.ts';
import { says, type Spoken, spokenIn } from './ledger/words.ts';

/** Words that name what a figure in a row is for, at most. */
const MOST_LABEL = 3;
/** Two may be a sentence (“six kites 20”) where more than a word stands ahead. */
const FEW = 2;
const MARK = /[,;:.!?\n]/u;

/** Behind its last figure a row ends surely only at a mark: “handles 7 and I sold” may go on with what is counted. */
const ENDS = /^[^\p{L}\p{N},;:.!?\n]{0,3}(?:[,;:.!?\n]|$)/u;

const isBare = ({ kind, per, value }: Figure) => kind === 'number' && per === null && value > 0;

/** Whether the words ahead of a row name its first figure, and say nothing of what is done with it. */
function isLabel(ahead: string, most: number, language: Language): boolean {
  const words = spokenIn(ahead);
  const names = words.filter(({ word }) => word.length > 1 && !cueWords[language].stop.has(word));
  if (names.length === 0 || words.length > most || words.some(({ word }) => isWeekday(word))) return false;
  return !(['in', 'yield', 'at', 'asking', 'target'] as const).some((list) => says(words, list, language));
}

/** Whether between two figures of a row nothing stands but the name of the second. */
function isNameOfNext(gap: string, language: Language): boolean {
  const words = spokenIn(gap);
  const isName = (word: Spoken) => !cueWords[language].stop.has(word.word) || says([word], 'and', language);
  return !MARK.test(gap) && words.length > 0 && words.length <= MOST_LABEL && words.every(isName);
}

/**
 * “Butter 9 chocolate 14 boxes 4”: in such a row each figure is named by what stands ahead of it, and counts nothing
 * that stands behind.
 */
export function inRows(text: string, figures: readonly Figure[], language: Language): Figure[] {
  const compared = flat(text);
  const isRow = (at: number) => {
    const [one, next] = [figures[at], figures[at + 1]];
    return one && next && isBare(one) && isBare(next) && isNameOfNext(compared.slice(one.to, next.from), language);
  };
  const rows = new Set<number>();
  for (let from = 0; from < figures.length; from += 1) {
    let to = from;
    while (isRow(to)) to += 1;
    const [first, last] = [figures[from], figures[to]];
    if (to === from || !first || !last || last.noun !== null || !ENDS.test(compared.slice(last.to))) continue;
    const start = Math.max(figures[from - 1]?.to ?? 0, 1 + lastMark(compared.slice(0, first.from)));
    const isNamed = isLabel(compared.slice(start, first.from), to - from + 1 > FEW ? MOST_LABEL : 1, language);
    for (let at = from; isNamed && at < to; at += 1) rows.add(at);
    from = to;
  }
  return figures.map((figure, at) => (rows.has(at) ? { ...figure, noun: null } : figure));
}

function lastMark(text: string): number {
  return Math.max(-1, ...[...text.matchAll(/[,;:.!?\n](?!\d)/gu)].map(({ index }) => index));
}
