import MiniSearch from 'minisearch';
import type { StoredPlan } from '../../guide.ts';
import { formsOf, tokensOf } from '../text/fold.ts';

export interface Passage {
  /** Title of the step or substep. */
  where: string;
  text: string;
}

interface Entry extends Passage {
  id: number;
}

/** Share of a question's words that a passage must hold to count as speaking of it. */
const ENOUGH = 0.5;
/** Words of one or two letters join sentences. */
const SHORT = 2;

/** The passage of a plan that speaks most of a message; null when none speaks of half of it. */
export function searchPlan(message: string, plan: StoredPlan): Passage | null {
  const entries: Entry[] = plan.steps
    .flatMap((step) => [
      { where: step.title, text: step.description },
      ...step.substeps.map((substep) => ({ where: substep.title, text: substep.description })),
    ])
    .map((passage, id) => ({ id, ...passage }));
  const index = new MiniSearch<Entry>({
    fields: ['where', 'text'],
    tokenize: (text) => tokensOf(text).map((token) => token.word),
    processTerm: (term) => formsOf(term).filter((form) => form.length > SHORT),
  });
  index.addAll(entries);
  const asked = new Set(
    tokensOf(message)
      .map((token) => token.word)
      .filter((word) => word.length > SHORT),
  );
  const [best] = index.search(message);
  if (!best || asked.size === 0 || best.queryTerms.length / asked.size < ENOUGH) return null;
  return entries.find((entry) => entry.id === best.id) ?? null;
}
