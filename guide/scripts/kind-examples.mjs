// The ways of asking beside the short answers, as the reader of kinds of question learns them.
import { readFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { kindOfTopic, NOTHING } from '../src/built-in/chat/knowledge/kinds/classes.ts';
import { loadAnswers, loadAsked } from '../src/catalogue/answers/load.ts';
import { wholeFeatures } from '../src/reader/acts.ts';
import { factMessages } from './fact-examples.mjs';
import { digestOf } from './training-data.mjs';

const unanswered = JSON.parse(
  readFileSync(new URL('../src/catalogue/answers/unanswered.json', import.meta.url), 'utf8'),
);

/** Of the terms of a topic so many are learnt, as one text. */
const TERMS = 40;

async function examplesIn(language) {
  const further = await loadAsked(language);
  const asked = [...(await loadAnswers(language))].flatMap(([topic, { asked: ways, terms }]) => {
    const words = terms.slice(0, TERMS).join(' ').replaceAll('*', '');
    return [...ways, ...(further.get(topic) ?? []), words].map((text) => ({
      label: kindOfTopic(topic),
      text,
      language,
    }));
  });
  return [
    ...asked,
    ...[...unanswered[language], ...told(language)].map((text) => ({ label: NOTHING, text, language })),
  ];
}

/** What people tell of themselves asks for nothing; those kept apart stay so. */
function told(language) {
  const messages = factMessages().filter((one) => one.language === language && one.file === 'people.txt');
  return messages.filter(({ part }) => part === 'train').map(({ text }) => text);
}

/** Questions of every language, each with its kind. */
export async function kindSentences() {
  return (await Promise.all(languages.map(examplesIn))).flat();
}

/** The same with the features that are learnt from. */
export async function kindExamples() {
  return (await kindSentences()).map((example) => ({ ...example, words: wholeFeatures(example.text) }));
}

/** SHA-256 of what is learnt from. */
export const kindDigest = async () => digestOf(await kindSentences());
