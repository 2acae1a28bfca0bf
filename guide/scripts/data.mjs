// npm run guide:data: whether the training data are well formed, and what is thin. Exit code 1: a line is malformed.
import { languages } from '@foothold/contract';
import { readFileSync } from 'node:fs';
import { loadAnswers, loadAsked } from '../src/catalogue/answers/load.ts';
import { safetyClasses } from '../src/reader/safety-classes.ts';
import { factKinds } from '../src/reader/spans/kinds.ts';
import { needClasses } from '../src/understand/learnt-needs/classes.ts';
import { frameFaults, lineFaults } from './line-faults.mjs';
import { peopleOf } from './people.mjs';
import {
  blindLines,
  dailyLines,
  everydayLines,
  familyLines,
  wantLines,
  judgeLines,
  lifeLines,
  linesIn,
  needLines,
  notLines,
  pairLines,
  safetyLines,
  softLines,
  wishLines,
} from './training-data.mjs';

/** Fewest lines of a label, below which a language is thin in it. */
const ENOUGH = 200;
/** Fewest people of a language, and fewest marks of a kind among them. */
const ENOUGH_PEOPLE = 120;
const ENOUGH_MARKS = 40;
/** Fewest further ways of asking for a short answer. */
const ENOUGH_WAYS = 8;
/** Labels that the pairs of the law have, and those of wishes. */
const LAW = ['unlawful', 'lawful'];
const WISHES = ['self', 'figure'];
let malformed = 0;

function tell(faults) {
  malformed += faults.length;
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}

/** How many lines there are of each label, and what is wrong with them. */
function checkLines(name, language, lines, labels) {
  const counts = labels.map((label) => [label, lines.filter((line) => line.label === label).length]);
  process.stdout.write(
    `${language}  ${lines.length} ${name}  ${counts.map(([label, count]) => `${label} ${count}`).join('  ')}\n`,
  );
  tell(lineFaults(lines, labels));
  return counts;
}

const textOf = (file) => readFileSync(new URL(`../training/${file}`, import.meta.url), 'utf8');

for (const language of languages) {
  const counts = checkLines('lines', language, safetyLines(language), safetyClasses);
  for (const [name, count] of counts) if (count < ENOUGH) process.stdout.write(`  thin: ${name} (${count})\n`);
}
for (const language of languages) {
  checkLines('wishes and the law', language, linesIn(`${language}/law.tsv`, language), LAW);
  const ways = textOf(`${language}/trades.txt`).split('\n\n')[0];
  const doings = textOf(`${language}/others.txt`).split('\n\n').slice(1).join('\n');
  tell([...frameFaults(textOf(`${language}/frames.txt`)), ...frameFaults(ways), ...frameFaults(doings)]);
}
for (const language of languages) {
  checkLines('lines to judge by', language, judgeLines(language), safetyClasses);
  checkLines('blind lines to judge by', language, blindLines(language), safetyClasses);
  checkLines('daily lines to judge by', language, dailyLines(language), safetyClasses);
  checkLines('wants to judge by', language, wantLines(language), LAW);
  checkLines('families to judge by', language, familyLines(language), safetyClasses);
  checkLines('soft lines to judge by', language, softLines(language), safetyClasses);
  checkLines('lives to judge by', language, lifeLines(language), safetyClasses);
  checkLines('nots to judge by', language, notLines(language), safetyClasses);
  checkLines('everyday lines to judge by', language, everydayLines(language), safetyClasses);
  checkLines('pairs to judge by', language, pairLines(language), safetyClasses);
  checkLines('wishes to judge by', language, wishLines(language), WISHES);
  tell(lineFaults(needLines(language), needClasses));
}
for (const language of languages) {
  const lines = linesIn(`${language}/needs.tsv`, language);
  const single = lines.flatMap(({ label, text }) =>
    label.split(',').map((one, at) => ({ label: one, text: at ? `${text} (${one})` : text })),
  );
  const counts = checkLines('lines of what is ruled out', language, single, needClasses);
  for (const [name, count] of counts) if (count < ENOUGH_MARKS) process.stdout.write(`  thin: ${name} (${count})\n`);
}
for (const language of languages) {
  const topics = [...(await loadAnswers(language)).keys()];
  const asked = await loadAsked(language);
  const lines = [...asked].flatMap(([label, texts]) => texts.map((text) => ({ label, text, language })));
  process.stdout.write(`${language}  ${lines.length} further ways of asking for ${topics.length} topics\n`);
  tell(lineFaults(lines, topics));
  const thin = topics.filter((topic) => (asked.get(topic) ?? []).length < ENOUGH_WAYS);
  if (thin.length > 0) process.stdout.write(`  thin: ${thin.length} topics (${thin.slice(0, 3).join(', ')} …)\n`);
}
for (const language of languages) {
  const { people, wrong } = peopleOf(language);
  const marks = people.flatMap(({ messages }) => messages.flatMap((message) => message.marks));
  const counts = factKinds.map((kind) => [kind, marks.filter((mark) => mark.kind === kind).length]);
  process.stdout.write(
    `${language}  ${people.length} people  ${counts.map(([kind, count]) => `${kind} ${count}`).join('  ')}\n`,
  );
  tell(wrong);
  if (people.length < ENOUGH_PEOPLE) process.stdout.write(`  thin: people (${people.length})\n`);
  for (const [kind, count] of counts) if (count < ENOUGH_MARKS) process.stdout.write(`  thin: ${kind} (${count})\n`);
}
process.exit(malformed === 0 ? 0 : 1);
