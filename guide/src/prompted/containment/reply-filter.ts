import type { Language } from '@foothold/contract';
import type { Grounds } from '../judge/rules.ts';
import { visible } from './clean.ts';
import { type Filter, inTurn, pieceFilter } from './filter.ts';
import { honestyFilter } from './honesty-filter.ts';
import { leakFilter } from './leak-filter.ts';
import { markdownFilter } from './markdown-filter.ts';
import { rawFilter } from './raw-filter.ts';
import type { Verdict } from './verdict.ts';

/**
 * What a reply passes on its way from a model to a person. `found` is told what had to be taken out; for the
 * `silent` verdicts nothing takes its place.
 */
export function replyFilter(
  {
    instructions,
    seed,
    language,
    grounds,
  }: { instructions: string; seed: string; language: Language; grounds?: Grounds },
  found: (what: string) => void,
  silent: readonly Verdict[] = [],
): Filter {
  return inTurn(
    pieceFilter(visible),
    rawFilter(() => found('raw')),
    leakFilter(instructions, seed, language, () => found('leak')),
    markdownFilter(),
    honestyFilter(language, found, silent, grounds),
  );
}
