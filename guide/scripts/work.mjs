// Checks the knowledge of work (guide/src/catalogue/work/) and prints what is thin.
//   npm run guide:work [-- batch …]     only these batches, e.g. 72 things-instruments
// Exit status 1 when an entry is faulty; what is missing or thin is only told.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GoalFacts, GoalWords } from '../src/catalogue/goals/schema.ts';
import { FormFacts, FormWords, forms, WorkFactsFile, WorkWordsFile } from '../src/catalogue/work/schema.ts';

const languages = ['en', 'he', 'fr', 'es', 'pt'];
const folder = new URL('../src/catalogue/work/', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const wanted = process.argv.slice(2);
const faults = [];
const thin = [];

const phrase = /^[\p{Ll}\p{Lo}\p{N}]|^\p{Lu}[\p{Lu}\p{N}]|^(English|French|Spanish|Portuguese|Hebrew|Arabic|Excel|Christmas|Easter)/u;
function checkWords(at, language, words) {
  const sentences = [words.meet, words.trouble, ...words.offers.flatMap((offer) => [offer.why, offer.first])];
  for (const text of sentences) if (!/[.!?]$/u.test(text)) faults.push(`${at}: no full stop: ${text}`);
  for (const { offer, customer } of words.offers) {
    for (const text of [offer, customer, words.work]) if (/[.!?]$/u.test(text)) faults.push(`${at}: ends in a stop: ${text}`);
    if (language !== 'he' && !phrase.test(customer)) thin.push(`${at}: begins with a capital: ${customer}`);
  }
  const all = [words.work, ...sentences, ...words.offers.flatMap((offer) => [offer.offer, offer.customer])];
  for (const text of all) {
    if (/[{}]/u.test(text)) faults.push(`${at}: a slot in ${text}`);
    if (/[$€£₪%]|\b\d{2,}\b/u.test(text)) thin.push(`${at}: a figure or a currency in ${text}`);
    if (/'/u.test(text)) faults.push(`${at}: a straight apostrophe in ${text}`);
    if (language === 'fr' && /[^\u202F][;!?]|[^\u00A0]:/u.test(text)) faults.push(`${at}: no narrow space before ; ! ? or : in ${text}`);
    if (language === 'he' && /[A-Za-z]{4,}/u.test(text)) thin.push(`${at}: Latin letters in ${text}`);
    if (language !== 'he' && /[\u05D0-\u05EA]/u.test(text)) faults.push(`${at}: Hebrew letters in ${text}`);
  }
  const titles = words.offers.map(({ offer, customer }) => `${offer} ${customer}`);
  if (new Set(titles).size < titles.length) faults.push(`${at}: an offer twice`);
}

let entries = 0;
const seen = new Map();
for (const file of readdirSync(new URL('facts/', folder)).filter((name) => name.endsWith('.json')).sort()) {
  const batch = file.replace('.json', '');
  if (wanted.length > 0 && !wanted.includes(batch)) continue;
  const facts = WorkFactsFile.safeParse(read(`facts/${file}`));
  if (!facts.success) {
    faults.push(`facts/${file}: ${facts.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);
    continue;
  }
  for (const id of Object.keys(facts.data)) {
    entries += 1;
    if (seen.has(id)) faults.push(`${id} is in ${seen.get(id)} and in ${batch}`);
    seen.set(id, batch);
    const made = facts.data[id].offers.map(({ form }) => form);
    if (new Set(made).size < 2) thin.push(`facts/${file} ${id}: one form only`);
    if (facts.data[id].offers.every(({ needs }) => needs.includes('car') || needs.includes('physical-work') || needs.includes('homes')))
      thin.push(`facts/${file} ${id}: nothing without car, lifting and homes`);
  }
  for (const language of languages) {
    const path = `${language}/${file}`;
    if (!existsSync(new URL(path, folder))) {
      faults.push(`${path} is missing`);
      continue;
    }
    const words = WorkWordsFile.safeParse(read(path));
    if (!words.success) {
      faults.push(`${path}: ${words.error.issues.slice(0, 5).map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; ')}`);
      continue;
    }
    for (const [id, fact] of Object.entries(facts.data)) {
      const own = words.data[id];
      if (!own) faults.push(`${path}: no ${id}`);
      else if (own.offers.length !== fact.offers.length) faults.push(`${path} ${id}: ${own.offers.length} offers, ${fact.offers.length} in the facts`);
      else checkWords(`${path} ${id}`, language, own);
    }
    for (const id of Object.keys(words.data)) if (!(id in facts.data)) faults.push(`${path}: ${id} has no facts`);
  }
}
if (wanted.length === 0 || wanted.includes('forms')) {
  const found = new Map();
  for (const form of forms) {
    const path = `forms/facts/${form}.json`;
    if (!existsSync(new URL(path, folder))) {
      thin.push(`${path} is missing`);
      continue;
    }
    const facts = FormFacts.safeParse(read(path));
    if (!facts.success) faults.push(`${path}: ${facts.error.issues.slice(0, 5).map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; ')}`);
    const own = facts.success ? Object.values(facts.data.phases).flat().filter(({ ref }) => ref.startsWith('own.')).map(({ ref }) => ref.slice(4)).sort() : [];
    for (const language of languages) {
      const at = `forms/${language}/${form}.json`;
      if (!existsSync(new URL(at, folder))) {
        faults.push(`${at} is missing`);
        continue;
      }
      const words = FormWords.safeParse(read(at));
      if (!words.success) faults.push(`${at}: ${words.error.issues.slice(0, 5).map(({ path: p, message }) => `${p.join('.')} ${message}`).join('; ')}`);
      else if (JSON.stringify(Object.keys(words.data.substeps).sort()) !== JSON.stringify(own)) faults.push(`${at}: its substeps are not those of the facts`);
      const slots = [...JSON.stringify(read(at)).matchAll(/\{(\w+)\}/gu)].map(([, slot]) => slot).sort().join(' ');
      const first = found.get(form) ?? slots;
      found.set(form, first);
      if (first !== slots) thin.push(`${at}: other slots than in English`);
    }
  }
}

if (wanted.length === 0 || wanted.includes('goals')) {
  const goals = new URL('../goals/', folder);
  const kindsIn = (name) => (existsSync(new URL(name, goals)) ? readdirSync(new URL(name, goals)) : []);
  const parse = (schema, path) => {
    const found = schema.safeParse(JSON.parse(readFileSync(new URL(path, goals), 'utf8')));
    if (found.success) return found.data;
    faults.push(`goals/${path}: ${found.error.issues.slice(0, 5).map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; ')}`);
    return null;
  };
  for (const file of kindsIn('facts/').sort()) {
    const facts = parse(GoalFacts, `facts/${file}`);
    if (!facts) continue;
    const refs = Object.values(facts.phases).flat().map(({ ref }) => ref);
    const own = refs.filter((ref) => ref.startsWith('own.')).map((ref) => ref.slice(4)).sort();
    for (const ref of refs)
      if (ref.startsWith('shared.') && !['shared.set-limits', 'shared.block-hours', 'shared.decide-next-month'].includes(ref)) faults.push(`goals/facts/${file}: ${ref}`);
    for (const language of languages) {
      if (!existsSync(new URL(`${language}/${file}`, goals))) {
        faults.push(`goals/${language}/${file} is missing`);
        continue;
      }
      const words = parse(GoalWords, `${language}/${file}`);
      if (!words) continue;
      if (JSON.stringify(Object.keys(words.substeps).sort()) !== JSON.stringify(own)) faults.push(`goals/${language}/${file}: its substeps are not those of the facts`);
      if (JSON.stringify(Object.keys(words.ways).sort()) !== JSON.stringify([...facts.ways].sort())) faults.push(`goals/${language}/${file}: its ways are not those of the facts`);
    }
  }
}

for (const fault of faults.slice(0, 60)) console.log(`FAULT ${fault}`);
for (const line of thin.slice(0, 40)) console.log(`thin  ${line}`);
console.log(`${entries} entries, ${faults.length} faults, ${thin.length} thin`);
process.exit(faults.length > 0 ? 1 : 0);
