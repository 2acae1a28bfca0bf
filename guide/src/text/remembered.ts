/** Longer texts are rare, and would hold more memory than reading them again takes time. */
const LONGEST = 1_000;
/** What some dozens of people who talk at once have said lately. */
const MOST = 512;

/**
 * A reader of texts that remembers what it read last: every turn of a talk reads the ones before it again. `read` is pure, and
 * nobody changes what it gives. `key` is what it is read by besides, such as the language.
 */
export function remembered<Key extends [] | [string], Value>(
  read: (text: string, ...key: Key) => Value,
): (text: string, ...key: Key) => Value {
  const known = new Map<string, { value: Value }>();
  return (text, ...key) => {
    if (text.length > LONGEST) return read(text, ...key);
    const name = `${key[0] ?? ''}\n${text}`;
    const entry = known.get(name) ?? { value: read(text, ...key) };
    // Taken out and put in again, so that the first of the map is the one that nobody asked for longest.
    known.delete(name);
    known.set(name, entry);
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(oldest);
    }
    return entry.value;
  };
}
