// What people type beside a task of their plan (`training/LANGUAGE/chat-acts.tsv`, `chat-acts-more.tsv`) and to have the plan changed
// (`plan-acts.tsv`, `plan-acts-less.tsv`), each message with what it is for.
import { languages } from '@foothold/contract';
import { wholeFeatures } from '../src/reader/acts.ts';
import { digestOf, linesIn, safetyLines } from './training-data.mjs';

const CRIES = new Set(['self', 'violence', 'exploited', 'health', 'unsure']);
/** Cries are as many as all else: each counts half. */
const RARE = 0.5;

/** Cries for help, which are no act beside a task, and what only sounds like one. */
function alarms(language) {
  const lines = safetyLines(language).filter(({ label }) => CRIES.has(label) || label === 'figure');
  return lines.map((line) => ({ ...line, label: CRIES.has(line.label) ? 'cry' : 'other', weight: RARE }));
}

const chatLines = () =>
  languages.flatMap((language) => [
    ...['chat-acts', 'chat-acts-more'].flatMap((file) => linesIn(`${language}/${file}.tsv`, language)),
    ...alarms(language),
  ]);
const planLines = () =>
  languages.flatMap((language) =>
    ['plan-acts', 'plan-acts-less'].flatMap((file) => linesIn(`${language}/${file}.tsv`, language)),
  );

/** Lines with the features that are learnt from, and the SHA-256 of the lines. */
const examplesOf = (lines) => ({
  examples: lines.map((line) => ({ ...line, words: wholeFeatures(line.text) })),
  data: digestOf(lines),
});

export const chatActExamples = () => examplesOf(chatLines());
export const planActExamples = () => examplesOf(planLines());
