// Writes the imports of the catalogue (src/catalogue/registry/ and src/catalogue/work/registry/): of every archetype,
// every batch of the knowledge of work, form of offer and kind of goal that has facts and words in all five languages,
// and every batch of short answers.
// `--check` only compares. Exit code 1: something is incomplete, or a registry on disk is not what it should be.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { stem, tokensOf } from '../src/text/fold.ts';
import { smallWords } from '../src/work/small-words.ts';

const catalogue = new URL('../src/catalogue/', import.meta.url);
const checking = process.argv.includes('--check');

/** What is registered: where its facts and its words lie, and the files that import them. */
const registries = [
  {
    what: 'archetypes',
    facts: 'archetypes/',
    words: (language) => `locales/${language}/`,
    factsFile: 'registry/facts.ts',
    wordsFile: (language) => `registry/${language}.ts`,
  },
  {
    what: 'batches of work',
    facts: 'work/facts/',
    words: (language) => `work/${language}/`,
    factsFile: 'work/registry/facts.ts',
    wordsFile: (language) => `work/registry/${language}.ts`,
  },
  {
    what: 'forms',
    facts: 'work/forms/facts/',
    words: (language) => `work/forms/${language}/`,
    factsFile: 'work/registry/form-facts.ts',
    wordsFile: (language) => `work/registry/forms-${language}.ts`,
  },
  {
    what: 'goals',
    facts: 'goals/facts/',
    words: (language) => `goals/${language}/`,
    factsFile: 'goals/registry/facts.ts',
    wordsFile: (language) => `goals/registry/${language}.ts`,
  },
  {
    what: 'batches of short answers',
    // They are words only: what stands in English has to stand in each language.
    facts: null,
    words: (language) => `answers/${language}/`,
    factsFile: null,
    wordsFile: (language) => `answers/registry/${language}.ts`,
  },
];

const idsIn = (folder) => {
  const url = new URL(folder, catalogue);
  const names = existsSync(url) ? readdirSync(url) : [];
  return names
    .filter((name) => name.endsWith('.json') && name !== 'shared.json')
    .map((name) => name.slice(0, -5))
    .sort();
};

/** The name a file is imported by; digits and words of the language itself are no names. */
const camel = (id) =>
  id
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    .replace(/^(\d)/, 'batch$1')
    .replace(/^do$/, 'doForm');

function moduleOf(name, ids, file, folder) {
  const up = '../'.repeat(file.split('/').length - 1);
  // In the order of their names: an object would move keys that are numbers to the front.
  return [
    '// Written by guide/scripts/registry.mjs.',
    ...ids.map((id) => `import ${camel(id)} from '${up}${folder}${id}.json' with { type: 'json' };`),
    '',
    `export const ${name}: Record<string, unknown> = {`,
    ...ids.map((id) => (id === camel(id) ? `  ${id},` : `  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: ${camel(id)},`)),
    '};',
    '',
  ].join('\n');
}

const readOrNothing = (url) => {
  try {
    return readFileSync(url, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

/** What the entries of a batch are called in a language, folded and parted by bars. */
function namesIn(batch, language) {
  const entries = Object.values(JSON.parse(readFileSync(new URL(`work/${language}/${batch}.json`, catalogue), 'utf8')));
  const plain = (name) =>
    tokensOf(name)
      .map(({ word }) => stem(word))
      .filter((word) => !smallWords.has(word))
      .join(' ');
  return [...new Set(entries.flatMap(({ also }) => also.map(plain)))]
    .filter((name) => name.length > 1)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('|');
}

let problems = 0;
for (const { what, facts, words, factsFile, wordsFile } of registries) {
  const ids = idsIn(facts ?? words('en'));
  const written = new Map(languages.map((language) => [language, new Set(idsIn(words(language)))]));
  const missing = ids.flatMap((id) =>
    languages
      .filter((language) => !written.get(language).has(id))
      .map((language) => `missing: ${words(language)}${id}`),
  );
  const orphans = languages.flatMap((language) =>
    [...written.get(language)].filter((id) => !ids.includes(id)).map((id) => `${words(language)}${id} has no facts`),
  );
  const complete = ids.filter((id) => languages.every((language) => written.get(language).has(id)));
  const files = [
    ...(facts === null ? [] : [[factsFile, moduleOf('facts', complete, factsFile, facts)]]),
    ...languages.map((language) => [
      wordsFile(language),
      moduleOf('words', complete, wordsFile(language), words(language)),
    ]),
  ];
  if (what === 'batches of work') {
    const named = languages.map((language) => [
      language,
      Object.fromEntries(complete.map((batch) => [batch, namesIn(batch, language)])),
    ]);
    files.push(['work/names.json', `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`]);
  }
  let stale = 0;
  for (const [path, text] of files) {
    const url = new URL(path, catalogue);
    mkdirSync(new URL('./', url), { recursive: true });
    if (readOrNothing(url) === text) continue;
    stale += 1;
    if (!checking) writeFileSync(url, text);
  }
  for (const problem of [...missing, ...orphans]) process.stderr.write(`${problem}\n`);
  process.stdout.write(
    `${complete.length} ${what} in the registry${checking && stale ? `, ${stale} files are stale` : ''}\n`,
  );
  problems += missing.length + orphans.length + (checking ? stale : 0);
}
if (problems > 0) process.exitCode = 1;
