// npm run guide:train: makes the weights of the reader anew from guide/training; the same data give the same bytes.
// `--check` only says whether weights and data belong together. `--judge FOLDER` prints figures on sentences kept apart.
import { writeFileSync } from 'node:fs';
import { train } from '../src/reader/train.ts';
import { safetyClasses, safetyTraining } from '../src/reader/safety-classes.ts';
import { digestOf, safetyExamples } from './training-data.mjs';

const target = new URL('../src/reader/safety-weights.json', import.meta.url);

/** Runs of zeros as a zero and their length; base64 keeps it a text that any JSON can hold. */
function packed(bytes) {
  const out = [];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) {
      out.push(bytes[at]);
      continue;
    }
    let run = 1;
    while (run < 127 && bytes[at + run] === 0) run += 1;
    out.push(0, run);
    at += run - 1;
  }
  return Buffer.from(Int8Array.from(out).buffer).toString('base64');
}

const examples = await safetyExamples();
const { classes, scale, bias, bytes } = train(examples, { classes: safetyClasses, ...safetyTraining });
const json = JSON.stringify({ classes, scale, bias, data: digestOf(examples), bytes: packed(bytes) });
writeFileSync(target, `${json}\n`);
process.stdout.write(`${examples.length} sentences, ${Math.round(json.length / 1024)} kB\n`);
