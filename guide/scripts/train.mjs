// npm run guide:train: makes the weights of both readers anew from guide/training; the same data give the same bytes.
// `-- --safety`: of the reader of danger and harm only.
import { writeFileSync } from 'node:fs';
import { train } from '../src/reader/train.ts';
import { safetyClasses, safetyTraining } from '../src/reader/safety-classes.ts';
import { pack } from '../src/reader/unpack.ts';
import { trainFacts } from './train-facts.mjs';
import { digestOf, safetyExamples } from './training-data.mjs';

const target = new URL('../src/reader/safety-weights.json', import.meta.url);

const examples = await safetyExamples();
const weights = train(examples, { classes: safetyClasses, ...safetyTraining });
const json = JSON.stringify({ ...pack(weights), data: digestOf(examples) });
writeFileSync(target, `${json}\n`);
process.stdout.write(`${examples.length} sentences, ${Math.round(json.length / 1024)} kB\n`);
if (!process.argv.includes('--safety')) trainFacts();
