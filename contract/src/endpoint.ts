import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The names behind the colons of a path: `/api/step/:id` → `'id'`. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a path needs: `{ id: string }` for `/api/step/:id`, nothing for `/api/plan`. */
export type PathParameters<Path extends string> = { [Name in PathParameter<Path>]: string };

export type Schema = z.ZodMiniType;

/** Who may call: a signed-in person, anybody, or anybody with the session read when there is one. */
export type Access = 'session' | 'public' | 'optional';

/** One call of the API. Server, client and tests all read this value; nothing about the wire is written twice. */
export interface Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Allowed extends Access = Access,
> {
  readonly method: Method;
  readonly path: Path;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly access: Allowed;
  readonly body: Body;
  readonly query: Query;
  /** The JSON of a success; undefined = no body. */
  readonly reply: Reply;
  /** Status of a success. */
  readonly status: 200 | 201 | 204;
  /** True when the call can also answer as server-sent events. */
  readonly streams: boolean;
  /** `multipart` for the upload; every other body is JSON. */
  readonly encoding: 'json' | 'multipart';
  /** True when the body holds a person's own words, and the reply may have to say something first: `Care`. */
  readonly hears: boolean;
}

/** What any reply may carry beside its own: words to somebody who may be in danger, shown before anything else. */
export const Care = z.object({ care: z.optional(z.string()) });

/** The words of care in a reply; null when there are none. */
export function careIn(reply: unknown): string | null {
  const read = Care.safeParse(reply);
  return (read.success && read.data.care) || null;
}

interface Definition<Path extends string, Body, Query, Reply, Allowed> {
  method: Method;
  path: Path;
  summary: string;
  access?: Allowed;
  body?: Body;
  query?: Query;
  reply?: Reply;
  status?: Endpoint['status'];
  streams?: boolean;
  encoding?: Endpoint['encoding'];
  hears?: boolean;
}

/** Defines a call. Defaults: signed in, JSON, 200 with a reply and 204 without, no stream. */
export function endpoint<
  const Path extends string,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
  const Allowed extends Access = 'session',
>(definition: Definition<Path, Body, Query, Reply, Allowed>): Endpoint<Path, Body, Query, Reply, Allowed> {
  return {
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    access: definition.access ?? ('session' as Allowed),
    body: definition.body as Body,
    query: definition.query as Query,
    reply: definition.reply as Reply,
    status: definition.status ?? (definition.reply ? 200 : 204),
    streams: definition.streams ?? false,
    encoding: definition.encoding ?? 'json',
    hears: definition.hears ?? false,
  };
}

/** What a handler gets of the body or query, after parsing. */
export type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;
/** What a caller may send as body or query. */
export type Sent<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined;
/** What a success answers. */
export type Replied<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : undefined;

/** Fills the parameters into a path, each encoded: `fillPath('/api/step/:id', { id })`. */
export function fillPath<Path extends string>(path: Path, parameters: PathParameters<Path>): string {
  const values = parameters as Record<string, string>;
  return path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(values[key] ?? ''));
}
