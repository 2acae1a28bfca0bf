// Makes the weights of the reader of facts anew from guide/training/*/people.txt and tellers.txt; part of npm run guide:train.
import { writeFileSync } from 'node:fs';
import { trainAttributes } from '../src/reader/spans/train-attributes.ts';
import { trainTagger } from '../src/reader/spans/train-tagger.ts';
import { factDigest, factExample, factMessages } from './fact-examples.mjs';
import { packBytes } from '../src/reader/unpack.ts';
import { withVariants } from './varied.mjs';

/** How the reader of facts learns; found on the people kept for tuning (decision 025). `least` = smallest weight kept. */
const factTraining = {
  epochs: 12,
  rate: 0.07,
  decay: 0.0005,
  ease: 0.05,
  hidden: 0.2,
  averaged: 4,
  fewest: 4,
  least: 0.05,
};
/** The same for what is said of a fact; `positive` = how often what holds counts, since most of it holds rarely. */
const attributeTraining = { epochs: 20, rate: 0.3, decay: 0.0003, positive: 4, ease: 10, least: 0.03 };

const target = new URL('../src/reader/spans/fact-weights.json', import.meta.url);

/**
 * Writes the weights as learnt from the people that are not kept apart, so that figures on those that are tell the truth
 * of what is shipped; says from how many messages, and how large the file is.
 */
export function trainFacts() {
  const messages = factMessages().filter(({ part }) => part === 'train');
  const examples = withVariants(messages).map(factExample);
  const tagger = trainTagger(examples, factTraining);
  const attributes = trainAttributes(
    examples.flatMap(({ stretches }) => stretches),
    attributeTraining,
  );
  const tokens = quantized(tagger.tokens, factTraining.least);
  const stretches = quantized(attributes.stretches, attributeTraining.least);
  const json = JSON.stringify({
    data: factDigest(messages),
    tokenScale: tokens.scale,
    stretchScale: stretches.scale,
    steps: [...tagger.steps].map((one) => Math.round(one * 1_000) / 1_000),
    tokens: packBytes(tokens.bytes),
    stretches: packBytes(stretches.bytes),
  });
  writeFileSync(target, `${json}\n`);
  process.stdout.write(`${messages.length} messages of people, ${Math.round(json.length / 1024)} kB\n`);
}

/** Real weights as signed bytes and what a step of them is worth; weights below `least` become 0. */
function quantized(weights, least) {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  // Few weights are that large: steps for half of it tell the many small ones apart better.
  const scale = (highest * 0.5) / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < least ? 0 : Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { scale, bytes };
}
