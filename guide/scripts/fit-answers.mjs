// node guide/scripts/fit-answers.mjs: how much each sign counts that a topic is the one a message asks for, fitted on the
// questions of somebody who saw no terms, on messages that nothing answers, on ordinary talk, and on what people tell of
// themselves, as far as the reader of kinds did not learn it; for COUNTS in topic-in.ts and the thresholds beside them. What
// it prints of each threshold is judged on a fifth by what the other four taught.
import { readFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { searchIn } from '../src/built-in/chat/knowledge/knowledge.ts';
import { likeliestIn } from '../src/built-in/chat/knowledge/topic-in.ts';
import { logOdds } from '../src/reader/odds.ts';
import { factMessages } from './fact-examples.mjs';
import { linesIn } from './training-data.mjs';
import ordinary from '../src/built-in/chat/frames/ordinary.json' with { type: 'json' };

const PARTS = 5;
const STEPS = 800;
const RATE = 0.3;
const DECAY = 0.0005;
/** What somebody tells is no question, and what nothing answers the reader of kinds has learnt: both count less. */
const TOLD = 0.1;
const LEARNT = 0.5;
const unanswered = JSON.parse(
  readFileSync(new URL('../src/catalogue/answers/unanswered.json', import.meta.url), 'utf8'),
);

const likely = (row, counts) => 1 / (1 + Math.exp(-row.signs.reduce((sum, one, at) => sum + one * counts[at], 0)));

/** Logistic regression by AdaGrad. */
function fit(rows) {
  const counts = rows[0].signs.map(() => 0);
  const moved = counts.map(() => 1e-8);
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const off = rows.map((row) => row.weight * (likely(row, counts) - (row.isRight ? 1 : 0)));
    for (const at of counts.keys()) {
      const slope = rows.reduce((sum, row, each) => sum + off[each] * row.signs[at], 0) / whole + DECAY * counts[at];
      moved[at] += slope * slope;
      counts[at] -= (RATE * slope) / Math.sqrt(moved[at]);
    }
  }
  return counts;
}

/** What is to be found in messages of a language: topics, or nothing. */
function messagesIn(language) {
  const judged = linesIn(`judge/questions-${language}.tsv`, language).map(({ text, label }) => {
    const topics = label.includes('/') ? label.split(',').map((one) => one.trim()) : [];
    return { text, topics, kind: topics.length > 0 ? 'asked' : 'nothing', weight: 1 };
  });
  const others = unanswered[language].map((text) => ({ text, topics: [], kind: 'nothing', weight: LEARNT }));
  const people = factMessages().filter((one) => one.language === language && one.file === 'people.txt');
  const told = people.filter(({ part }) => part !== 'train');
  const talk = ordinary[language].map((text) => ({ text, topics: [], kind: 'talk', weight: 1 }));
  return [...judged, ...others, ...talk, ...told.map(({ text }) => ({ text, topics: [], kind: 'told', weight: TOLD }))];
}

let names = [];
async function rowsIn(language) {
  const rows = [];
  for (const { text, topics, kind, weight } of messagesIn(language)) {
    const likeliest = likeliestIn(text, await searchIn(text, language));
    if (!likeliest) continue;
    names = Object.keys(likeliest.signs);
    const signs = [1, ...Object.values(likeliest.signs)];
    rows.push({ isRight: topics.includes(likeliest.found.topic), kind, weight, signs });
  }
  return rows;
}

const rows = (await Promise.all(languages.map(rowsIn))).flat();
const given = rows.map(() => 0);
for (let part = 0; part < PARTS; part += 1) {
  const counts = fit(rows.filter((_, at) => at % PARTS !== part));
  for (const [at, row] of rows.entries()) if (at % PARTS === part) given[at] = likely(row, counts);
}
const named = 1 + names.indexOf('named');
for (let from = -1.2; from < 0.7; from += 0.2)
  for (const isNamed of [1, 0]) {
    const taken = rows.filter((row, at) => row.signs[named] === isNamed && logOdds(given[at]) >= from);
    const count = (kind, isRight) => taken.filter((row) => row.kind === kind && row.isRight === isRight).length;
    process.stdout.write(
      `${isNamed ? 'named' : 'not named'} from ${from.toFixed(1)}: right ${count('asked', true)}, wrong ${count('asked', false)}, ` +
        `where nothing answers ${count('nothing', false)}, in ordinary talk ${count('talk', false)}, in what is told ${count('told', false)}\n`,
    );
  }
const [start, ...counts] = fit(rows);
process.stdout.write(
  `START ${start.toFixed(2)}, ${names.map((name, at) => `${name}: ${counts[at].toFixed(3)}`).join(', ')}\n`,
);
