import { type Language, negotiateLanguage } from '@foothold/contract';
import type { FastifyRequest } from 'fastify';

/** The language to answer in: the account's, else the browser's, else English. */
export function languageOf(request: FastifyRequest): Language {
  return request.caller?.language ?? negotiateLanguage(request.headers['accept-language']);
}
