import { answersIn, type Language, totalOf } from '@foothold/contract';
import type { Known, KnownResult, StoredPlan } from '../guide.ts';
import { formatNumber } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { read } from '../text/phrases.ts';
import { quote } from '../text/quote.ts';
import { peopleIn } from './names.ts';
import { resultsOf } from './standing.ts';
import { knownWords } from './words.ts';

/** A step with so many results is one that somebody knows much of. */
const MANY = 3;
const LONGEST_WORDS = 160;
const MOST_LINES = 3;
const HIDDEN = '…';

/** Words of a result that a person wrote, or heard. */
function wordsOf({ kind, data }: KnownResult): string[] {
  switch (kind) {
    case 'text':
      return [data.text];
    case 'people':
      return data.rows.map(({ words }) => words);
    case 'sum':
      return data.rows.map(({ label }) => label);
    case 'list':
      return data.rows.map(({ text }) => text);
    case 'decision':
      return [data.choice, data.reason];
  }
}

/** A result given back in a sentence; null where it holds nothing that can be. */
function given(result: KnownResult, language: Language, without: (text: string) => string): string | null {
  const { quoted } = knownWords[language];
  const number = (value: number) => formatNumber(value, language);
  const title = quote(result.title, language);
  const words = wordsOf(result)
    .filter((text) => text.trim() !== '')
    .slice(0, MOST_LINES)
    .map(without);
  const [first] = words;
  const said = (text: string) => quote(text, language, LONGEST_WORDS);
  if (result.kind === 'people') {
    const { asked, yes } = answersIn(result.data.rows);
    if (asked === 0) return null;
    const answer = first === undefined ? [] : [fill(quoted.said, { words: said(first) })];
    return [fill(quoted.people, { title, asked: number(asked), yes: number(yes) }), ...answer].join(' ');
  }
  if (result.kind === 'sum') return fill(quoted.sum, { title, total: number(totalOf(result.data.rows)) });
  if (first === undefined) return null;
  const shown =
    result.kind === 'list'
      ? words
          .slice(0, MOST_LINES)
          .map((line) => said(line))
          .join(', ')
      : said(first);
  return fill(quoted[result.kind], { title, words: shown });
}

/** How many words of a message a result has too. */
function nearness(result: KnownResult, asked: ReadonlySet<string>): number {
  const text = [result.title, ...wordsOf(result)].join('\n').slice(0, 1_000);
  return new Set(read(text).flatMap(({ forms }) => forms.filter((form) => form.length > 3 && asked.has(form)))).size;
}

/**
 * One result of a step that has many, given back: the one nearest to the message, else one after the other as the talk goes
 * on. null where a step has few.
 */
export function quotedResult(
  known: Known,
  step: StoredPlan['steps'][number],
  { message, turns }: { message: string; turns: number },
  language: Language,
): string | null {
  const people = peopleIn(known, '');
  const results = resultsOf(step, known).flatMap((result) => {
    const text = given(result, language, (words) => people.without(words, HIDDEN));
    return text === null ? [] : [{ result, text }];
  });
  if (results.length < MANY) return null;
  const asked = new Set(read(message).flatMap(({ forms }) => forms));
  const near = results.map(({ result, text }) => ({ text, near: nearness(result, asked) }));
  const best = near.toSorted((one, other) => other.near - one.near)[0];
  if (best && best.near > 0) return best.text;
  return results[turns % results.length]?.text ?? null;
}
