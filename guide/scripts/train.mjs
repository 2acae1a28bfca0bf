// npm run guide:train: makes the weights of both readers anew from guide/training; the same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { train } from '../src/reader/train.ts';
import { safetyClasses, safetyTraining } from '../src/reader/safety-classes.ts';
import { packed } from './pack.mjs';
import { trainFacts } from './train-facts.mjs';
import { digestOf, safetyExamples } from './training-data.mjs';

const target = new URL('../src/reader/safety-weights.json', import.meta.url);

const examples = await safetyExamples();
const { classes, scale, bias, bytes } = train(examples, { classes: safetyClasses, ...safetyTraining });
const json = JSON.stringify({ classes, scale, bias, data: digestOf(examples), bytes: packed(bytes) });
writeFileSync(target, `${json}\n`);
process.stdout.write(`${examples.length} sentences, ${Math.round(json.length / 1024)} kB\n`);
trainFacts();
