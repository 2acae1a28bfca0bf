/** Objects nested deeper than this are no answer, and would cost a reader its stack. */
const DEEPEST = 64;
/** Braces that turned out to begin no object; after so many there is none. */
const MOST_FAILED = 50;
/** A brace of an object, not of prose, seen in so many characters. */
const BEGINS_OBJECT = /^\{\s*"/u;
const LOOKED_AT = 100;

/** Where the object that begins at `start` ends; -1 when it doesn't, or nests too deep. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at);
      if (at < 0) return -1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > DEEPEST) return -1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

/** A comma before a closing bracket, outside of strings: JSON has none, models do. */
const STRING_OR_COMMA = /"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/gsu;

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): JsonObject | undefined {
  for (const tried of [text, text.replace(STRING_OR_COMMA, (found) => (found === ',' ? '' : found))]) {
    try {
      const value: unknown = JSON.parse(tried);
      if (isObject(value)) return value;
    } catch {
      // Not JSON in this form: the next one is tried, then there is none.
    }
  }
  return undefined;
}

/** The whole objects of a text in their order, none of them inside another. */
function objectsIn(text: string): JsonObject[] {
  const found: JsonObject[] = [];
  let failed = 0;
  for (let start = text.indexOf('{'); start >= 0 && failed < MOST_FAILED;) {
    const end = endOfObject(text, start);
    // An object that breaks off ends the answer: one inside it is a part, and not the whole.
    if (end < 0 && BEGINS_OBJECT.test(text.slice(start, start + LOOKED_AT))) break;
    const value = end < 0 ? undefined : parsed(text.slice(start, end));
    if (value) found.push(value);
    else failed += 1;
    start = text.indexOf('{', value ? end : start + 1);
  }
  return found;
}

const shared = (value: JsonObject, keys: readonly string[]) => keys.filter((key) => Object.hasOwn(value, key)).length;

/** The object itself, or the one inside it where it does nothing but wrap another: {"answer": {…}}. */
function unwrapped(value: JsonObject, keys: readonly string[]): JsonObject {
  const [inner, ...others] = Object.values(value);
  if (shared(value, keys) > 0 || others.length > 0) return value;
  const only: unknown = Array.isArray(inner) && inner.length === 1 ? inner[0] : inner;
  return isObject(only) && shared(only, keys) > 0 ? only : value;
}

/**
 * The object in a text that has most of `keys`, else the first, whatever prose, list or code fence stands round it;
 * undefined when there is none.
 */
export function looseJson(text: string, keys: readonly string[] = []): JsonObject | undefined {
  const objects = objectsIn(text).map((value) => unwrapped(value, keys));
  const most = Math.max(...objects.map((value) => shared(value, keys)));
  return objects.find((value) => shared(value, keys) === most);
}
