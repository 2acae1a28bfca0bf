import { parse, protocol, type QueryOptions, type Results, types } from '@electric-sql/pglite';

const { serialize, messages } = protocol;
const { DatabaseError, RowDescriptionMessage, ParameterDescriptionMessage } = messages;

type Message = Parameters<typeof parse.parseResults>[0][number];

/** How values of each kind are written for the database and read from it. */
export interface Kinds {
  serializers: Record<number | string, types.Serializer>;
  parsers: Record<number | string, types.Parser>;
}

/** A statement that the database has under a name. */
export interface Statement {
  name: string;
  /** Kinds of the values it takes. */
  takes: readonly number[];
  /** What its rows are made of, where it gives any. */
  row: Message | undefined;
  /** Whether it is asked for again; one that is not is forgotten with its run. */
  isKept: boolean;
}

const EXECUTE = serialize.execute({});
const SYNC = serialize.sync();

/** Kinds that every database has. */
export const standardKinds: Kinds = { serializers: types.serializers, parsers: types.parsers };

const asIs = (text: string) => text;

/** Those, and lists of each, which `ask` asks the database for. */
export async function kindsOf(ask: (text: string) => Promise<Uint8Array>): Promise<Kinds> {
  const kinds: Kinds = { serializers: { ...standardKinds.serializers }, parsers: { ...standardKinds.parsers } };
  const answer = await ask(`select b.oid, b.typarray from pg_catalog.pg_type a
    join pg_catalog.pg_type b on b.oid = a.typelem where a.typcategory = 'A' group by b.oid, b.typarray`);
  const [lists] = resultsOf<{ oid: number; typarray: number }>(messagesOf(answer), kinds);
  for (const { oid, typarray } of lists.rows) {
    kinds.serializers[typarray] = (list) => types.arraySerializer(list, kinds.serializers[oid], typarray);
    kinds.parsers[typarray] = (text) => types.arrayParser(text, kinds.parsers[oid] ?? asIs, typarray);
  }
  return kinds;
}

/** The messages of an answer, after `before`. Throws the first error among them. */
export function messagesOf(answer: Uint8Array, before?: Message): Message[] {
  const found: Message[] = before ? [before] : [];
  new protocol.Parser().parse(answer, (message) => found.push(message));
  const error = found.find((message) => message instanceof DatabaseError);
  if (error) throw error;
  return found;
}

/** What came of each statement: of one at least, whatever was asked. */
export function resultsOf<Row = Record<string, unknown>>(
  found: Message[],
  { parsers }: Kinds,
  options?: QueryOptions,
): [Results<Row>, ...Results<Row>[]] {
  const { parsers: own, ...rest } = options ?? {};
  // PGlite would copy all kinds, hundreds with their lists, for each query that brings some of its own.
  const all = own ? (Object.setPrototypeOf({ ...own }, parsers) as Kinds['parsers']) : parsers;
  return parse.parseResults(found, all, rest) as [Results<Row>, ...Results<Row>[]];
}

/** One or more statements without values. */
export const asText = (text: string): Uint8Array => serialize.query(text);

/** Has a statement parsed under a name, and its values and rows described. */
export const asStatement = (name: string, text: string): Uint8Array =>
  Buffer.concat([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), SYNC]);

/** What came of `asStatement`. */
export function statementOf(name: string, answer: Uint8Array): Omit<Statement, 'isKept'> {
  const found = messagesOf(answer);
  const taken = found.find((message) => message instanceof ParameterDescriptionMessage);
  return { name, takes: taken?.dataTypeIDs ?? [], row: found.find((one) => one instanceof RowDescriptionMessage) };
}

/** Runs a statement with these values. */
export function asRun({ name, takes, isKept }: Statement, params: readonly unknown[], kinds: Kinds): Uint8Array {
  const values = params.map((value, at) => {
    if (value === null || value === undefined) return null;
    const write = kinds.serializers[takes[at] ?? 0];
    return write ? write(value) : `${value as string | number}`;
  });
  const run = [serialize.bind({ statement: name, values }), EXECUTE, SYNC];
  // Behind the Sync, so that it is heard where the run failed.
  return Buffer.concat(isKept ? run : [...run, serialize.close({ type: 'S', name }), SYNC]);
}
