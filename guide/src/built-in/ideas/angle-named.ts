import type { AngleFacts } from '../../catalogue/schema.ts';
import { read } from '../../text/phrases.ts';

const SHORTEST_WORD = 3;

/**
 * The angle whose offer shares the most words with an idea, so that bread is not told about cakes; words of several
 * offers tell nothing. Where none is nearer, the first. `offers` = each angle's offer by its id, in one language.
 */
export function angleNamedBy(
  idea: string,
  angles: readonly AngleFacts[],
  offers: Readonly<Record<string, string | undefined>>,
): AngleFacts | undefined {
  const said = new Set(read(idea).flatMap(({ forms }) => forms));
  const wordsOf = new Map(
    angles.map(({ id }) => [id, read(offers[id] ?? '').map(({ forms }) => forms.filter(isTelling))]),
  );
  const inOffers = (form: string) => [...wordsOf.values()].filter((words) => words.flat().includes(form)).length;
  const shared = ({ id }: AngleFacts) =>
    (wordsOf.get(id) ?? []).filter((forms) => forms.some((form) => said.has(form) && inOffers(form) === 1)).length;
  return angles.toSorted((a, b) => shared(b) - shared(a))[0];
}

const isTelling = (form: string) => form.length >= SHORTEST_WORD;
