// node guide/scripts/occupations.mjs FILE: makes the list of words that name occupations anew from ESCO's titles, a table
// with the columns isco, esco, en, fr, es, pt and titles parted by bars. ESCO is the European Commission's (NOTICE).
import { readFileSync, writeFileSync } from 'node:fs';

const LANGUAGES = ['en', 'fr', 'es', 'pt'];
/** What is written so often about anything else names no occupation. */
const MOST_USES = 6;

const folded = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
const wordsIn = (text) => folded(text).match(/[a-z]{4,}/gu) ?? [];
const here = (path) => new URL(`../${path}`, import.meta.url);

const [file] = process.argv.slice(2);
if (!file) throw new Error('node guide/scripts/occupations.mjs FILE');
const rows = readFileSync(file, 'utf8').split('\n').slice(1);
const list = {};
for (const [index, language] of LANGUAGES.entries()) {
  const uses = new Map();
  for (const line of readFileSync(here(`training/${language}/safety.tsv`), 'utf8').split('\n'))
    for (const word of wordsIn(line.split('\t')[1] ?? '')) uses.set(word, (uses.get(word) ?? 0) + 1);
  const titles = rows.flatMap((row) => (row.split('\t')[index + 2] ?? '').split(/[|/]/u));
  // What somebody is stands last in English, first in the others.
  const heads = titles.flatMap((title) => wordsIn(title).at(language === 'en' ? -1 : 0) ?? []);
  list[language] = [...new Set(heads)]
    .filter((word) => (uses.get(word) ?? 0) <= MOST_USES)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('|');
}
writeFileSync(here('src/language/occupations.json'), `${JSON.stringify(list)}\n`);
process.stdout.write(`${LANGUAGES.map((one) => `${one} ${list[one].split('|').length}`).join(', ')}\n`);
