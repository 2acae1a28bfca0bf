// npm run guide:answers: how well the short answers are found: by the ways of asking that lie beside them (their terms
// were written with those in view), by questions of somebody who saw no terms, and by messages that nothing answers.
// `npm run guide:answers -- fr` also prints what went wrong in a language.
import { readFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { loadAnswers } from '../src/catalogue/answers/load.ts';
import { shortAnswerTo } from '../src/built-in/chat/knowledge/knowledge.ts';
import { linesIn } from './training-data.mjs';

const [only] = process.argv.slice(2);
if (only !== undefined && !languages.includes(only))
  throw new Error(`npm run guide:answers [-- LANGUAGE], one of ${languages.join(', ')}`);
const unanswered = JSON.parse(
  readFileSync(new URL('../src/catalogue/answers/unanswered.json', import.meta.url), 'utf8'),
);

/** What became of messages that should find one of some topics, or nothing (no topics). */
async function found(messages, language, name) {
  const count = { right: 0, wrong: 0, nothing: 0 };
  for (const { text, topics } of messages) {
    const topic = (await shortAnswerTo(text, language))?.topic;
    const verdict = topic === undefined ? 'nothing' : topics.includes(topic) ? 'right' : 'wrong';
    count[verdict] += 1;
    const isGood = topics.length === 0 ? verdict === 'nothing' : verdict === 'right';
    if (language === only && !isGood)
      process.stdout.write(`  ${verdict}: ${text} (${topics.join(', ')}) → ${topic ?? ''}\n`);
  }
  const share = (one) => `${one} ${Math.round((100 * count[one]) / Math.max(1, messages.length))} %`;
  process.stdout.write(
    `${language} ${name.padEnd(22)} ${String(messages.length).padStart(5)}: ${Object.keys(count).map(share).join(', ')}\n`,
  );
}

for (const language of only ? [only] : languages) {
  const answers = [...(await loadAnswers(language))];
  const beside = answers.flatMap(([topic, { asked }]) => asked.map((text) => ({ text, topics: [topic] })));
  const judged = linesIn(`judge/questions-${language}.tsv`, language);
  const strangers = judged.filter(({ label }) => label.includes('/'));
  await found(beside, language, 'beside the answers');
  await found(
    strangers.map(({ text, label }) => ({ text, topics: label.split(',').map((one) => one.trim()) })),
    language,
    'strangers’ questions',
  );
  const others = judged.filter(({ label }) => !label.includes('/')).map(({ text }) => text);
  await found(
    [...unanswered[language], ...others].map((text) => ({ text, topics: [] })),
    language,
    'nothing answers',
  );
}
