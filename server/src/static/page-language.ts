import { isLanguage, type Language, negotiateLanguage } from '@foothold/contract';
import type { FastifyRequest } from 'fastify';

/** The language of a page: the one the link names, else the one chosen in this browser before, else what the browser asks for. */
export function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const chosen = /(?:^|;\s*)lang=([a-z]+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : negotiateLanguage(request.headers['accept-language']);
}
