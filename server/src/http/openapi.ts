import type { Endpoint } from '@foothold/contract';
import { allCalls, Care, Failure } from '@foothold/contract';
import * as z from 'zod/mini';
import type { FastifySchema } from 'fastify';

/** What Fastify parses a call by and the OpenAPI page shows of it. */
export function routeSchema(endpoint: Endpoint): FastifySchema {
  return {
    summary: endpoint.summary,
    tags: [nounOf(endpoint)],
    ...(endpoint.access === 'session' && { security: [{ session: [] }] }),
    ...(endpoint.encoding === 'multipart' && { consumes: ['multipart/form-data'] }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.query && { querystring: endpoint.query }),
    response: {
      ...(endpoint.reply && {
        [endpoint.status]: endpoint.hears ? z.intersection(endpoint.reply, Care) : endpoint.reply,
      }),
      default: Failure,
    },
  };
}

/** The noun of the contract that a call belongs to. */
function nounOf(endpoint: Endpoint): string {
  const found = Object.entries(allCalls).find(([, calls]) => Object.values<Endpoint>(calls).includes(endpoint));
  return found?.[0] ?? 'service';
}
