// Money questions of people who saw no code (`training/LANGUAGE/sums.tsv`): each figure with what it means, what is asked, and
// the answer they give.
import { languages } from '@foothold/contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asFigured, readSum } from '../src/built-in/chat/sums/reading.ts';
import { shapeOf } from '../src/built-in/chat/sums/meant/decode.ts';
import { shares } from '../src/built-in/chat/sums/meant/meanings.ts';
import { askFeatures, figureFeatures, withAllFigures } from '../src/built-in/chat/sums/meant/features.ts';

const MARK = /\{([^{}:]+):([a-z]+)(?:\/([a-z]+))?\}/gu;

/** The text of a marked message, and its marks with where they stand in it as it is read for sums. */
export function unmarkedSum(marked) {
  const marks = [];
  let text = '';
  let reach = 0;
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(reach, match.index);
    const from = asFigured(`${text}|`).length - 1;
    text += match[1];
    const minutes = match[2] === 'minutes';
    const [what, per] = [minutes ? 'hours' : match[2], match[3] ?? 'all'];
    marks.push({ from, to: asFigured(`${text}|`).length - 1, what, per, figure: match[1] });
    reach = match.index + match[0].length;
  }
  return { text: text + marked.slice(reach), marks };
}

/** The conversations of one file: a first line with those that follow it. */
export function sumTalks(text) {
  const talks = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [kind, marked, ask, answer] = line.split('\t');
    const [what, per = 'all'] = (ask ?? '').split('/');
    const turn = { ...unmarkedSum(marked ?? ''), ask: { what, per }, answer: Number(answer), line };
    if (kind === 'first') talks.push([turn]);
    else talks.at(-1)?.push(turn);
  }
  return talks;
}

export const sumsOf = (language) =>
  sumTalks(readFileSync(new URL(`../training/${language}/sums.tsv`, import.meta.url), 'utf8'));

/** The mark of each figure that is read of a message; null where a marked figure is not read. */
export function marksOf({ marks }, reading) {
  const of = ({ from, to }) => marks.find((mark) => mark.from < to && from < mark.to);
  return reading.parts.map((part) => of(part) ?? { what: 'none', per: 'all' });
}

/** What the readers of sums learn from the talks of a language. */
export function sumExamples(talks, language) {
  const figures = [];
  const asks = [];
  for (const talk of talks)
    for (const [at, turn] of talk.entries()) {
      const read = readSum(turn.text, language);
      if (!read) continue;
      const reading = withAllFigures(read, language);
      for (const [index, { what, per }] of marksOf(turn, reading).entries())
        figures.push({ text: '', what, per, words: figureFeatures(reading, index, language) });
      const before = talk[at - 1]?.ask;
      const isSame = before?.what === turn.ask.what;
      const what = isSame ? 'same' : turn.ask.what;
      // “And with ten” asks of the same time as before: only another is said.
      const per = isSame && before.per === turn.ask.per ? 'all' : turn.ask.per;
      asks.push({ text: '', what, per, words: askFeatures(reading, language, at > 0) });
    }
  return { figures, asks };
}

/** How many people told a sum of each shape. */
export function sumShapes(talks) {
  const shapes = {};
  for (const [{ marks, ask }] of talks) {
    const shape = shapeOf(
      marks.map(({ what, per }) => ({ what, per: shares.has(what) ? 'all' : per })),
      ask,
    );
    shapes[shape] = (shapes[shape] ?? 0) + 1;
  }
  return shapes;
}

export function sumDigest() {
  const hash = createHash('sha256');
  for (const language of languages) hash.update(JSON.stringify(sumsOf(language)));
  return hash.digest('hex');
}
