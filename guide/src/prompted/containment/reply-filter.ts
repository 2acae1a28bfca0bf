import type { Language } from '@foothold/contract';
import type { Need } from '../../catalogue/schema.ts';
import type { Grounds } from '../judge/rules.ts';
import { visible } from './clean.ts';
import { type Filter, inTurn, pieceFilter } from './filter.ts';
import { honestyFilter } from './honesty-filter.ts';
import { leakFilter } from './leak-filter.ts';
import { limitFilter } from './limit-filter.ts';
import { markdownFilter } from './markdown-filter.ts';
import { rawFilter } from './raw-filter.ts';
import type { Verdict } from './verdict.ts';

/** What is known of a reply before it comes. */
interface Passing {
  instructions: string;
  seed: string;
  language: Language;
  grounds?: Grounds;
  /** What the person ruled out; absent where a reply advises nothing. */
  barred?: ReadonlySet<Need> | undefined;
}

/**
 * What a reply passes on its way from a model to a person. `found` is told what had to be taken out; for the
 * `silent` verdicts nothing takes its place.
 */
export function replyFilter(
  { instructions, seed, language, grounds, barred }: Passing,
  found: (what: string) => void,
  silent: readonly Verdict[] = [],
): Filter {
  return inTurn(
    pieceFilter(visible),
    rawFilter(() => found('raw')),
    leakFilter(instructions, seed, language, () => found('leak')),
    markdownFilter(),
    ...(barred && barred.size > 0 ? [limitFilter(barred, language, () => found('limit'))] : []),
    honestyFilter(language, found, silent, grounds),
  );
}
