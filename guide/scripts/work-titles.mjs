// Writes guide/src/catalogue/work/titles.json out of ESCO: titles of occupations by unit group of ISCO-08, folded.
//   node guide/scripts/work-titles.mjs FOLDER     with occupations.tsv and isco-groups.tsv
// A title that several groups share goes to the one whose preferred title it is, else to the one that has it most;
// where that decides nothing it is left out, since it tells nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf, stem } from '../src/text/fold.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node guide/scripts/work-titles.mjs FOLDER');
const rowsOf = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));

/** Words that join titles and name nothing. */
const SMALL = new Set(
  'of the a an and or in for to on at with by de del la le les l d du des et ou en a au aux el los las y o para por con do da dos das e em um uma no na'.split(
    ' ',
  ),
);
const keyOf = (title) =>
  tokensOf(title)
    .map(({ word }) => stem(word))
    .filter((word) => !SMALL.has(word))
    .join(' ');

/** language → key → group → how often, and whether it is preferred there. */
const languages = ['en', 'fr', 'es', 'pt'];
const found = new Map(languages.map((language) => [language, new Map()]));
const count = (language, title, group, worth) => {
  const key = keyOf(title);
  if (key.length < 3 || key.length > 60) return;
  const groups = found.get(language).get(key) ?? new Map();
  groups.set(group, (groups.get(group) ?? 0) + worth);
  found.get(language).set(key, groups);
};
const PREFERRED = 5;
for (const [group, , ...cells] of rowsOf('occupations.tsv')) {
  cells.forEach((cell, column) => {
    const titles = cell.split('|').filter(Boolean);
    titles.forEach((title, index) => {
      // “officier/officière”: both are given again by themselves
      for (const one of title.split('/')) count(languages[column], one, group, index === 0 ? PREFERRED : 1);
    });
  });
}
for (const [group, ...names] of rowsOf('isco-groups.tsv')) {
  if (group.length === 4) names.forEach((name, column) => count(languages[column], name, group, PREFERRED));
}

const out = {};
for (const [language, keys] of found) {
  for (const [key, groups] of keys) {
    const [[group, most], second] = [...groups].sort((a, b) => b[1] - a[1]);
    if (second && second[1] >= most) continue;
    if (second && !key.includes(' ') && groups.size > 2 && most < 2 * second[1]) continue;
    ((out[language] ??= {})[group] ??= []).push(key);
  }
}
const text = Object.fromEntries(
  Object.entries(out).map(([language, groups]) => [
    language,
    Object.fromEntries(
      Object.keys(groups)
        .sort()
        .map((group) => [group, groups[group].sort().join('|')]),
    ),
  ]),
);
const path = new URL('../src/catalogue/work/titles.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(text, null, 1)}\n`);
for (const [language, groups] of Object.entries(out))
  process.stdout.write(
    `${language}: ${Object.keys(groups).length} groups, ${Object.values(groups).flat().length} titles\n`,
  );
