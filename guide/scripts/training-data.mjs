// The sentences in guide/training, as the training and its checks read them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { dangerClasses } from '../src/reader/safety-classes.ts';
import { factMessages } from './fact-examples.mjs';

/** Lines of a file below guide/training: label, tab, text. */
export function linesIn(file, language) {
  return readFileSync(new URL(`../training/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t');
      return { label, text: text.trim(), language };
    });
}

/** What a language's people wrote about danger, harm and everything else. */
export const safetyLines = (language) => linesIn(`${language}/safety.tsv`, language);

/**
 * How much lines count. What the catalogues and the pairs of the law hold is three times what people wrote of themselves; a
 * cry, and what only sounds like one, is rare, and what people ask in passing is what they write daily (decision 022).
 */
const COUNTS = { rare: 3, ordinary: 3, beside: 0.5, law: 0.5, written: 0.25 };
const RARE = new Set(['self', 'violence', 'exploited', 'health', 'unsure', 'figure']);
const weighed = (line) => {
  if (RARE.has(line.label)) return { ...line, weight: COUNTS.rare };
  return line.label === 'plain' ? { ...line, weight: COUNTS.ordinary } : line;
};
/** What people type beside a task and to have a plan changed: short, and there are many of them, so that they count less. */
const beside = (language) =>
  ['chat-acts', 'plan-acts']
    .flatMap((file) => linesIn(`${language}/${file}.tsv`, language))
    .map((line) => ({ ...line, label: 'plain', weight: COUNTS.beside }));
const asLaw = (line) => ({ ...line, weight: COUNTS.law });
const asWritten = (line) => ({ ...line, weight: COUNTS.written });

/** Classes that the pairs of `law.tsv` tell apart: whether somebody is in danger is none of their business. */
const LAW = ['unlawful', 'lawful', 'plain'];
const lawLines = (language) => {
  const lines = linesIn(`${language}/law.tsv`, language);
  return [...lines, ...framed(lines, language)].map((line) => ({ ...line, among: LAW }));
};

/** Of so many wishes one is also learnt in a frame. */
const FRAMED = 3;

/** Wishes in the ways people lead up to one (`frames.txt`): that there is a plan or a brother-in-law says nothing of the law. */
function framed(lines, language) {
  const frames = readFileSync(new URL(`../training/${language}/frames.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((frame) => frame !== '');
  return lines
    .filter((_, at) => at % FRAMED === 0)
    .map((line, at) => ({ ...line, text: frames[at % frames.length].replace('…', () => line.text) }));
}

/** What the knowledge of work offers, an offer of each entry as somebody would tell it: lawful, in long sentences as well. */
function worked(language) {
  const folder = new URL(`../src/catalogue/work/${language}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => Object.values(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
    .flatMap(({ offers: [one] }, at) => {
      const said = `${one.offer}, ${one.customer}`;
      return { label: 'lawful', text: at % 2 === 0 ? said : `${said}. ${one.first} ${one.why}`, language, among: LAW };
    });
}

/** Of so many ways to trade, as many things are shown in each. */
const SHOWN = 12;

/**
 * Ordinary things in the ways people sell, mend, lend and collect them (`trades.txt`: ways, an empty line, things): that
 * something is sold says nothing of the law.
 */
function trades(language) {
  const [ways, things] = readFileSync(new URL(`../training/${language}/trades.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n'));
  return ways.flatMap((way, at) =>
    Array.from({ length: SHOWN }, (_, each) => {
      const thing = things[(at * SHOWN + each) % things.length];
      return { label: 'lawful', text: way.replace('…', () => thing), language };
    }),
  );
}

/** Of each doing, as many descriptions are made. */
const DESCRIBED = 4;

/**
 * What people describe as their plan (`descriptions.txt`: what is done, how and where, for whom and what for, empty lines
 * between): that it is done at home, in cash or on the side says nothing of the law, nor of danger.
 */
function descriptions(language) {
  const [doings, ways, ends] = readFileSync(
    new URL(`../training/${language}/descriptions.txt`, import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n'));
  return doings.flatMap((doing, at) =>
    Array.from({ length: DESCRIBED }, (_, each) => {
      const way = ways[(at * DESCRIBED + each) % ways.length];
      const end = ends[(at * DESCRIBED + each) % ends.length];
      const text = [`${doing} ${way}`, `${doing}, ${way}, ${end}`, `${doing} ${end}`, `${doing} ${way} ${end}`][each];
      return { label: 'lawful', text, language };
    }),
  );
}

/** Of each doing, so many people are shown. */
const WHO = 6;

/**
 * What others ordinarily do for somebody, and they for those (`others.txt`: who, what those do, what is done with them, empty
 * lines between): a husband, a boss or “he” is no sign of danger, whoever else is afraid of one.
 */
function others(language) {
  const [who, ...doings] = readFileSync(new URL(`../training/${language}/others.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n'));
  return doings.flat().flatMap((doing, at) =>
    Array.from({ length: WHO }, (_, each) => {
      // What is done with somebody is done with one who has a name or a place, and not with “he”.
      const named = doing.startsWith('…') ? who : who.slice(0, -2);
      const text = doing.replace('…', () => named[(at * WHO + each * 5) % named.length]);
      return { label: 'plain', text, language };
    }),
  );
}

/** Sentences that nobody learns from. */
export const judgeLines = (language) => linesIn(`judge/${language}.tsv`, language);

/** Minimal pairs of topics that nobody learns from. */
export const pairLines = (language) => linesIn(`judge/pairs-${language}.tsv`, language);

/** What people say in a talk, and wishes with their honest neighbours, by those who wrote the last lines learnt; nobody learns from them. */
export const blindLines = (language) =>
  ['talks', 'deals'].flatMap((file) => linesIn(`judge/${file}-${language}.tsv`, language));

/** Days as people tell them, with other people, force and ends in harmless senses, and cries that stand beside them; nobody learns from them. */
export const dailyLines = (language) => linesIn(`judge/daily-${language}.tsv`, language);

/** What people want to do, honest and not, as they type it; nobody learns from them. */
export const wantLines = (language) => linesIn(`judge/wants-${language}.tsv`, language);

/**
 * Wishes in families, honest and not, that share their words, whole lives, and cries beside the point, by those who wrote
 * the last lines learnt; nobody learns from them.
 */
export const familyLines = (language) => linesIn(`judge/families-${language}.tsv`, language);

/** Cries said softly, also in the middle of long messages, and their harmless neighbours, by those who wrote the last lines learnt; nobody learns from them. */
export const softLines = (language) => linesIn(`judge/soft-${language}.tsv`, language);

/** Lives told at length that hold what may sound of danger or against the law, and cries and wrongs in the middle of such, by those who wrote the last lines learnt; nobody learns from them. */
export const lifeLines = (language) => linesIn(`judge/lives-${language}.tsv`, language);

/** Plain lives told by what is not and what can’t be, their figures of speech, wishes without papers, and cries among them; nobody learns from them. */
export const notLines = (language) => linesIn(`judge/nots-${language}.tsv`, language);

/** Plain lives told by what people can’t and don’t, pastimes, money owed, cries said softly, and wishes, by those who wrote the last lines learnt; nobody learns from them. */
export const everydayLines = (language) => linesIn(`judge/everyday-${language}.tsv`, language);

/** What people type beside a task (`chat-acts`): none of it is an alarm; nobody learns from these. */
export const besideLines = (language) =>
  linesIn(`judge/chat-acts-${language}.tsv`, language).map((line) => ({ ...line, label: 'plain' }));

/** Cries for help that read like a wish (`self`), and wishes in the same words (`figure`); nobody learns from them. */
export const wishLines = (language) => linesIn(`judge/wishes-${language}.tsv`, language);

/**
 * What people can't or won't do, a need a line (`judge/needs-*.txt`: need, colon, sentences parted by bars; `-` rules out
 * nothing). What is ruled out is read by lists, which nobody learns; whoever extends them has seen these.
 */
export const needLines = (language) =>
  readFileSync(new URL(`../training/judge/needs-${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [label, all] = line.split(/:(.*)/u);
      if (all === undefined) throw new Error(`judge/needs-${language}.txt: no colon in: ${line}`);
      return all.split('|').map((text) => ({ label, text: text.trim(), language }));
    });

/** Every text in a list or record, however deep. */
const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn));

/** What the catalogue offers: lawful, every line of it. */
function offered(language) {
  const folder = new URL(`../src/catalogue/locales/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name !== 'shared.json')
    .sort()
    .flatMap((name) => Object.values(JSON.parse(readFileSync(new URL(name, folder), 'utf8')).angles))
    .flatMap(({ title, offer, short_description: short }) => [title, offer, short, `${title}\n${short}`])
    .map((text) => ({ label: 'lawful', text: text.replace(/\{\w+\}/gu, ''), language }));
}

/** Batches of short answers that nobody learns: with them the reader hears danger less surely (decision 028). */
const leftOut = new Set([
  'foothold.json',
  'further.json',
  'making.json',
  'serving.json',
  'trading.json',
  'people.json',
  'life.json',
]);

/** Ways in which people ask for the short answers. */
function askedIn(language) {
  const folder = new URL(`../src/catalogue/answers/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => !leftOut.has(name))
    .sort()
    .flatMap((name) => Object.values(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
    .map(({ asked }) => asked);
}

/** What people ask of a plan and of a step, as the built-in guide's own lists have it: none of it is an alarm. */
async function ordinary(language) {
  const asked = JSON.parse(
    readFileSync(new URL(`../src/built-in/chat/phrasings/${language}.json`, import.meta.url), 'utf8'),
  );
  const { [language]: wished } = await import(`../src/understand/phrasings/${language}.ts`);
  const { illegal, ...rest } = asked;
  return [
    ...textsIn(illegal ?? []).map((text) => ({ label: 'unlawful', text, language })),
    ...offered(language),
    ...textsIn([rest, wished, askedIn(language)]).map((text) => ({ label: 'plain', text, language })),
  ];
}

const LONG = 4;
const MOST_WORDS_OF_A_SCRAP = 3;

/** Long messages in which nothing is alarming: plain lines that are far apart, four in each. */
function stories(lines, language) {
  const texts = lines
    .filter(({ label, text }) => label === 'plain' && text.split(' ').length > MOST_WORDS_OF_A_SCRAP)
    .map(({ text }) => text.replace(/[^.!?…]$/u, '$&.'));
  const count = Math.floor(texts.length / LONG);
  return Array.from({ length: count }, (_, at) => {
    const parts = Array.from({ length: LONG }, (_part, each) => texts[at + each * count]);
    return { label: 'plain', text: parts.join(' '), language };
  });
}

/**
 * What people tell of their lives, money and hours and all: nothing in it is an alarm. Those kept apart stay so, and so do
 * the plain tellers, of whom only the reader of facts learns.
 */
function told() {
  const messages = factMessages().filter(({ part, file }) => part === 'train' && file === 'people.txt');
  return messages.flatMap(({ text, marks, language }) =>
    [text, ...wishesIn(marks)].map((one) => ({ label: 'plain', text: one, language })),
  );
}

/** Kinds that say what somebody wants or will not have: a few words, as a cry for help may be. */
const WISHES = new Set(['goal', 'wish', 'dislike']);

/** What people want, by itself: so that not every short wish sounds like the worst one. */
function wishesIn(marks) {
  return marks.filter(({ kind }) => WISHES.has(kind)).map(({ text }) => text);
}

/** All lines that the readers of danger and of the law learn from, in every language, with how much they count. */
async function allLines() {
  const all = await Promise.all(
    languages.map(async (one) => {
      const lines = safetyLines(one);
      const written = [...stories(lines, one), ...(await ordinary(one)), ...trades(one), ...worked(one)];
      const people = [...lines.map(weighed), ...beside(one)];
      return [...people, ...lawLines(one).map(asLaw), ...descriptions(one), ...written.map(asWritten)];
    }),
  );
  return [...all.flat(), ...told()];
}

/**
 * What the reader of danger learns from: an honest wish is plain to it. Unlawful ones it never sees, nor what is written for
 * the law alone: a cry from somebody who is held has the words of both.
 */
export async function dangerExamples() {
  const read = (await allLines()).filter(({ label, among }) => among === undefined && label !== 'unlawful');
  return [...read, ...languages.flatMap(others)].map((one) => ({
    ...one,
    label: dangerClasses.includes(one.label) ? one.label : 'plain',
  }));
}

/** What the reader of the law learns from: all of it, since a wish is told from cries and figures of speech as well. */
export const lawExamples = allLines;

/** SHA-256 of examples, and of how much those count that count more or less than others. */
export function digestOf(examples) {
  const hash = createHash('sha256');
  for (const { language, label, text, weight } of examples) {
    const counted = weight === undefined ? label : `${label} ${weight}`;
    hash.update(`${language}\t${counted}\t${text}\n`);
  }
  return hash.digest('hex');
}
