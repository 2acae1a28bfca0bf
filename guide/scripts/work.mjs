// Checks the knowledge of work (guide/src/catalogue/work/) and the goals that are not money, and prints what is thin.
//   npm run guide:work [-- batch …]     only these, e.g. 72 things-own forms goals
// Exit status 1 when something is faulty; what is missing or thin is only told.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { GoalFacts, GoalWords } from '../src/catalogue/goals/schema.ts';
import { FormFacts, formSlots, FormWords, forms, WorkFactsFile, WorkWordsFile } from '../src/catalogue/work/schema.ts';

const work = new URL('../src/catalogue/work/', import.meta.url);
const goals = new URL('../src/catalogue/goals/', import.meta.url);
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const faults = [];
const thin = [];

const jsonIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.json'));
const sorted = (names) => [...names].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
const alike = (some, others) => sorted(some) === sorted(others);
const slotsOf = (value) => [...JSON.stringify(value).matchAll(/\{(\w+)\}/gu)].map(([, slot]) => slot);
const ownRefs = (byPhase) =>
  Object.values(byPhase)
    .flat()
    .flatMap(({ ref }) => (ref.startsWith('own.') ? [ref.slice(4)] : []));

/** A file held against its schema; null, and a fault, where it is missing or does not hold. */
function parsed(schema, folder, path) {
  const url = new URL(path, folder);
  if (!existsSync(url)) {
    faults.push(`${path} is missing`);
    return null;
  }
  const found = schema.safeParse(JSON.parse(readFileSync(url, 'utf8')));
  if (found.success) return found.data;
  const issues = found.error.issues.slice(0, 5).map(({ path: at, message }) => `${at.join('.')} ${message}`);
  faults.push(`${path}: ${issues.join('; ')}`);
  return null;
}

/** What no text of a language may hold. */
const forbidden = {
  all: [
    [/[{}]/u, 'a slot'],
    [/'/u, 'a straight apostrophe'],
  ],
  fr: [[/[^\u202F][;!?]|[^\u00A0]:/u, 'no narrow space before ; ! ? or :']],
};
const doubtful = [[/[$€£₪%]|\b\d{2,}\b/u, 'a figure or a currency']];

function checkWords(at, language, { meet, trouble, work: trade, offers }) {
  const sentences = [meet, trouble, ...offers.flatMap(({ why, first }) => [why, first])];
  const names = [trade, ...offers.flatMap(({ offer, customer }) => [offer, customer])];
  for (const text of sentences) if (!/[.!?]$/u.test(text)) faults.push(`${at}: no full stop: ${text}`);
  for (const text of names) if (/[.!?]$/u.test(text)) faults.push(`${at}: ends in a stop: ${text}`);
  for (const text of [...names, ...sentences]) {
    for (const [pattern, what] of [...forbidden.all, ...(forbidden[language] ?? [])])
      if (pattern.test(text)) faults.push(`${at}: ${what} in ${text}`);
    for (const [pattern, what] of doubtful) if (pattern.test(text)) thin.push(`${at}: ${what} in ${text}`);
    if ((language === 'he') !== /[\u05D0-\u05EA]/u.test(text))
      faults.push(`${at}: letters of another language in ${text}`);
  }
  const titles = offers.map(({ offer, customer }) => `${offer} ${customer}`);
  if (new Set(titles).size < titles.length) faults.push(`${at}: an offer twice`);
}

function checkFacts(batch, facts) {
  for (const [id, { offers }] of Object.entries(facts)) {
    if (new Set(offers.map(({ form }) => form)).size < 2) thin.push(`${batch} ${id}: one form only`);
    const bound = ['car', 'physical-work', 'homes'];
    if (offers.every(({ needs }) => needs.some((need) => bound.includes(need))))
      thin.push(`${batch} ${id}: nothing without car, lifting and homes`);
  }
}

/** The entries of a batch, checked in every language; how many there are. */
function checkBatch(batch) {
  const facts = parsed(WorkFactsFile, work, `facts/${batch}.json`);
  if (!facts) return [];
  checkFacts(batch, facts);
  for (const language of languages) {
    const words = parsed(WorkWordsFile, work, `${language}/${batch}.json`);
    if (!words) continue;
    if (!alike(Object.keys(words), Object.keys(facts)))
      faults.push(`${language}/${batch}: not the entries of the facts`);
    for (const [id, own] of Object.entries(words)) {
      const offers = facts[id]?.offers.length;
      if (own.offers.length !== offers)
        faults.push(`${language}/${batch} ${id}: ${own.offers.length} offers of ${offers}`);
      checkWords(`${language}/${batch} ${id}`, language, own);
    }
  }
  return Object.keys(facts);
}

function checkForm(form) {
  const facts = parsed(FormFacts, work, `forms/facts/${form}.json`);
  const inEnglish = parsed(FormWords, work, `forms/en/${form}.json`);
  for (const language of languages) {
    const words = parsed(FormWords, work, `forms/${language}/${form}.json`);
    if (!words || !facts || !inEnglish) continue;
    if (!alike(Object.keys(words.substeps), ownRefs(facts.phases)))
      faults.push(`forms/${language}/${form}: not the substeps of the facts`);
    for (const slot of slotsOf(words))
      if (!formSlots.includes(slot)) faults.push(`forms/${language}/${form}: no such slot: {${slot}}`);
    if (!alike(slotsOf(words), slotsOf(inEnglish))) thin.push(`forms/${language}/${form}: other slots than in English`);
  }
}

const sharedOfGoals = ['shared.set-limits', 'shared.block-hours', 'shared.decide-next-month'];

function checkGoal(kind) {
  const facts = parsed(GoalFacts, goals, `facts/${kind}.json`);
  if (!facts) return;
  for (const { ref } of Object.values(facts.phases).flat())
    if (!ref.startsWith('own.') && !sharedOfGoals.includes(ref)) faults.push(`goals ${kind}: ${ref}`);
  for (const language of languages) {
    const words = parsed(GoalWords, goals, `${language}/${kind}.json`);
    if (!words) continue;
    if (!alike(Object.keys(words.substeps), ownRefs(facts.phases)))
      faults.push(`goals ${language}/${kind}: not the substeps of the facts`);
    if (!alike(Object.keys(words.ways), facts.ways))
      faults.push(`goals ${language}/${kind}: not the ways of the facts`);
  }
}

const batches = jsonIn(new URL('facts/', work)).map((name) => name.replace('.json', ''));
const unknown = wanted.filter((name) => !['forms', 'goals', ...batches].includes(name));
if (unknown.length > 0) {
  process.stderr.write(`no such batch: ${unknown.join(', ')}\n`);
  process.exit(1);
}
const entries = batches.filter(isWanted).flatMap((batch) => checkBatch(batch));
for (const id of entries.filter((one, index) => entries.indexOf(one) !== index)) faults.push(`${id} is in two batches`);
if (isWanted('forms')) for (const form of forms) checkForm(form);
if (isWanted('goals')) for (const name of jsonIn(new URL('facts/', goals))) checkGoal(name.replace('.json', ''));

const lines = [
  ...faults.slice(0, 60).map((fault) => `FAULT ${fault}`),
  ...thin.slice(0, 40).map((line) => `thin  ${line}`),
  `${entries.length} entries, ${faults.length} faults, ${thin.length} thin`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
