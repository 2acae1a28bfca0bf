/** How an answer ended, by the provider's own word. */
export type Finish = 'stop' | 'length' | 'refused' | 'other';

/** Tokens as a provider counted them; what it didn't tell is absent. */
export interface Counted {
  input?: number;
  output?: number;
  cached?: number;
  thought?: number;
}

/** What is told of an answer while its events are read. */
export interface AnswerListener {
  text(piece: string): void;
  /** The model thinks; aloud, where there is text. */
  thinking(piece: string): void;
  finish(how: Finish): void;
  count(tokens: Counted): void;
  /** The provider's own complaint. It is looked at once and not kept. */
  error(complaint: unknown): void;
}

/** Reads one event of an answer, parsed from JSON. Knows nothing of what it does not know: other events are left out. */
export type EventReader = (event: unknown, answer: AnswerListener) => void;

/** What stands at a path of a parsed event; undefined where there is no such path. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[key];
  }
  return found;
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** Tokens by where a provider's event counts them. What is no number is left out. */
export function countedAt(usage: unknown, paths: Readonly<Record<keyof Counted, readonly string[]>>): Counted {
  const counted: Counted = {};
  for (const key of ['input', 'output', 'cached', 'thought'] as const) {
    const tokens = at(usage, ...paths[key]);
    if (typeof tokens === 'number') counted[key] = tokens;
  }
  return counted;
}
