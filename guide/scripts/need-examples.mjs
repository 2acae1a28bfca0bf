// The sentences of guide/training/<language>/needs.tsv, and what people tell besides, as the reader of needs learns them.
import { languages } from '@foothold/contract';
import { NOTHING } from '../src/understand/learnt-needs/classes.ts';
import { needFeatures } from '../src/understand/learnt-needs/features.ts';
import { factMessages } from './fact-examples.mjs';
import { linesIn } from './training-data.mjs';

/** Kinds of mark that say what somebody can't or won't do. */
const RULING_OUT = new Set(['limit', 'dislike']);
/** In UTF-16 units: a scrap says nothing of it, and what is longer than a sentence was never parted. */
const SENTENCE = { from: 12, to: 300 };

/** What people tell that rules out nothing, by the sentence; none of those who are kept apart. */
function besides() {
  return factMessages()
    .filter(({ part }) => part === 'train')
    .flatMap(({ text, marks, language }) => {
      const refusing = marks.filter(({ kind }) => RULING_OUT.has(kind));
      let end = 0;
      return text.split(/(?<=[.!?…;])\s+|\n+/u).flatMap((sentence) => {
        const start = text.indexOf(sentence, end);
        end = start + sentence.length;
        const refuses = refusing.some((mark) => mark.start < end && mark.end > start);
        const isSentence = sentence.length >= SENTENCE.from && sentence.length <= SENTENCE.to;
        return refuses || !isSentence ? [] : [{ label: NOTHING, text: sentence, language }];
      });
    });
}

/** What was written for this, a line a kind that it rules out. */
function written(language) {
  return linesIn(`${language}/needs.tsv`, language).flatMap(({ label, text }) =>
    label.split(',').map((one) => ({ label: one, text, language })),
  );
}

/** The examples of every language, with the features that are learnt from. */
export function needExamples() {
  return [...languages.flatMap(written), ...besides()].map((example) => ({
    ...example,
    words: needFeatures(example.text, example.language),
  }));
}
