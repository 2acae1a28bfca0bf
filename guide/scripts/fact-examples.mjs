// The people of guide/training/<language>/people.txt and tellers.txt as what the reader of facts learns from.
import { createHash } from 'node:crypto';
import { languages } from '@foothold/contract';
import { languagesOf } from '../src/interview/reading/language.ts';
import { flat } from '../src/interview/reading/message.ts';
import { hintsFor } from '../src/interview/reading/hints.ts';
import { attributeFeatures, attributes } from '../src/reader/spans/attributes.ts';
import { factKinds, firstOf, furtherOf } from '../src/reader/spans/kinds.ts';
import { tokenFeatures } from '../src/reader/spans/token-features.ts';
import { tokensOf } from '../src/reader/spans/tokens.ts';
import { askedFieldOf } from '../src/interview/reading/asked.ts';
import { peopleOf } from './people.mjs';

/** Dates count from here, so that the same data give the same bytes. */
export const NOW = Date.UTC(2026, 10, 23);

/**
 * Which part of the data a person belongs to, by their number: of ten, one is kept for tuning and one for the last
 * figures, which nobody looks at while working.
 */
function partOf(id) {
  const last = Number(id.split('-')[1]) % 10;
  return last === 4 ? 'tune' : last === 9 ? 'test' : 'train';
}

/** Every message of every person, with its language, the part of the data, and its marks. */
export function factMessages() {
  return languages.flatMap((language) =>
    peopleOf(language).people.flatMap(({ id, file, messages }) =>
      messages.map((message) => ({ ...message, id, file, language, part: partOf(id) })),
    ),
  );
}

/** A message as tokens, their features, their true labels, and the features of each mark with what holds of it. */
export function factExample({ text, marks, asked, language }) {
  const tokens = tokensOf(text);
  const heard = { asked: askedFieldOf(asked), language, languages: languagesOf(flat(text), language), now: NOW };
  const features = tokenFeatures(tokens, { asked, language, hints: hintsFor(text, tokens, heard) });
  const labels = tokens.map(() => 0);
  const stretches = [];
  for (const mark of marks) {
    const kind = factKinds.indexOf(mark.kind);
    const inside = tokens.flatMap(({ from, to }, at) => (to > mark.start && from < mark.end ? [at] : []));
    if (inside.length === 0) continue;
    for (const [index, at] of inside.entries()) labels[at] = index === 0 ? firstOf(kind) : furtherOf(kind);
    const span = { kind, from: inside[0], to: inside.at(-1) + 1 };
    stretches.push({
      buckets: attributeFeatures(tokens, span, asked),
      holds: attributes.map((name) => mark.attributes.includes(name)),
    });
  }
  return { tokens, features, labels, stretches };
}

/** SHA-256 of the messages with their marks. */
export function factDigest(messages) {
  const hash = createHash('sha256');
  for (const { language, asked, text, marks } of messages)
    hash.update(`${language}\t${asked}\t${text}\t${JSON.stringify(marks)}\n`);
  return hash.digest('hex');
}
