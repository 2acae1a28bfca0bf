import type { Language, WorkKind } from '@foothold/contract';
import * as z from 'zod';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** What a place for a result looks like: texts and sums come in several. */
export const patterns = ['people', 'money', 'count', 'list', 'decision', 'offer', 'message', 'rules', 'notes'] as const;
export type Pattern = (typeof patterns)[number];

const PlaceWords = z.record(
  z.enum(patterns),
  z.strictObject({
    /** From a piano teacher and from a gardener, so that whoever plans the one sees the other. */
    examples: z.tuple([z.string(), z.string()]),
    prompts: z.tuple([z.string(), z.string()]),
  }),
);
export type PlaceWords = z.infer<typeof PlaceWords>;

export const placeWords: Readonly<Record<Language, PlaceWords>> = {
  en: PlaceWords.parse(en),
  he: PlaceWords.parse(he),
  fr: PlaceWords.parse(fr),
  es: PlaceWords.parse(es),
  pt: PlaceWords.parse(pt),
};

/** Names of substeps say what kind of text they bring. */
const texts: readonly (readonly [RegExp, Pattern])[] = [
  [/message|invitation|post|letter|send/u, 'message'],
  [/rule|agree|terms|boundar|line$|sheet|slip|label|card|limit|privacy|consent|fix-/u, 'rules'],
  [/offer|describe|define|scope|page|choose|write-label/u, 'offer'],
];
const MONEY = /cost|price|pay|money|fee|revenue|spend|add-up|takes|wear|share|returns|limits|season|aim/u;

/** What the place for a result of this kind looks like, by the name of the substep behind it. */
export function patternOf(kind: WorkKind, ref: string | null): Pattern {
  if (kind === 'sum') return ref !== null && MONEY.test(ref) ? 'money' : 'count';
  if (kind !== 'text') return kind;
  return texts.find(([named]) => ref !== null && named.test(ref))?.[1] ?? 'notes';
}
