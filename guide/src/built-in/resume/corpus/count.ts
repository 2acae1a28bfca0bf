/** True positives, false positives and false negatives; fractions where a text is judged by its words. */
export type Count = { hits: number; wrong: number; missed: number };

export function emptyCount(): Count {
  return { hits: 0, wrong: 0, missed: 0 };
}

/** F1, 0-1; undefined when there was nothing to find and nothing was read. */
export function f1({ hits, wrong, missed }: Count): number | undefined {
  return hits + wrong + missed === 0 ? undefined : (2 * hits) / (2 * hits + wrong + missed);
}
