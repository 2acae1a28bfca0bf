// Writes src/catalogue/registry/*.ts: the imports of every archetype that has facts and words in all five languages.
// `--check` only compares. Exit code 1: an archetype is incomplete, or the registry on disk is not what it should be.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const catalogue = new URL('../src/catalogue/', import.meta.url);
const languages = ['en', 'he', 'fr', 'es', 'pt'];
const checking = process.argv.includes('--check');

const idsIn = (folder) =>
  readdirSync(new URL(folder, catalogue))
    .filter((name) => name.endsWith('.json') && name !== 'shared.json')
    .map((name) => name.slice(0, -5))
    .sort();

const written = new Map(languages.map((language) => [language, new Set(idsIn(`locales/${language}/`))]));
const ids = idsIn('archetypes/');
const missing = ids.flatMap((id) =>
  languages.filter((language) => !written.get(language).has(id)).map((language) => `${language}/${id}`),
);
const orphans = languages.flatMap((language) =>
  [...written.get(language)].filter((id) => !ids.includes(id)).map((id) => `${language}/${id} has no facts`),
);
const complete = ids.filter((id) => languages.every((language) => written.get(language).has(id)));

const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const moduleOf = (name, type, folder) =>
  [
    '// Written by guide/scripts/registry.mjs.',
    ...complete.map((id) => `import ${camel(id)} from '${folder}/${id}.json' with { type: 'json' };`),
    '',
    `export const ${name}: ${type} = {`,
    ...complete.map((id) => (id === camel(id) ? `  ${id},` : `  '${id}': ${camel(id)},`)),
    '};',
    '',
  ].join('\n');

const files = [
  ['registry/facts.ts', moduleOf('facts', 'Record<string, unknown>', '../archetypes')],
  ...languages.map((language) => [
    `registry/${language}.ts`,
    moduleOf('words', 'Record<string, unknown>', `../locales/${language}`),
  ]),
];

const readOrNothing = (url) => {
  try {
    return readFileSync(url, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

let stale = 0;
mkdirSync(new URL('registry/', catalogue), { recursive: true });
for (const [path, text] of files) {
  const url = new URL(path, catalogue);
  if (readOrNothing(url) === text) continue;
  stale += 1;
  if (!checking) writeFileSync(url, text);
}

for (const problem of [...missing.map((path) => `missing: ${path}`), ...orphans]) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${complete.length} archetypes in the registry${checking && stale ? `, ${stale} files are stale` : ''}\n`,
);
if (missing.length > 0 || orphans.length > 0 || (checking && stale > 0)) process.exitCode = 1;
