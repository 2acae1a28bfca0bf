/**
 * Runs work of the same key one after another in this process, so that a double click asks the guide once and the
 * second call finds what the first has made. Between processes the database's constraints do the same.
 */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
