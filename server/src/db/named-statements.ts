import type { ClientBase } from 'pg';

/** Statements that get a name; the product has about 150. Longer texts are of their own kind each time. */
const NAMED = 400;
const LONGEST_NAMED = 8_192;

/** One name for one text, the same on every connection. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= NAMED || text.length > LONGEST_NAMED) return known;
  const name = `kept_${names.size}`;
  names.set(text, name);
  return name;
}

/** A query as Drizzle hands it to the driver. */
function isNameable(config: unknown): config is { text: string; name?: string } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
}

/**
 * Has a connection prepare each of Drizzle's statements once, and run it by name afterwards: the server then parses and
 * plans it once instead of with every request.
 */
export function nameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  const named = (config: unknown, ...rest: unknown[]) => {
    if (!isNameable(config) || config.name) return query(config, ...rest);
    const name = nameOf(config.text);
    return query(name === undefined ? config : { ...config, name }, ...rest);
  };
  client.query = named as typeof client.query;
}
