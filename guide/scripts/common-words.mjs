// Words that many people use around what they tell, and that so name nothing of it. Run by itself, it writes them into
// guide/src/language/common.json:  node guide/scripts/common-words.mjs
// They are features of the reader of facts: train it anew afterwards.
import { writeFileSync } from 'node:fs';
import { languages } from '@foothold/contract';
import { stem, tokensOf } from '../src/text/fold.ts';
import { peopleOf } from './people.mjs';

/** So many people must use a word, and so large a share of its uses must lie outside of facts. */
const PEOPLE = 5;
const OUTSIDE = 0.6;

/** The words of a language, in order and parted by bars: counted in people.txt outside of the marks, by person. */
export function commonWords(language) {
  const uses = new Map();
  const { people } = peopleOf(language);
  for (const { id, file, messages } of people) {
    if (file !== 'people.txt') continue;
    for (const { text, marks } of messages) {
      for (const { word, from } of tokensOf(text)) {
        const use = uses.get(stem(word)) ?? { inside: 0, outside: 0, users: new Set() };
        uses.set(stem(word), use);
        if (marks.some((mark) => mark.start <= from && from < mark.end)) use.inside += 1;
        else {
          use.outside += 1;
          use.users.add(id);
        }
      }
    }
  }
  const isCommon = ([word, { inside, outside, users }]) =>
    /^\p{L}{3,}$/u.test(word) && users.size >= PEOPLE && outside / (inside + outside) >= OUTSIDE;
  const found = [...uses].filter(isCommon).map(([word]) => word);
  return found.sort((a, b) => (a < b ? -1 : 1)).join('|');
}

if (import.meta.main) {
  const lists = Object.fromEntries(languages.map((language) => [language, commonWords(language)]));
  writeFileSync(new URL('../src/language/common.json', import.meta.url), `${JSON.stringify(lists, null, 1)}\n`);
}
