// Part of npm run guide:judge: how much is heard of what people say whom nobody learnt from, by the grammar of answers
// alone and with the reader of facts.
import { hear } from '../src/interview/reading/hear.ts';
import { languagesOf } from '../src/interview/reading/language.ts';
import { learntFrom } from '../src/interview/reading/learnt.ts';
import { askedFieldOf } from '../src/interview/reading/asked.ts';
import { cleaned, flat } from '../src/interview/reading/message.ts';
import { readMessage } from '../src/interview/reading/read-message.ts';
import { factMessages, NOW } from './fact-examples.mjs';

const textOf = ({ value }) =>
  typeof value === 'object' ? (value.role_title ?? value.name ?? value.value) : `${value}`;
const wordsOf = (said) => new Set(flat(textOf(said)).match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** Whether two facts are the same: the same number, or mostly the same words and not many more. */
function isSame(one, other) {
  if (one.field !== other.field) return false;
  if (typeof one.value === 'number') return Math.abs(one.value - other.value) < 0.6;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.size === 0 || others.size === 0) return flat(textOf(one)) === flat(textOf(other));
  const [fewer, more] = [Math.min(words.size, others.size), Math.max(words.size, others.size)];
  return words.intersection(others).size >= Math.max(1, fewer / 2) && more <= 3 * fewer + 3;
}

/** What the marks of a message say, as the profile would hold it. */
function truthOf({ marks, text }, heard) {
  const sure = { other: 0, no: 0, past: 0, wish: 0, unsure: 0 };
  const facts = marks.map(({ kind, text: words, start, end, attributes }) => ({
    kind,
    text: words,
    from: start,
    to: end,
    sureness: 1,
    period: null,
    limit: null,
    manners: { ...sure, ...Object.fromEntries(attributes.map((name) => [name, 1])) },
  }));
  return learntFrom(facts, text, heard);
}

/** Recall and precision for one part of the people, a line a reader and field; `all` leaves out the notes. */
export function factFigures(part) {
  const counts = new Map();
  const count = (reader, field, truth, said) => {
    const key = `${reader}\t${field}`;
    const [true_, heard, stored, right] = counts.get(key) ?? [0, 0, 0, 0];
    counts.set(key, [
      true_ + truth.length,
      heard + truth.filter((one) => said.some((other) => isSame(other, one))).length,
      stored + said.length,
      right + said.filter((one) => truth.some((other) => isSame(one, other))).length,
    ]);
  };
  // What was declined or asked of a plan is not the interview's.
  const told = factMessages().filter((one) => one.part === part && !['decline', 'adapt'].includes(one.asked));
  for (const message of told) {
    const { language, text } = message;
    const heard = {
      asked: askedFieldOf(message.asked),
      language,
      languages: languagesOf(flat(text), language),
      now: NOW,
    };
    const truth = truthOf(message, heard);
    const hearing = hear(cleaned(text), heard);
    const both = [
      ...hearing.said,
      ...hearing.passing.filter(({ field }) => !hearing.said.some((one) => one.field === field)),
    ];
    for (const [reader, said] of [
      ['grammar of answers', readMessage(cleaned(text), heard).said],
      ['with what it learnt', both],
    ]) {
      const kept = (list) => list.filter(({ field }) => field !== 'notes');
      count(reader, 'all', kept(truth), kept(said));
      for (const field of new Set(truth.concat(said).map((one) => one.field)))
        count(
          reader,
          field,
          truth.filter((one) => one.field === field),
          said.filter((one) => one.field === field),
        );
    }
  }
  return [...counts].map(([key, [truths, heard, stored, right]]) => {
    const [recall, precision] = [heard / truths, right / stored];
    return `${key.replace('\t', ': ')}  facts ${truths}  recall ${recall.toFixed(2)}  precision ${precision.toFixed(2)}`;
  });
}
