import type { Endpoint } from '@foothold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

const MULTIPART = /^multipart\/form-data\s*;/i;
const JSON_UTF8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** A hook that refuses a body of another type than the call's. A body without any type is refused by Fastify. */
export function guardContentType(endpoint: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    const type = request.headers['content-type'];
    if (endpoint.encoding === 'multipart' && !MULTIPART.test(type ?? '')) fail('UNSUPPORTED_TYPE');
    if (endpoint.encoding === 'json' && type !== undefined && !JSON_UTF8.test(type)) fail('UNSUPPORTED_TYPE');
  };
}

/**
 * Reads JSON bodies: UTF-8 to the letter (bytes that aren't are refused, not replaced), an empty body as none, and keys
 * that could reach an object's prototype dropped. Where a call wants its bytes, it gets them. Every other type is refused by Fastify with 415.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.bytes) return done(null, body);
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      return done(Object.assign(new Error('Body is not UTF-8'), { statusCode: 400 }), undefined);
    }
    return parseJson(request, text, done);
  });
}
