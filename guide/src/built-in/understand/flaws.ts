import { type Flaw, flaws } from '../../catalogue/shared-schema.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, PhraseBook, read } from '../text/phrases.ts';
import { flawLexicon } from './flaw-lexicon.ts';

const book = new PhraseBook(
  flaws.flatMap((flaw) => flawLexicon[flaw].split('|').map((phrase) => [phrase, flaw] as const)),
);

/** The blocking risks an idea gives away, the gravest first. */
export function flawsIn(idea: string): Flaw[] {
  const found = clausesOf(idea).flatMap((clause) => {
    const words = read(clause);
    return book.findAll(words).filter((hit) => !isNegated(words, hit.start));
  });
  const named = new Set(found.map((hit) => hit.value));
  return flaws.filter((flaw) => named.has(flaw));
}

/** Ideas of these families get no plan; the guide says why and offers others. */
const refused: ReadonlySet<Flaw> = new Set<Flaw>([
  'illegal',
  'trading',
  'network-selling',
  'gambling',
  'health',
  'law-and-money-advice',
]);

/** What stands before a beginning only: a business that runs has its licence, its rooms and its customers. */
const overcome: ReadonlySet<Flaw> = new Set<Flaw>([
  'health',
  'law-and-money-advice',
  'platform',
  'big-build',
  'big-capital',
  'everyone',
]);

/** The flaw for which an idea is not planned at all; undefined when it may be. */
export function refusedFor(idea: string): Flaw | undefined {
  return flawsIn(idea).find((flaw) => refused.has(flaw));
}

/** The flaws of a business that exists already, the gravest first. */
export function flawsOfBusiness(description: string): Flaw[] {
  return flawsIn(description).filter((flaw) => !overcome.has(flaw));
}
