// npm run guide:data: whether the training data are well formed, and what is thin. Exit code 1: a line is malformed.
import { languages } from '@foothold/contract';
import { safetyClasses } from '../src/reader/safety-classes.ts';
import { factKinds } from '../src/reader/spans/kinds.ts';
import { peopleOf } from './people.mjs';
import { linesIn, safetyLines } from './training-data.mjs';

/** Fewest lines of a label, below which a language is thin in it. */
const ENOUGH = 200;
/** Fewest people of a language, and fewest marks of a kind among them. */
const ENOUGH_PEOPLE = 120;
const ENOUGH_MARKS = 40;
let malformed = 0;

for (const language of languages) {
  const lines = safetyLines(language);
  const wrong = lines.filter(({ label, text }) => !safetyClasses.includes(label) || text === '');
  const doubled = lines.length - new Set(lines.map(({ text }) => text)).size;
  const counts = safetyClasses.map((name) => [name, lines.filter(({ label }) => label === name).length]);
  malformed += wrong.length + doubled;
  process.stdout.write(
    `${language}  ${lines.length} lines  ${counts.map(([name, count]) => `${name} ${count}`).join('  ')}\n`,
  );
  for (const { label, text } of wrong) process.stdout.write(`  malformed: ${label} ${text.slice(0, 60)}\n`);
  if (doubled > 0) process.stdout.write(`  ${doubled} doubled\n`);
  for (const [name, count] of counts) if (count < ENOUGH) process.stdout.write(`  thin: ${name} (${count})\n`);
}
/** Labels that the pairs of the law have. */
const LAW = ['unlawful', 'lawful'];
for (const language of languages) {
  const lines = linesIn(`${language}/law.tsv`, language);
  const wrong = lines.filter(({ label, text }) => !LAW.includes(label) || text === '');
  const doubled = lines.length - new Set(lines.map(({ text }) => text)).size;
  malformed += wrong.length + doubled;
  const counts = LAW.map((name) => `${name} ${lines.filter(({ label }) => label === name).length}`);
  process.stdout.write(`${language}  ${lines.length} wishes and the law  ${counts.join('  ')}\n`);
  for (const { label, text } of wrong) process.stdout.write(`  malformed: ${label} ${text.slice(0, 60)}\n`);
  if (doubled > 0) process.stdout.write(`  ${doubled} doubled\n`);
}
for (const language of languages) {
  const { people, wrong } = peopleOf(language);
  const marks = people.flatMap(({ messages }) => messages.flatMap((message) => message.marks));
  const counts = factKinds.map((kind) => [kind, marks.filter((mark) => mark.kind === kind).length]);
  malformed += wrong.length;
  process.stdout.write(
    `${language}  ${people.length} people  ${counts.map(([kind, count]) => `${kind} ${count}`).join('  ')}\n`,
  );
  for (const one of wrong) process.stdout.write(`  ${one}\n`);
  if (people.length < ENOUGH_PEOPLE) process.stdout.write(`  thin: people (${people.length})\n`);
  for (const [kind, count] of counts) if (count < ENOUGH_MARKS) process.stdout.write(`  thin: ${kind} (${count})\n`);
}
process.exit(malformed === 0 ? 0 : 1);
