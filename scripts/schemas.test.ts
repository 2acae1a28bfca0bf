import { registerHooks } from 'node:module';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as asServed from '../contract/src/index.ts';
import { hostileValue } from '../server/test/fuzz/hostile-values.ts';
import { fromSchema } from '../server/test/fuzz/from-schema.ts';
import { nearly } from '../server/test/fuzz/spoil.ts';

/** Marks the modules of the contract that are loaded as the pages' build has them: with `schemas.ts` in zod's place. */
const PAGES = '?pages';
const schemasOfPages = new URL('../web/src/shared/schemas.ts', import.meta.url).href;
const contract = new URL('../contract/src/', import.meta.url).href;

type Module = Record<string, unknown>;
type Schema = Parameters<typeof fromSchema>[0];
type Reader = Pick<Schema, 'safeParse'>;

let asInPages: Module;
let hooks: ReturnType<typeof registerHooks> | undefined;
beforeAll(async () => {
  hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.endsWith(PAGES)) return next(specifier, context);
      if (specifier === 'zod/mini') return { url: schemasOfPages, shortCircuit: true };
      const found = next(specifier, context);
      return found.url.startsWith(contract) ? { ...found, url: found.url + PAGES } : found;
    },
  });
  asInPages = (await import(/* @vite-ignore */ `${contract}index.ts${PAGES}`)) as Module;
});
afterAll(() => hooks?.deregister());

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** Every schema of the contract with the way to it: what is exported, and what calls take and answer. */
function schemasIn(value: unknown, path: string[] = []): [string[], Schema][] {
  if (isSchema(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Map) return [];
  return Object.entries(value).flatMap(([key, inner]) => schemasIn(inner, [...path, key]));
}
const at = (module: Module, path: string[]) => path.reduce<unknown>((value, key) => (value as Module)[key], module);

/** As it comes out of JSON, with words for what the fuzz of the server would know. */
function asJson(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('knownId' in inner) return '0199a0c4-7d3e-7c55-9a10-5b8f0d6c2e11';
    return 'knownPassword' in inner ? 'quiet-harbour-71' : inner;
  });
}

const ownCodes = new Set<string>(Object.values(asServed.issue));

/** What a schema makes of a value; where it refuses it, which fields, and with which of our own codes. */
function told(schema: Reader, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  const refused = error?.issues.map(
    ({ path, message }) => `${String(path[0])} ${ownCodes.has(message) ? message : ''}`,
  );
  return { success, data, refused: [...new Set(refused)] };
}

describe('the schemas of the pages', () => {
  it('are found', () => {
    expect(schemasIn(asServed).length).toBeGreaterThan(150);
  });

  it('take, change and refuse what zod does, over the whole contract', () => {
    for (const [path, schema] of schemasIn(asServed)) {
      const inPages = at(asInPages, path) as Reader;
      const isObject = 'shape' in schema;
      const valid = fromSchema(schema);
      const values = fc.oneof({ weight: 3, arbitrary: valid }, { weight: 4, arbitrary: nearly(valid) }, hostileValue);
      for (const value of fc.sample(values.map(asJson), { numRuns: 12, seed: 20_261_130 })) {
        const [ours, zods] = [told(inPages, value), told(schema, value)];
        const what = `${path.join('.')} of ${JSON.stringify(value)?.slice(0, 400)}`;
        // Zod stops at what is of the wrong kind; what it names of an object is named here.
        const unnamed = isObject ? zods.refused.filter((one) => !ours.refused.includes(one)) : [];
        expect(JSON.stringify({ what, ...ours, refused: unnamed })).toBe(
          JSON.stringify({ what, ...zods, refused: [] }),
        );
      }
    }
  });
});
