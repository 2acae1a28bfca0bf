/** Of the ids both orders hold, those that had to move: the fewest whose removal leaves the two orders alike. */
export function reordered(before: readonly string[], after: readonly string[]): Set<string> {
  const shared = after.filter((id) => before.includes(id));
  const places = shared.map((id) => before.indexOf(id));
  const longest: number[][] = [];
  for (const [index, place] of places.entries()) {
    const best = longest
      .slice(0, index)
      .filter((run) => (places[run.at(-1) ?? 0] ?? 0) < place)
      .reduce<number[]>((chosen, run) => (run.length > chosen.length ? run : chosen), []);
    longest.push([...best, index]);
  }
  const stayed = longest.reduce<number[]>((chosen, run) => (run.length > chosen.length ? run : chosen), []);
  return new Set(shared.filter((_id, index) => !stayed.includes(index)));
}
