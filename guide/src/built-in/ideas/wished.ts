import type { Words } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import { isOwnWords, unknownLoad } from '../../catalogue/work/compose.ts';
import type { RecommendInput } from '../../guide.ts';
import { withNotesRead } from '../../ideas/declines.ts';
import { partedByPreference } from '../../ideas/preferred.ts';
import { isUnlawful } from '../../reader/law.ts';
import { wishedIds } from '../work/own-things.ts';

/** Feedback and the notes on declined ideas, each by itself. */
export function toldOf({ feedback = '', already }: RecommendInput): string[] {
  return [feedback, ...withNotesRead(already).flatMap(({ declined }) => declined?.note ?? [])];
}

/** What can be made of the work that somebody would rather do: “I'd rather mend clocks”. */
export function wishedIn(input: RecommendInput, words: Words): Set<string> {
  const clauses = toldOf(input).flatMap((text) => {
    const { prefers, wished } = partedByPreference(text, words.language);
    return prefers ? wished.filter((clause) => !isUnlawful(clause, true)) : [];
  });
  return new Set(wishedIds(clauses, words));
}

/** An archetype without what nobody knows that doing it takes, where somebody says that they would rather do it. */
export function asWished(archetype: ArchetypeFacts, wished: ReadonlySet<string>): ArchetypeFacts {
  if (!wished.has(archetype.id) || !isOwnWords(archetype.id)) return archetype;
  return { ...archetype, needs: archetype.needs.filter((need) => !unknownLoad.includes(need)) };
}
