import type { Endpoint, Language, Parsed, PathParameters, Replied, Schema } from '@foothold/contract';
import type { FastifyRequest } from 'fastify';

/** Events a handler may send before its reply; `done` and `error` are sent for it. */
export type Emit = (event: 'delta' | 'update' | 'item', data: unknown) => void;

/** One request, parsed: what a handler works from. */
export interface Call<E extends Endpoint> {
  body: E['body'] extends Schema ? Parsed<E['body']> : undefined;
  query: E['query'] extends Schema ? Parsed<E['query']> : undefined;
  params: PathParameters<E['path']>;
  userId: E['access'] extends 'session' ? string : string | null;
  sessionId: E['access'] extends 'session' ? string : string | null;
  /** The account's language, else the browser's, else English. */
  language: Language;
  /** Whether the caller lets a language model answer; false for nobody signed in. */
  useModel: boolean;
  /** Aborts when the caller goes away or the server shuts down. */
  signal: AbortSignal;
  idempotencyKey?: string;
  request: FastifyRequest;
  /** Sends a server-sent event when the caller asked for a stream, and does nothing otherwise. */
  emit: Emit;
}

/** A reply whose JSON its handler has written itself, since it is long: it is not checked against the contract. */
export class Written {
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Replied<E>>;

/** As `Handler`, of one that may write its reply itself. */
export type Writing<E extends Endpoint> = (call: Call<E>) => Promise<Replied<E> | Written>;
