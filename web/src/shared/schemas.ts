/**
 * What of zod/mini the contract is written with, as the pages need it: whether a value fits, what it is then, and where it
 * doesn't, without the sentences, formats and compilers of zod, which would be a tenth of all code that a phone waits for.
 * `vite.config.ts` puts it in zod's place; `scripts/schemas.test.ts` holds both to the same answers over the whole contract.
 */
import { regexes } from 'zod/v4/core';

interface Issue {
  path: PropertyKey[];
  message: string;
  /** Whether what comes after may still be looked at: what breaks a limit is of the right kind. */
  goesOn: boolean;
}
interface Reading {
  value: unknown;
  issues: Issue[];
}
type Read = (value: unknown) => Reading;
type Check = (value: unknown) => Issue | undefined;
type Safe = { success: true; data: unknown } | { success: false; data?: undefined; error: { issues: Issue[] } };
type Shape = Record<string, Schema>;

interface Schema extends Traits {
  read: Read;
  check: (...checks: Check[]) => Schema;
  safeParse: (value: unknown) => Safe;
}
/** What those around a schema ask of it. */
interface Traits {
  /** What stands for a value that is absent: nothing at all, or a default. */
  absent?: 'nothing' | 'default';
  shape?: Shape;
  options?: readonly unknown[];
  /** The values it takes, where those are listed. */
  values?: ReadonlySet<unknown>;
}

const issueOf = (message = 'Invalid input', goesOn = false): Issue => ({ path: [], message, goesOn });
const taken = (value: unknown): Reading => ({ value, issues: [] });
const refused = (value: unknown, message?: string): Reading => ({ value, issues: [issueOf(message)] });
const fits = ({ issues }: Reading) => issues.every(({ goesOn }) => goesOn);
const under = (key: PropertyKey, issues: Issue[]) => issues.map((each) => ({ ...each, path: [key, ...each.path] }));

function checked(read: Read, checks: Check[]): Read {
  return (value) => {
    const reading = read(value);
    for (const check of checks) {
      const issue = fits(reading) && check(reading.value);
      if (issue) reading.issues.push(issue);
    }
    return reading;
  };
}

function schema(read: Read, traits: Traits = {}): Schema {
  return {
    ...traits,
    read,
    check: (...checks) => schema(checked(read, checks), traits),
    safeParse: (value) => {
      const { value: data, issues } = read(value);
      return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
    },
  };
}

const ofKind = (is: (value: unknown) => boolean) => () =>
  schema((value) => (is(value) ? taken(value) : refused(value)));

export const string = ofKind((value) => typeof value === 'string');
export const number = ofKind(Number.isFinite);
export const int = ofKind(Number.isSafeInteger);
export const boolean = ofKind((value) => typeof value === 'boolean');
export const unknown = () => schema(taken);
const formatted = (format: RegExp) => ofKind((value) => typeof value === 'string' && format.test(value));
export const uuid = formatted(regexes.uuid());
export const iso = { date: formatted(regexes.date), datetime: formatted(regexes.datetime({})) };

function oneOf(options: readonly unknown[]): Schema {
  const values = new Set(options);
  return schema((value) => (values.has(value) ? taken(value) : refused(value)), { options, values });
}
export { oneOf as enum };
export const literal = (value: unknown) => oneOf([value]);

const limit =
  (keeps: (value: unknown) => boolean, message?: string): Check =>
  (value) =>
    keeps(value) ? undefined : issueOf(message, true);
/** Texts are measured in code points, as zod does; those are counted only where it matters. */
const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value].length : (value as unknown[]).length);
export const minLength = (least: number) => limit((value) => lengthOf(value) >= least);
export const maxLength = (most: number) =>
  limit((value) => (value as unknown[]).length <= most || lengthOf(value) <= most);
export const gte = (least: number, message?: string) => limit((value) => (value as number) >= least, message);
export const lte = (most: number) => limit((value) => (value as number) <= most);
export const positive = () => limit((value) => (value as number) > 0);
export const regex = (format: RegExp) => limit((value) => format.test(value as string));
export const email = () => regex(regexes.email);
export const refine = (holds: (value: never) => boolean, message?: string) =>
  limit((value) => holds(value as never), message);

export const nullable = (inner: Schema) => schema((value) => (value === null ? taken(null) : inner.read(value)), inner);
/** Leaves out what is absent; what has a default keeps it. */
export const optional = (inner: Schema) =>
  schema((value) => (value === undefined && inner.absent !== 'default' ? taken(undefined) : inner.read(value)), {
    ...inner,
    absent: inner.absent ?? 'nothing',
  });
const copyOf = (value: unknown) => (Array.isArray(value) ? [...value] : value);
export const _default = (inner: Schema, value: unknown) =>
  schema((given) => (given === undefined ? taken(copyOf(value)) : inner.read(given)), { ...inner, absent: 'default' });

export const array = (inner: Schema) =>
  schema((value) => {
    if (!Array.isArray(value)) return refused(value);
    const readings = value.map(inner.read);
    return {
      value: readings.map((each) => each.value),
      issues: readings.flatMap(({ issues }, at) => under(at, issues)),
    };
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(shape: Shape, keeps: (value: Record<string, unknown>) => Record<string, unknown>): Schema {
  const read: Read = (given) => {
    if (!isObject(given)) return refused(given);
    const { __proto__: _never, ...value } = keeps(given);
    const issues: Issue[] = [];
    for (const [key, inner] of Object.entries(shape)) {
      if (!(key in given) && inner.absent === 'nothing') continue;
      const reading = !(key in given) && !inner.absent ? refused(undefined) : inner.read(given[key]);
      issues.push(...under(key, reading.issues));
      value[key] = reading.value;
    }
    return { value, issues };
  };
  return schema(read, { shape });
}
export const object = (shape: Shape) => objectOf(shape, () => ({}));
/** Keeps what the shape doesn't name. */
export const looseObject = (shape: Shape) => objectOf(shape, (value) => value);
export const extend = (inner: Schema, shape: Shape) => object({ ...inner.shape, ...shape });
export const partial = ({ shape = {} }: Schema) =>
  object(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, optional(inner)])));

export const record = (keys: Schema, values: Schema) =>
  schema((value) => {
    if (!isObject(value)) return refused(value);
    const readings = Object.entries(value).flatMap(([key, each]) =>
      key === '__proto__' ? [] : [{ key, name: keys.read(key), reading: values.read(each) }],
    );
    return {
      value: Object.fromEntries(readings.map(({ key, reading }) => [key, reading.value])),
      issues: readings.flatMap(({ key, name, reading }) =>
        under(key, name.issues.length > 0 ? [issueOf()] : reading.issues),
      ),
    };
  });

/** The first that takes the value; or the only one of whose kind it is, with what that finds wrong. */
export const union = (options: readonly Schema[]) =>
  schema((value) => {
    const readings = options.map(({ read }) => read(value));
    const near = readings.filter(fits);
    const found = near.find(({ issues }) => issues.length === 0) ?? (near.length === 1 ? near[0] : undefined);
    return found ?? refused(value);
  });

/** Told apart by the value under one key. */
export const discriminatedUnion = (key: string, options: readonly Schema[]) =>
  schema((value) => {
    if (!isObject(value)) return refused(value);
    const option = options.find(({ shape }) => shape?.[key]?.values?.has(value[key]));
    return option ? option.read(value) : { value, issues: under(key, [issueOf()]) };
  });

/** Both at once, of objects. */
export const intersection = (one: Schema, other: Schema) =>
  schema((value) => {
    const [left, right] = [one.read(value), other.read(value)];
    return {
      value: { ...(left.value as object), ...(right.value as object) },
      issues: [...left.issues, ...right.issues],
    };
  });

export const transform = (change: (value: never) => unknown) => schema((value) => taken(change(value as never)));
export const pipe = (first: Schema, then: Schema) =>
  schema((value) => {
    const reading = first.read(value);
    return reading.issues.length === 0 ? then.read(reading.value) : reading;
  }, first);

export const safeParse = (inner: Schema, value: unknown) => inner.safeParse(value);
/** Throws where a value doesn't fit. */
export function parse(inner: Schema, value: unknown): unknown {
  const result = inner.safeParse(value);
  if (!result.success) throw new TypeError('The value is not what the schema says.');
  return result.data;
}
