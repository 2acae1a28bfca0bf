// node bench/worst-texts.ts [--words 400] [--only NAME]: the built-in guide reads every field a person can fill, at
// its full length, with texts made to be slow. Prints the worst ten, and ends with 1 where one takes more than 100 ms of
// processor. Short units are tried at full length; words of the lexicons at a part of it, and the slowest of each reader
// again at all of it.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@foothold/contract';
import { readers } from './worst-texts-readers.ts';
import { type Reader, type Scene, sceneIn } from './worst-texts-scene.ts';
import { filled, fixedTexts, type WorstText, wordTexts } from './worst-texts-texts.ts';

const MOST_MS = 100;
/** From here on a time is taken again: a first reading also pays for compiling what it runs. */
const DOUBTFUL_MS = 50;
const AGAIN = 4;
/** The part of a field's length at which words are tried first, and how many of them are tried at all of it. */
const PART = 0.25;
const SLOWEST = 40;

interface Reading {
  reader: Reader;
  unit: string;
  language: Language;
  ms: number;
}

const { values } = parseArgs({ options: { words: { type: 'string' }, only: { type: 'string' } } });
const scenes = new Map<Language, Scene>();
for (const language of languages) scenes.set(language, await sceneIn(language));

async function timed(reader: Reader, text: string, language: Language): Promise<number> {
  const scene = scenes.get(language);
  if (!scene) throw new Error(`No scene in ${language}`);
  const started = process.threadCpuUsage();
  await reader.read(text, scene);
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
}

/** Milliseconds of processor for one reading; the least of several where the first is doubtful. */
async function reading(reader: Reader, unit: string, language: Language, part = 1): Promise<Reading> {
  const text = filled(unit, Math.floor(reader.limit * part));
  let ms = await timed(reader, text, language);
  // Each time another text, since what was read last is remembered.
  for (let again = 0; again < AGAIN && ms > DOUBTFUL_MS; again += 1)
    ms = Math.min(ms, await timed(reader, `${again} ${text.slice(2)}`, language));
  return { reader, unit, language, ms };
}

async function readingsOf(reader: Reader, texts: readonly WorstText[], part: number): Promise<Reading[]> {
  const found: Reading[] = [];
  for (const { unit, languages: spoken } of texts)
    for (const language of spoken) found.push(await reading(reader, unit, language, part));
  return found;
}

const slowestFirst = (found: readonly Reading[]) => found.toSorted((one, other) => other.ms - one.ms);

/** A reader with every text, and the slowest ten of its readings. */
async function tried(reader: Reader, fixed: readonly WorstText[], words: readonly WorstText[]): Promise<Reading[]> {
  const found = await readingsOf(reader, fixed, 1);
  const screened = slowestFirst(await readingsOf(reader, words, PART)).slice(0, SLOWEST);
  for (const { unit, language } of screened) found.push(await reading(reader, unit, language));
  return slowestFirst(found).slice(0, 10);
}

const line = ({ ms, reader, language, unit }: Reading) =>
  `${ms.toFixed(1).padStart(8)} ms  ${reader.name.padEnd(32)} ${language}  ${JSON.stringify(unit)}`;

const fixed = fixedTexts();
const words = wordTexts(Number(values.words ?? 400));
const chosen = readers.filter(({ name }) => values.only === undefined || name.includes(values.only));
console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; ${fixed.length} units, ${words.length} words with joints`,
);
const worst: Reading[] = [];
for (const reader of chosen) {
  const slowest = await tried(reader, fixed, words);
  worst.push(...slowest);
  if (slowest[0]) console.log(line(slowest[0]));
}
console.log('\nThe worst ten:');
for (const one of slowestFirst(worst).slice(0, 10)) console.log(line(one));
const slow = worst.filter(({ ms }) => ms > MOST_MS);
console.log(slow.length === 0 ? `\nNone takes more than ${MOST_MS} ms.` : `\nMore than ${MOST_MS} ms: ${slow.length}`);
process.exitCode = slow.length === 0 ? 0 : 1;
