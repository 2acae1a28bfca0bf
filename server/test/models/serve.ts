import { parseArgs } from 'node:util';
import { faults } from './fault.ts';
import { goodModel } from './good-model.ts';
import { obedientModel } from './obedient-model.ts';
import { startStandIn } from './stand-in.ts';
import { formats } from './wire-format.ts';

/**
 * A stand-in in a process of its own, for browser stories and measurements:
 * `node serve.ts --format anthropic --answer obedient --words-per-second 50`. Prints its address as one JSON line;
 * `controlPath` changes its manner while it runs. Ends on SIGTERM and SIGINT.
 */
const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'openai-compatible' },
    answer: { type: 'string', default: 'good' },
    port: { type: 'string', default: '0' },
    fault: { type: 'string' },
    'words-per-second': { type: 'string' },
    'first-word-after-ms': { type: 'string', default: '0' },
  },
});
const format = formats.find((name) => name === values.format);
if (!format) throw new Error(`--format is one of ${formats.join(', ')}`);
const perSecond = values['words-per-second'];

const standIn = await startStandIn({
  format,
  port: Number(values.port),
  answer: values.answer === 'obedient' ? obedientModel : goodModel,
  fault: faults.find((name) => name === values.fault) ?? null,
  wordsPerSecond: perSecond === undefined ? null : Number(perSecond),
  firstWordAfterMs: Number(values['first-word-after-ms']),
});
process.stdout.write(`${JSON.stringify({ url: standIn.url })}\n`);
const end = () => void standIn.close().then(() => process.exit());
process.once('SIGTERM', end);
process.once('SIGINT', end);
