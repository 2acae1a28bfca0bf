// npm run guide:train: makes the weights of the readers anew from guide/training; the same data give the same bytes.
// `-- --safety`: of the readers of danger and of the law only; `-- --needs`: of the reader of what is ruled out only; `-- --kinds`:
// of the reader of kinds of question only; `-- --acts`: of the readers of what a message in the chat, or about a plan, is for only;
// `-- --sums`: of the readers of what the figures of a sum mean only.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { train } from '../src/reader/train.ts';
import { dangerTraining, lawTraining } from '../src/reader/safety-classes.ts';
import { pack } from '../src/reader/unpack.ts';
import { needClasses, needTraining } from '../src/understand/learnt-needs/classes.ts';
import { kindClasses, kindTraining } from '../src/built-in/chat/knowledge/kinds/classes.ts';
import { MOST_PLAN_FEATURES, planActs } from '../src/built-in/adapt/acts/classes.ts';
import { chatActs, MOST_CHAT_FEATURES } from '../src/built-in/chat/acts/classes.ts';
import { sumTraining } from '../src/built-in/chat/sums/meant/classes.ts';
import { actTraining } from '../src/reader/acts.ts';
import { languages } from '@foothold/contract';
import { chatActExamples, planActExamples } from './act-examples.mjs';
import { kindDigest, kindExamples } from './kind-examples.mjs';
import { needDigest, needExamples } from './need-examples.mjs';
import { sumDigest, sumExamples, sumShapes, sumsOf } from './sum-examples.mjs';
import { trainFacts } from './train-facts.mjs';
import { dangerExamples, digestOf, lawExamples } from './training-data.mjs';

/** Learns from examples and writes the weights into a file below `guide/src`. */
function write(file, { examples, data }, options) {
  const json = JSON.stringify({ ...pack(train(examples, options)), data });
  writeFileSync(new URL(`../src/${file}`, import.meta.url), `${json}\n`);
  process.stdout.write(`${file}: ${examples.length} sentences, ${Math.round(json.length / 1024)} kB\n`);
}

const only = { type: 'boolean' };
const { values } = parseArgs({ options: { safety: only, needs: only, kinds: only, acts: only, sums: only } });
const isAll = Object.keys(values).length === 0;
if (isAll || values.safety) {
  const [danger, law] = [await dangerExamples(), await lawExamples()];
  write('reader/danger-weights.json', { examples: danger, data: digestOf(danger) }, dangerTraining);
  write('reader/law-weights.json', { examples: law, data: digestOf(law) }, lawTraining);
}
if (isAll || values.needs) {
  const options = { classes: needClasses, ...needTraining };
  write('understand/learnt-needs/need-weights.json', { examples: needExamples(), data: needDigest() }, options);
}
if (isAll || values.kinds) {
  const options = { classes: kindClasses, ...kindTraining };
  const file = 'built-in/chat/knowledge/kinds/kind-weights.json';
  write(file, { examples: await kindExamples(), data: await kindDigest() }, options);
}
if (isAll || values.acts) {
  const chat = { classes: chatActs, ...actTraining, most: MOST_CHAT_FEATURES };
  write('built-in/chat/acts/act-weights.json', chatActExamples(), chat);
  const plan = { classes: planActs, ...actTraining, most: MOST_PLAN_FEATURES };
  write('built-in/adapt/acts/act-weights.json', planActExamples(), plan);
}
if (isAll || values.sums) {
  const all = languages.map((language) => sumExamples(sumsOf(language), language));
  const [figures, asks] = [all.flatMap((each) => each.figures), all.flatMap((each) => each.asks)];
  const learnt = (examples, label, options) => ({
    ...pack(
      train(
        examples.map((one) => ({ ...one, label: one[label] })),
        options,
      ),
    ),
    data: '',
  });
  const json = JSON.stringify({
    what: learnt(figures, 'what', sumTraining.what),
    per: learnt(figures, 'per', sumTraining.per),
    ask: learnt(asks, 'what', sumTraining.ask),
    askPer: learnt(asks, 'per', sumTraining.askPer),
    shapes: sumShapes(languages.flatMap(sumsOf)),
    data: sumDigest(),
  });
  const file = 'built-in/chat/sums/meant/sum-weights.json';
  writeFileSync(new URL(`../src/${file}`, import.meta.url), `${json}\n`);
  process.stdout.write(
    `${file}: ${figures.length} figures, ${asks.length} questions, ${Math.round(json.length / 1024)} kB\n`,
  );
}
if (isAll) trainFacts();
