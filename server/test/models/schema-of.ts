import type { Asked } from './wire-format.ts';

/** As much of a JSON Schema as a stand-in looks at. */
export interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
}

const START = /\{\s*"(?:\$schema|type|properties)"/;

/** Where the object that begins at `start` ends. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') inString = !inString;
    else if (!inString && text[at] === '{') depth += 1;
    else if (!inString && text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The schema of the answer, sent as such or written into the instructions; null when there is none. */
export function schemaOf({ schema, instructions }: Asked): Shape | null {
  if (schema) return schema;
  const start = instructions.search(START);
  if (start < 0) return null;
  return JSON.parse(instructions.slice(start, endOf(instructions, start)));
}
