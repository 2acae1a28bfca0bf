/** Of the ids both orders hold, those that had to move: the fewest whose removal leaves the two orders alike. */
export function reordered(before: readonly string[], after: readonly string[]): Set<string> {
  const placeOf = new Map(before.map((id, index) => [id, index]));
  const shared = after.filter((id) => placeOf.has(id));
  const placeAt = shared.map((id) => placeOf.get(id) ?? 0);
  /** For each id, how long the longest run is that ends with it, and where the run's id before it stands. */
  const runs: { length: number; before: number }[] = [];
  for (const [at, place] of placeAt.entries()) {
    const run = { length: 1, before: -1 };
    for (const [earlier, { length }] of runs.entries())
      if ((placeAt[earlier] ?? 0) < place && length + 1 > run.length)
        Object.assign(run, { length: length + 1, before: earlier });
    runs[at] = run;
  }
  const stayed = new Set<number>();
  const longest = runs.reduce((best, run, at) => (run.length > (runs[best]?.length ?? 0) ? at : best), -1);
  for (let at = longest; at >= 0; at = runs[at]?.before ?? -1) stayed.add(at);
  return new Set(shared.filter((_id, at) => !stayed.has(at)));
}
