// npm run guide:data: whether the training data are well formed, and what is thin. Exit code 1: a line is malformed.
import { safetyClasses } from '../src/reader/safety-classes.ts';
import { languages, safetyLines } from './training-data.mjs';

/** Fewest lines of a label, below which a language is thin in it. */
const ENOUGH = 200;
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
process.exit(malformed === 0 ? 0 : 1);
