/** Several readers read a message, one behind the other: what a long text was read as is kept for those that follow. */
const LONG = 200;
const KEPT = 4;

/**
 * A reader of texts that remembers what it made of the last long ones. `read` is pure, and nobody changes what it gives.
 * What is read over and over, turn for turn, is `remembered` by what it says.
 */
export function lately<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    if (text.length < LONG) return read(text);
    const found = known.get(text);
    if (found) return found.value;
    const value = read(text);
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(text, { value });
    return value;
  };
}
