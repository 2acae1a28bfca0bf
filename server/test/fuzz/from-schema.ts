import fc, { type Arbitrary } from 'fast-check';
import type * as z from 'zod/mini';
import { anyText } from './hostile-values.ts';

/** Stands for an id the fuzz knows when the request is sent: its own, a bystander's, or nobody's. */
export interface KnownId {
  knownId: number;
}

/** Stands for the password of whoever sends it. */
export interface KnownPassword {
  knownPassword: true;
}

const knownId: Arbitrary<KnownId> = fc.record({ knownId: fc.nat(10_000) });

interface Bounds {
  least: number;
  most: number;
}

/** What the checks of a text or number say; others (our own refinements) are left to chance. */
function boundsOf(checks: readonly z.core.$ZodCheck<never>[] | undefined): Bounds {
  const bounds = { least: -Infinity, most: Infinity };
  for (const check of (checks ?? []) as unknown as z.core.$ZodChecks[]) {
    const { def } = check._zod;
    if (def.check === 'min_length') bounds.least = def.minimum;
    if (def.check === 'max_length') bounds.most = def.maximum;
    if (def.check === 'greater_than') bounds.least = Number(def.value);
    if (def.check === 'less_than') bounds.most = Number(def.value);
  }
  return bounds;
}

function textOf(def: z.core.$ZodStringDef): Arbitrary<unknown> {
  const formats = [def, ...((def.checks ?? []) as unknown as z.core.$ZodChecks[]).map(({ _zod }) => _zod.def)];
  const format = formats.map((each) => ('format' in each ? each.format : undefined)).find(Boolean);
  if (format === 'uuid') return knownId;
  if (format === 'email') return fc.nat(1_000_000).map((number) => `fuzz-${number}@example.test`);
  if (format === 'regex') return fc.nat(999).map(String);
  const { least, most } = boundsOf(def.checks as never);
  const long = Number.isFinite(most) ? [fc.constantFrom('a'.repeat(most), 'ש'.repeat(most + 1))] : [];
  const plain = least > 0 && most <= 128 ? [fc.nat(1_000_000).map((number) => `word-${number}-long`)] : [];
  return fc.oneof({ weight: 8, arbitrary: plain[0] ?? anyText }, ...long);
}

function numberOf(def: z.core.$ZodNumberDef): Arbitrary<unknown> {
  const { least, most } = boundsOf(def.checks as never);
  const [min, max] = [Math.max(least, -1e9), Math.min(most, 1e9)];
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
    fc.constantFrom(min, max, min - 1, max + 1, min + 0.5),
  );
}

function objectOf(def: z.core.$ZodObjectDef): Arbitrary<unknown> {
  const shape = Object.entries(def.shape as Record<string, z.ZodMiniType>).map(([key, schema]) => {
    const value = fromSchema(schema);
    const isPassword = /password/.test(key);
    return [key, isPassword ? fc.oneof(fc.constant<KnownPassword>({ knownPassword: true }), value) : value];
  });
  return fc.record(Object.fromEntries(shape) as Record<string, Arbitrary<unknown>>);
}

/** Values that a schema of the contract allows, or nearly: its own refinements are left to chance. */
export function fromSchema(schema: z.ZodMiniType): Arbitrary<unknown> {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const inner = (one: unknown) => fromSchema(one as z.ZodMiniType);
  switch (def.type) {
    case 'string':
      return textOf(def);
    case 'number':
      return numberOf(def);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'object':
      return objectOf(def);
    case 'array': {
      const { least, most } = boundsOf(def.checks as never);
      const some = fc.array(inner(def.element), { minLength: Math.max(0, least), maxLength: 4 });
      const tooMany = Number.isFinite(most) ? most + 1 : 200;
      return fc.oneof(
        { weight: 12, arbitrary: some },
        inner(def.element).map((one) => Array(tooMany).fill(one)),
      );
    }
    case 'record':
      return fc.dictionary(anyText, inner(def.valueType), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'optional':
    case 'default':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(inner(def.innerType), { freq: 4 });
    case 'pipe':
      return inner(def.in);
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
