/** What is told while a verdict is out waits for it, and is told in the same order then; after a bad one, never. */
export function holdBack<Told extends unknown[]>(
  verdict: Promise<void>,
  tell: (...told: Told) => void,
): (...told: Told) => void {
  let waiting: Told[] | null = [];
  const release = () => {
    const held = waiting ?? [];
    waiting = null;
    for (const told of held) tell(...told);
  };
  verdict.then(release, () => (waiting = []));
  return (...told) => (waiting ? void waiting.push(told) : tell(...told));
}
