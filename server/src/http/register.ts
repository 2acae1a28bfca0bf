import { type Endpoint, type Language, LocalDay, type Replied } from '@foothold/contract';
import type { SafetyReader } from '@foothold/guide';
import { careForBody } from './care.ts';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify';
import { type Call, type Emit, type Handler, type Writing, Written } from './call.ts';
import { guardSession } from './caller.ts';
import { guardContentType } from './content-type.ts';
import { requestSignal } from './request-signal.ts';
import { replyWithStream, wantsStream } from './event-stream.ts';
import { fail } from './failure.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { type Explain, validateByContract } from './issues.ts';
import { languageOf } from './language-of.ts';
import { routeSchema } from './openapi.ts';
import { guardStorage } from './storage.ts';

export type { Handler } from './call.ts';

export interface RegisterOptions {
  explain?: Explain;
  /** Largest body in bytes, where it isn't the server's. */
  bodyLimit?: number;
  /** Leaves the body as its bytes, in `request.body`, for a handler that has it read and checked elsewhere. */
  bytes?: boolean;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Path and query are parsed by the contract, and the body is left alone. */
const allButBody: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? (value: unknown) => ({ value }) : validateByContract({ schema: schema as z.ZodMiniType });

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    explain?: Explain;
    /** As of `RegisterOptions`. */
    bytes?: boolean;
  }
}

/**
 * Puts a call of the contract on the server. Who may call is settled before the body is read; path, query and body are
 * parsed by the contract, and the reply is checked against it, whether it goes out as one JSON or ends a stream.
 */
export function register<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RegisterOptions = {},
): void {
  registerWriting<E>(app, endpoint, handler, options);
}

/** As `register`, for a handler that writes the JSON of its reply itself. */
export function registerWriting<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Writing<E>,
  options: RegisterOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    config: { endpoint, ...(options.explain && { explain: options.explain }), bytes: options.bytes ?? false },
    ...(options.bytes && { validatorCompiler: allButBody }),
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    onRequest: [
      ...(endpoint.access === 'public' ? [] : [guardSession(app, endpoint.access === 'session')]),
      guardContentType(endpoint),
      ...app.limitsOf(endpoint),
    ],
    preHandler: guardStorage(app, endpoint),
    handler: async (request, reply) => {
      const signal = requestSignal(app, reply);
      const answer = async (emit: Emit) => {
        const call = callOf(endpoint, request, emit, signal);
        const replied = await handler(call);
        if (replied instanceof Written) return replied;
        const result = checkedReply(endpoint, replied);
        return endpoint.hears ? withCare(app.safety, call, result) : result;
      };
      if (endpoint.streams && wantsStream(request)) return replyWithStream(request, reply, answer);
      const result = await answer(() => undefined);
      if (result instanceof Written) return reply.code(endpoint.status).type(JSON_TYPE).send(result.json);
      return reply.code(endpoint.status).send(result);
    },
  });
}

function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, emit: Emit, signal: AbortSignal): Call<E> {
  const key = idempotencyKey(request);
  // Fastify has parsed body and query by the contract's schemas, which its types can't know of a generic endpoint.
  const parsed = {
    body: endpoint.body && request.body,
    query: endpoint.query && request.query,
    params: checkedIds(request.params),
    userId: request.caller?.userId ?? null,
    sessionId: request.caller?.sessionId ?? null,
  } as Pick<Call<E>, 'body' | 'query' | 'params' | 'userId' | 'sessionId'>;
  const wishes = { language: languageOf(request), useModel: request.caller?.useModel ?? false };
  return { ...parsed, ...wishes, signal, ...(key && { idempotencyKey: key }), request, emit };
}

/** Every path parameter of the contract is an id, or a day; a malformed one names nothing. */
function checkedIds(params: unknown): unknown {
  for (const [name, value] of Object.entries(params ?? {})) {
    if (!z.safeParse(name === 'date' ? LocalDay : z.uuid(), value).success) fail('NOT_FOUND');
  }
  return params;
}

/** The reply as the contract allows it: keys it doesn't know never leave, and a wrong shape is our error, not the caller's. */
function checkedReply<E extends Endpoint>(endpoint: E, result: Replied<E>): unknown {
  if (!endpoint.reply) return undefined;
  return z.parse(endpoint.reply, result);
}

/** A person's own words, and the language they are answered in. */
interface Hearable {
  body: unknown;
  language: Language;
}

/** A reply to a person's own words, with what has to be said first where they may be in danger. */
async function withCare(safety: SafetyReader, { body, language }: Hearable, reply: unknown): Promise<unknown> {
  const care = await careForBody(safety, body, language);
  return care === null ? reply : { ...(reply as object), care };
}
