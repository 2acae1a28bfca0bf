/** Objects nested deeper than this are no answer, and would cost a reader its stack. */
const DEEPEST = 64;

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first whole JSON object in a text, whatever prose or code fence stands round it; undefined when there is none. */
export function looseJson(text: string): unknown {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start);
    if (end < 0) return undefined;
    const value = parsed(text.slice(start, end));
    if (value !== undefined) return value;
  }
  return undefined;
}
