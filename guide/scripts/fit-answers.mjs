// node guide/scripts/fit-answers.mjs: how much each sign counts that a topic is the one a message asks for, fitted on the
// questions of somebody who saw no terms and on messages that nothing answers; for COUNTS in topic-in.ts. What it prints of
// each threshold is judged on a fifth by what the other four taught.
import { languages } from '@foothold/contract';
import { searchIn } from '../src/built-in/chat/knowledge/knowledge.ts';
import { likeliestIn } from '../src/built-in/chat/knowledge/topic-in.ts';
import { linesIn } from './training-data.mjs';

const PARTS = 5;
const STEPS = 800;
const RATE = 0.3;
const DECAY = 0.001;
const NAMES = ['ahead', 'kind', 'terms', 'spoken', 'named'];
/** Signs of some tens, so that all are of a size. */
const scaled = (signs) => [1, signs.ahead / 8, signs.kind, signs.terms, signs.spoken / 10, signs.named];

const likely = (row, counts) => 1 / (1 + Math.exp(-row.signs.reduce((sum, one, at) => sum + one * counts[at], 0)));

/** Logistic regression by AdaGrad. */
function fit(rows) {
  const counts = scaled({}).map(() => 0);
  const moved = counts.map(() => 1e-8);
  for (let step = 0; step < STEPS; step += 1) {
    const off = rows.map((row) => likely(row, counts) - (row.isRight ? 1 : 0));
    for (const at of counts.keys()) {
      const slope =
        rows.reduce((sum, row, each) => sum + off[each] * row.signs[at], 0) / rows.length + DECAY * counts[at];
      moved[at] += slope * slope;
      counts[at] -= (RATE * slope) / Math.sqrt(moved[at]);
    }
  }
  return counts;
}

async function rowsIn(language) {
  const rows = [];
  for (const { text, label } of linesIn(`judge/questions-${language}.tsv`, language)) {
    const topics = label.includes('/') ? label.split(',').map((one) => one.trim()) : [];
    const likeliest = likeliestIn(text, await searchIn(text, language));
    if (!likeliest) continue;
    const isRight = topics.includes(likeliest.found.topic);
    rows.push({ isRight, isAsked: topics.length > 0, signs: scaled(likeliest.signs) });
  }
  return rows;
}

const rows = (await Promise.all(languages.map(rowsIn))).flat();
const given = rows.map(() => 0);
for (let part = 0; part < PARTS; part += 1) {
  const counts = fit(rows.filter((_, at) => at % PARTS !== part));
  for (const [at, row] of rows.entries()) if (at % PARTS === part) given[at] = likely(row, counts);
}
for (const least of [0.45, 0.5, 0.55, 0.6, 0.65, 0.7]) {
  const taken = rows.filter((_, at) => given[at] >= least);
  const right = taken.filter(({ isRight }) => isRight).length;
  const wrong = taken.filter(({ isRight, isAsked }) => isAsked && !isRight).length;
  process.stdout.write(
    `from ${least} (${Math.log(least / (1 - least)).toFixed(2)}): right ${right}, wrong ${wrong}, where nothing answers ${taken.length - right - wrong}\n`,
  );
}
const [start, ahead, kind, terms, spoken, named] = fit(rows);
const counts = [ahead / 8, kind, terms, spoken / 10, named];
process.stdout.write(
  `START ${start.toFixed(2)}, ${NAMES.map((name, at) => `${name}: ${counts[at].toFixed(3)}`).join(', ')}\n`,
);
