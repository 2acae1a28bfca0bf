import { languages } from '@foothold/contract';
import { type Flaw, flaws } from '../catalogue/shared-schema.ts';
import { lawOf, wrongIn } from '../reader/law.ts';
import { tokensOf } from '../text/fold.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, read } from '../text/phrases.ts';
import { deedsIn } from '../work/deeds.ts';
import { saidWords } from '../work/small-words.ts';
import { flawLexicon, forWhom, harmless, withoutLeave } from './flaw-lexicon.ts';

/** As much of an idea as is read for its family: what it is stands at its beginning. */
const READ_OF_IDEA = 2_000;
/** More clauses than so much text has, unless it is all marks. */
const MOST_CLAUSES = 150;
/** Words between “for” and whom it is for. */
const REACH = 2;

const HEBREW = /[\u05D0-\u05EA]/u;
/** Families named by a place that may as well be the customer. */
const places: ReadonlySet<Flaw> = new Set<Flaw>(['big-capital']);

/** One word of the lexicon as a pattern: `*` ends it anyhow, else it may be a plural. */
function wordPattern(word: string, prefixes: string): string {
  const body = word.replaceAll('*', '\\S*');
  if (HEBREW.test(word)) return `[${prefixes}]{0,3}${body}(?:ים|ות)?`;
  return word.endsWith('*') ? body : `${body}(?:e?s)?`;
}

function phrasePattern(phrase: string, prefixes: string): string {
  return phrase
    .split(' ~ ')
    .map((part) =>
      part
        .split(' ')
        .map((word) => wordPattern(word, prefixes))
        .join(' '),
    )
    .join('(?: \\S+){0,4} ');
}

/** Finds the phrases of a list in words joined by single spaces, with a space at both ends. */
function finder(phrases: string, prefixes = 'ובכלמשה'): RegExp {
  const all = phrases.split('|').map((phrase) => phrasePattern(phrase, prefixes));
  return new RegExp(`(?<= )(?:${all.join('|')})(?= )`, 'gu');
}

const finders = flaws.map((flaw) => ({
  flaw,
  // “For a restaurant” is one word in Hebrew, so that its prefix makes the customer of it.
  named: finder(flawLexicon[flaw], places.has(flaw) ? 'ובכמשה' : undefined),
  harmless: harmless[flaw] === undefined ? null : finder(harmless[flaw]),
}));
const whom = new Set(forWhom.split('|'));

/** The families that a clause gives away; what is denied, harmless or somebody else's does not count. */
function flawsOfClause(clause: string): Flaw[] {
  const words = tokensOf(clause).map((token) => token.word);
  const line = ` ${words.join(' ')} `;
  const text = read(clause);
  return finders
    .filter(({ flaw, named, harmless: excuse }) => {
      const hits = [...line.matchAll(named)].map((hit) => line.slice(1, hit.index).split(' ').length - 1);
      const meant = hits.filter((start) => {
        const isCustomer = words.slice(Math.max(0, start - REACH), start).some((word) => whom.has(word));
        return !isNegated(text, start) && !(places.has(flaw) && isCustomer);
      });
      return meant.length > 0 && !(excuse && line.search(excuse) >= 0);
    })
    .map(({ flaw }) => flaw);
}

/** The families that an idea names in so many words, the gravest first. */
export function flawsNamedIn(idea: string): Flaw[] {
  const read = idea.slice(0, READ_OF_IDEA);
  const named = new Set(clausesOf(read).slice(0, MOST_CLAUSES).flatMap(flawsOfClause));
  return flaws.filter((flaw) => named.has(flaw));
}

/** Families that are about the law, so that the reader of it has a say in them. */
const ofTheLaw: ReadonlySet<Flaw> = new Set<Flaw>(['illegal', 'cheating']);

/** In so few words little speaks for somebody, and a trade that is known by its verb and thing does: “cut keys”. */
const FEW = 5;
/** From here on it is against the law nonetheless: “selling stolen bikes”. */
const SURELY = 0.75;

/** Whether a few words name a trade, which the reader of the law finds no more than doubtful. */
export function isTradeAlone(idea: string): boolean {
  if (tokensOf(idea).length >= FEW || wrongIn(idea).unlawful >= SURELY) return false;
  const said = saidWords(idea);
  return languages.some((language) => deedsIn(said, language).length > 0);
}

/** The blocking risks an idea gives away, the gravest first. */
export function flawsIn(idea: string): Flaw[] {
  const named = new Set(flawsNamedIn(idea));
  const read = lawOf(idea.slice(0, READ_OF_IDEA), named.size > 0);
  const law = read === 'unlawful' && named.size === 0 && isTradeAlone(idea) ? null : read;
  // A list sees a word, the reader what is done with it: “essays for students” may be taught or sold.
  if (law === 'lawful') for (const flaw of ofTheLaw) named.delete(flaw);
  // A refusal that is named tells more exactly what stands in the way; a milder one explains it unless it is read surely.
  if (law === 'unlawful' && ![...named].some(isRefused)) named.add('illegal');
  return flaws.filter((flaw) => named.has(flaw));
}

const leave = finder(withoutLeave);

/** Whether an idea says itself that it goes without a licence or somebody's leave. */
export function goesWithoutLeave(idea: string): boolean {
  const words = tokensOf(idea.slice(0, READ_OF_IDEA)).map((token) => token.word);
  return ` ${words.join(' ')} `.search(leave) >= 0;
}

/** Ideas of these families get no plan; the guide says why and offers others. */
const refused: ReadonlySet<Flaw> = new Set<Flaw>([
  'illegal',
  'trading',
  'network-selling',
  'gambling',
  'health',
  'law-and-money-advice',
  'cheating',
]);

/** What stands before a beginning only: a business that runs has its licence, its rooms and its customers. */
const overcome: ReadonlySet<Flaw> = new Set<Flaw>([
  'health',
  'law-and-money-advice',
  'regulated-trade',
  'minding-children',
  'passengers',
  'borrowed-money',
  'platform',
  'big-build',
  'big-capital',
  'big-event',
  'stock',
  'audience',
  'everyone',
]);

/** Whether ideas of a family are not planned at all. */
export function isRefused(flaw: Flaw): boolean {
  return refused.has(flaw);
}

/** The flaws of a business that exists already, the gravest first. */
export function flawsOfBusiness(description: string): Flaw[] {
  return flawsIn(description).filter((flaw) => !overcome.has(flaw));
}
