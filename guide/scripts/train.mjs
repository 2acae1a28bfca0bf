// npm run guide:train: makes the weights of the readers anew from guide/training; the same data give the same bytes.
// `-- --safety`: of the reader of danger and harm only; `-- --needs`: of the reader of what is ruled out only.
import { writeFileSync } from 'node:fs';
import { train } from '../src/reader/train.ts';
import { safetyClasses, safetyTraining } from '../src/reader/safety-classes.ts';
import { pack } from '../src/reader/unpack.ts';
import { needClasses, needTraining } from '../src/understand/learnt-needs/classes.ts';
import { needExamples } from './need-examples.mjs';
import { trainFacts } from './train-facts.mjs';
import { digestOf, safetyExamples } from './training-data.mjs';

/** Learns from examples and writes the weights into a file below `guide/src`. */
function write(file, examples, options) {
  const json = JSON.stringify({ ...pack(train(examples, options)), data: digestOf(examples) });
  writeFileSync(new URL(`../src/${file}`, import.meta.url), `${json}\n`);
  process.stdout.write(`${file}: ${examples.length} sentences, ${Math.round(json.length / 1024)} kB\n`);
}

const only = process.argv.find((argument) => argument.startsWith('--'));
if (only === undefined || only === '--safety')
  write('reader/safety-weights.json', await safetyExamples(), { classes: safetyClasses, ...safetyTraining });
if (only === undefined || only === '--needs')
  write('understand/learnt-needs/need-weights.json', needExamples(), { classes: needClasses, ...needTraining });
if (only === undefined) trainFacts();
