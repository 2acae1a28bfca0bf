/** What some dozens of people who talk at once have said lately. */
const MOST = 512;
/** Longer texts are rare and hold more memory: of them, what is being read just now, by one part after another. */
const LONG = 1_000;
const MOST_LONG = 4;

/**
 * A reader of texts that remembers what it read last: every turn of a talk reads the ones before it again. `read` is pure, and
 * nobody changes what it gives. `key` is what it is read by besides, such as the language.
 */
export function remembered<Key extends [] | [string], Value>(
  read: (text: string, ...key: Key) => Value,
): (text: string, ...key: Key) => Value {
  const short = new Map<string, { value: Value }>();
  const long = new Map<string, { value: Value }>();
  return (text, ...key) => {
    const [known, most] = text.length > LONG ? [long, MOST_LONG] : [short, MOST];
    const name = `${key[0] ?? ''}\n${text}`;
    const entry = known.get(name) ?? { value: read(text, ...key) };
    // Taken out and put in again, so that the first of the map is the one that nobody asked for longest.
    known.delete(name);
    known.set(name, entry);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return entry.value;
  };
}
