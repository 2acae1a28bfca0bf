// npm run guide:judge: how the trained readers do on sentences and people that nobody learnt from. `--test` for the people
// that are kept for the last figures, instead of those that are tuned by.
import { languages } from '@foothold/contract';
import { lawRead, wrongIn } from '../src/reader/law.ts';
import { alarmOf, dangerRead } from '../src/reader/safety.ts';
import { factFigures } from './judge-facts.mjs';
import { careFor } from '../src/care/care.ts';
import { despairIn } from '../src/care/held-back.ts';
import { placeToldIn, RULED_OUT_FROM } from '../src/understand/limits.ts';
import { learntNeeds } from '../src/understand/learnt-needs/learnt-needs.ts';
import { ruledOutIn } from '../src/understand/ruled-out.ts';
import {
  besideLines,
  blindLines,
  dailyLines,
  everydayLines,
  familyLines,
  judgeLines,
  lifeLines,
  needLines,
  notLines,
  pairLines,
  softLines,
  wantLines,
  wishLines,
} from './training-data.mjs';

const DANGERS = new Set(['self', 'violence', 'exploited', 'health']);
const readings = (lines) =>
  lines.map((line) => ({
    ...line,
    danger: dangerRead(line.text),
    law: lawRead(line.text),
    loud: alarmOf(line.text).danger,
    wrong: wrongIn(line.text).unlawful,
  }));

/** Share of the lines of some labels for which something holds, as a percentage. */
function share(lines, labels, holds) {
  const of = lines.filter(({ label }) => labels.includes(label));
  return `${Math.round((100 * of.filter(holds).length) / Math.max(1, of.length))} %`.padStart(6);
}

/** How often a line of one kind is louder than one of the other. */
function auc(lines, loud, quiet, of) {
  const [ones, others] = [loud, quiet].map((labels) => lines.filter(({ label }) => labels.includes(label)).map(of));
  const wins = ones.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return (wins.reduce((sum, win) => sum + win, 0) / wins.length).toFixed(3);
}

function printFigures(name, lines) {
  const sure = ({ danger }) => danger !== null && danger !== 'unsure';
  const asked = ({ danger }) => danger === 'unsure';
  const refused = ({ law }) => law === 'unlawful';
  const askedOfLaw = ({ law }) => law === 'unsure';
  process.stdout.write(
    [
      name.padEnd(9),
      `danger: sure${share(lines, [...DANGERS], sure)}, asked${share(lines, [...DANGERS], asked)}`,
      `figures: sure${share(lines, ['figure'], sure)}, asked${share(lines, ['figure'], asked)}`,
      `plain: sure${share(lines, ['plain', 'lawful'], sure)}, asked${share(lines, ['plain', 'lawful'], asked)}`,
      `unlawful: refused${share(lines, ['unlawful'], refused)}, asked${share(lines, ['unlawful'], askedOfLaw)}`,
      `lawful: refused${share(lines, ['lawful'], refused)}, asked${share(lines, ['lawful'], askedOfLaw)}`,
      `AUC ${auc(lines, [...DANGERS], ['figure'], ({ loud }) => loud)} / ${auc(lines, ['unlawful'], ['lawful'], ({ wrong }) => wrong)}\n`,
    ].join(' · '),
  );
}

const read = readings(languages.flatMap(judgeLines));
printFigures('all', read);
for (const one of languages)
  printFigures(
    one,
    read.filter(({ language }) => language === one),
  );
printFigures('blind', readings(languages.flatMap(blindLines)));
const daily = readings(languages.flatMap(dailyLines));
printFigures('daily', daily);
for (const one of languages)
  printFigures(
    `  ${one}`,
    daily.filter(({ language }) => language === one),
  );
printFigures('wants', readings(languages.flatMap(wantLines)));
printFigures('families', readings(languages.flatMap(familyLines)));
printFigures('soft', readings(languages.flatMap(softLines)));
printFigures('lives', readings(languages.flatMap(lifeLines)));
printFigures('nots', readings(languages.flatMap(notLines)));
printFigures('everyday', readings(languages.flatMap(everydayLines)));
printFigures('beside', readings(languages.flatMap(besideLines)));
printFigures('pairs', readings(languages.flatMap(pairLines)));
const isHeld = ({ text, language }) => careFor(text, language) !== null || despairIn(text)('goals', text);
const wishes = languages.flatMap(wishLines);
process.stdout.write(
  `wishes    · held back: cries${share(wishes, ['self'], isHeld)}, honest ones${share(wishes, ['figure'], isHeld)}\n`,
);
const needs = languages.flatMap(needLines).map((line) => {
  const heard = [...ruledOutIn(line.text, line.language)];
  return {
    ...line,
    heard: placeToldIn(line.text, line.language) === 'online' ? [...heard, 'in-person'] : heard,
    learnt: learntNeeds(line.text, line.language),
  };
});
const kinds = [...new Set(needs.map(({ label }) => label))].filter((kind) => kind !== '-');
process.stdout.write(
  `limits    · by lists: heard${share(needs, kinds, ({ label, heard }) => heard.includes(label))}, of what limits nothing${share(needs, ['-'], ({ heard }) => heard.length > 0)}\n`,
);
for (const [field, from] of Object.entries(RULED_OUT_FROM))
  for (const language of ['all', ...languages]) {
    const here = needs.filter((line) => language === 'all' || line.language === language);
    const isHeard = ({ label, learnt }) => (learnt.get(label) ?? 0) >= from;
    const isAny = ({ learnt }) => [...learnt.values()].some((likely) => likely >= from);
    process.stdout.write(
      `  learnt, in ${field}, ${language.padEnd(3)}: heard${share(here, kinds, isHeard)}, of what limits nothing${share(here, ['-'], isAny)}\n`,
    );
  }
const part = process.argv.includes('--test') ? 'test' : 'tune';
process.stdout.write(`people kept to ${part} by\n${factFigures(part).join('\n')}\n`);
