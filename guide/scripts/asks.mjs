// Writes into the facts of each offer, and of each angle of an archetype, what its words ask for (`asks`): a need that
// the texts of three languages of five name, so that a language in which the sentence is put otherwise keeps the same
// limits. `--check` only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { archetypeOf } from '../src/catalogue/archetype-facts.ts';
import { loadWords } from '../src/catalogue/load.ts';
import { askedByAngle, askedByMost } from '../src/understand/asked-by-words.ts';

const checking = process.argv.includes('--check');
const books = await Promise.all(languages.map(loadWords));

const ofWork = (facts) => {
  for (const [entry, { offers }] of Object.entries(facts)) {
    offers.forEach((offer, index) => {
      offer.asks = askedByMost(entry, index, books);
    });
  }
};

const ofArchetype = (facts) => {
  for (const angle of facts.angles) {
    const asks = askedByAngle(archetypeOf(facts.id), angle.id, books);
    delete angle.asks;
    if (asks.length > 0) angle.asks = asks;
  }
};

let differing = 0;
const folders = [
  { folder: new URL('../src/catalogue/work/facts/', import.meta.url), write: ofWork },
  { folder: new URL('../src/catalogue/archetypes/', import.meta.url), write: ofArchetype },
];
for (const { folder, write } of folders) {
  for (const name of readdirSync(folder)) {
    const file = new URL(name, folder);
    const before = JSON.parse(readFileSync(file, 'utf8'));
    const facts = structuredClone(before);
    write(facts);
    if (JSON.stringify(before) === JSON.stringify(facts)) continue;
    differing += 1;
    if (!checking) writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  }
}
process.stdout.write(`${differing} files ${checking ? 'differ' : 'written'}\n`);
process.exitCode = checking && differing > 0 ? 1 : 0;
