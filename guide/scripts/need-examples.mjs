// The sentences of guide/training/<language>/needs.tsv, and what people tell besides, as the reader of needs learns them.
import { languages } from '@foothold/contract';
import { SENTENCE_END } from '../src/reader/features.ts';
import { NOTHING } from '../src/understand/learnt-needs/classes.ts';
import { needFeatures } from '../src/understand/learnt-needs/features.ts';
import { factMessages } from './fact-examples.mjs';
import { digestOf, linesIn } from './training-data.mjs';

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
      return text.split(SENTENCE_END).flatMap((sentence) => {
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

/** The sentences of every language, each with one kind that it rules out. */
const needSentences = () => [...languages.flatMap(written), ...besides()];

/** The same with the features that are learnt from. */
export function needExamples() {
  return needSentences().map((example) => ({ ...example, words: needFeatures(example.text, example.language) }));
}

/** Of so many sentences the features go into the digest: what lists make of them changes with the lists. */
const LOOKED_AT = 200;

/** SHA-256 of the sentences and of what the lists make of some of them. */
export function needDigest() {
  const sentences = needSentences();
  const every = Math.ceil(sentences.length / LOOKED_AT);
  const marks = sentences
    .filter((_, at) => at % every === 0)
    .map(({ text, language, label }) => ({
      language,
      label,
      text: needFeatures(text, language).at(-1).buckets.join(' '),
    }));
  return digestOf([...sentences, ...marks]);
}
