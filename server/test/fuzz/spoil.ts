import fc, { type Arbitrary } from 'fast-check';
import { hostileValue } from './hostile-values.ts';

type Way = 'drop' | 'replace' | 'add' | 'wrap' | 'double';
const ways: readonly Way[] = ['drop', 'replace', 'replace', 'replace', 'add', 'wrap', 'double'];

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.slice(0, 5).entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changedAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  const changed = changedAt(copy[key], rest, change);
  // As JSON reads it: a key of its own, also where it is called __proto__.
  Object.defineProperty(copy, key, { value: changed, enumerable: true, configurable: true, writable: true });
  return copy;
}

interface Change {
  way: Way;
  /** Which part of the value is changed; counted round. */
  place: number;
  hostile: unknown;
  /** The key under which something is added. */
  key: string;
}

function spoilt(value: unknown, { way, place, hostile, key }: Change): unknown {
  const paths = pathsOf(value);
  const path = paths[place % paths.length] ?? [];
  switch (way) {
    case 'drop':
      return changedAt(value, path, () => undefined);
    case 'replace':
      return changedAt(value, path, () => hostile);
    case 'add':
      return typeof value === 'object' && value !== null ? changedAt(value, [key], () => hostile) : hostile;
    case 'wrap':
      return changedAt(value, path, (old) => [old]);
    case 'double':
      return changedAt(value, path, (old) => (typeof old === 'string' ? old + old : { ...Object(old), more: old }));
  }
}

const keys = fc.constantFrom('user_id', 'id', 'plan_id', 'is_admin', '__proto__', 'constructor', 'role', '', '$where');

/** A value one step away from one that fits: a part dropped, replaced, wrapped, doubled, or a key more. */
export function nearly(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.record({ way: fc.constantFrom(...ways), place: fc.nat(1_000), hostile: hostileValue, key: keys }))
    .map(([value, change]) => spoilt(value, change));
}
