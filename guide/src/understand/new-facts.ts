import { type NewFact, newFacts } from '../catalogue/shared-schema.ts';
import { amountsIn } from '../text/money.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, PhraseBook, read, type ReadText } from '../text/phrases.ts';
import { conjunctions } from './intent-lexicon.ts';
import { drivingLicence, hoped, insistence, newFactLexicon } from './new-fact-lexicon.ts';

/** Something the person has or has done that can change a verdict. */
export interface Said {
  fact: NewFact;
  /** The clause it was said in, verbatim. */
  text: string;
}

const book = new PhraseBook(
  newFacts.flatMap((fact) => newFactLexicon[fact].split('|').map((phrase) => [phrase, fact] as const)),
);
const hopes = new Set(hoped.split(' '));
const insisting = new PhraseBook(insistence.split('|').map((phrase) => [phrase, true] as const));
const driving = new PhraseBook(drivingLicence.split('|').map((phrase) => [phrase, true] as const));

/** How many words before a fact a hope is looked for. */
const REACH = 5;
/** An amount from which on “I have …” speaks of money put aside, where no currency says so. */
const MUCH = 1_000;
const HAVE =
  /(?<!\p{L})(?:i have|i['’]ve|we have|saved|j['’]ai|nous avons|tengo|tenemos|tenho|temos|יש לי|יש לנו)(?!\p{L})/iu;

/** Whether a hope, a condition or a plan stands before a word, in the same half of the sentence. */
function isHoped(words: ReadText, start: number): boolean {
  for (let index = start - 1; index >= Math.max(0, start - REACH); index -= 1) {
    const forms = words[index]?.forms ?? [];
    if (forms.some((form) => conjunctions.has(form))) return false;
    if (forms.some((form) => hopes.has(form))) return true;
  }
  return false;
}

function namesMoney(clause: string): boolean {
  const at = HAVE.exec(clause);
  if (!at) return false;
  const words = read(clause.slice(0, at.index + at[0].length));
  if (isHoped(words, words.length) || isNegated(words, words.length)) return false;
  return amountsIn(clause.slice(at.index)).some(({ amount, currency }) => currency !== null || amount >= MUCH);
}

/** The facts of a text that can change a verdict on an idea; what is hoped for, planned or denied is none. */
export function newFactsIn(text: string): Said[] {
  return clausesOf(text).flatMap((clause) => {
    const words = read(clause);
    const said = book
      .findAll(words)
      .filter(({ start }) => !isNegated(words, start) && !isHoped(words, start))
      .filter(({ value }) => value !== 'permit' || driving.findAll(words).length === 0)
      .map(({ value }) => value);
    const facts = namesMoney(clause) ? [...said, 'money' as const] : said;
    return [...new Set(facts)].map((fact) => ({ fact, text: clause }));
  });
}

/** Whether a text insists: “I’m sure”, “everyone loves it”. */
export function insists(text: string): boolean {
  return clausesOf(text).some((clause) => insisting.findAll(read(clause)).length > 0);
}
