import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallFailure } from './failure.ts';
import { explain } from './failure-reply.ts';

/** Too many requests, and a server or database away: statuses that say when to come back. */
const PASSING = new Set([429, 503]);
/** When, where the failure doesn't know better, in seconds. */
const RETRY_AFTER_S = 5;

/** Answers whatever went wrong with a failure of the catalogue, with the headers its status calls for. */
export function replyWithFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { failure, body } = explain(error, request);
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = failure.retryAfterSeconds ?? (PASSING.has(failure.status) ? RETRY_AFTER_S : null);
  if (retryAfter !== null) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  return reply.code(failure.status).type('application/json; charset=utf-8').send(body);
}

/** The one error handler of the API. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithFailure(error, request, reply));
}

/** Answers an API path nobody registered: 405 with Allow when it lives under another method, 404 otherwise. */
export function replyUnknownCall(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = app.methodsOf(request.url);
  if (allowed.length === 0) return replyWithFailure(new CallFailure('NOT_FOUND'), request, reply);
  reply.header('allow', allowed.join(', '));
  return replyWithFailure(new CallFailure('METHOD_NOT_ALLOWED'), request, reply);
}
