// Writes into the facts of each offer what its words ask for (`asks`): a need that the texts of three languages of five
// name, so that a language in which the sentence is put otherwise keeps the same limits. `--check` only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadWords } from '../src/catalogue/load.ts';
import { askedByMost } from '../src/catalogue/work/asks.ts';

const folder = new URL('../src/catalogue/work/facts/', import.meta.url);
const checking = process.argv.includes('--check');
const books = await Promise.all(['en', 'he', 'fr', 'es', 'pt'].map(loadWords));

let differing = 0;
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const before = readFileSync(file, 'utf8');
  const facts = JSON.parse(before);
  for (const [entry, { offers }] of Object.entries(facts)) {
    offers.forEach((offer, index) => {
      offer.asks = askedByMost(entry, index, books);
    });
  }
  const after = `${JSON.stringify(facts, null, 2)}\n`;
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(facts)) continue;
  differing += 1;
  if (!checking) writeFileSync(file, after);
}
process.stdout.write(`${differing} batches ${checking ? 'differ' : 'written'}\n`);
process.exitCode = checking && differing > 0 ? 1 : 0;
