// Makes the weights of the reader of facts anew from guide/training/*/people.txt and tellers.txt; part of npm run guide:train.
import { writeFileSync } from 'node:fs';
import { trainAttributes } from '../src/reader/spans/train-attributes.ts';
import { trainTagger } from '../src/reader/spans/train-tagger.ts';
import { attributeTraining, factTraining } from '../src/reader/spans/training.ts';
import { factDigest, factExample, factMessages } from './fact-examples.mjs';
import { packBytes } from '../src/reader/unpack.ts';
import { quantized } from './pack.mjs';
import { withVariants } from './varied.mjs';

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
