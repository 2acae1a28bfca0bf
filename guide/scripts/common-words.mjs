// Writes guide/src/language/common.json: words that many people use around what they tell, and that so name nothing of it.
//   node guide/scripts/common-words.mjs
// Counted in guide/training/<language>/people.txt outside of the marks, by person.
import { readFileSync, writeFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { stem, tokensOf } from '../src/text/fold.ts';
import { readMarks } from './people.mjs';

/** So many people must use a word, and so large a share of its uses must lie outside of facts. */
const PEOPLE = 5;
const OUTSIDE = 0.6;

const lists = {};
for (const language of languages) {
  const text = readFileSync(new URL(`../training/${language}/people.txt`, import.meta.url), 'utf8');
  const users = new Map();
  const uses = new Map();
  text.split(/\n\s*\n|\n(?=#)/u).forEach((person, index) => {
    for (const line of person.split('\n')) {
      if (line.startsWith('#')) continue;
      const { text: plain, marks } = readMarks(line);
      for (const { word, from } of tokensOf(plain)) {
        const key = stem(word);
        const inside = marks.some((mark) => mark.start <= from && from < mark.end);
        const known = uses.get(key) ?? { inside: 0, outside: 0 };
        known[inside ? 'inside' : 'outside'] += 1;
        uses.set(key, known);
        if (!inside) users.set(key, (users.get(key) ?? new Set()).add(index));
      }
    }
  });
  lists[language] = [...users]
    .filter(([word, people]) => {
      const { inside, outside } = uses.get(word);
      return /^\p{L}{3,}$/u.test(word) && people.size >= PEOPLE && outside / (inside + outside) >= OUTSIDE;
    })
    .map(([word]) => word)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('|');
}
writeFileSync(new URL('../src/language/common.json', import.meta.url), `${JSON.stringify(lists, null, 1)}\n`);
process.stdout.write(
  `${Object.entries(lists)
    .map(([language, list]) => `${language} ${list.split('|').length}`)
    .join(', ')}\n`,
);
