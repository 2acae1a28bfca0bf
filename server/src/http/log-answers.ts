import { createHmac } from 'node:crypto';
import type { Endpoint } from '@foothold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './rate-limits.ts';

/** Lines a minute that refused and watched calls may write: a flood fills no disk, and what it left out is counted. */
const LINES_A_MINUTE = 600;
const MINUTE_MS = 60_000;
/** Nobody signed in, not allowed, too many: what somebody at the wrong door gets. */
const REFUSALS = new Set([401, 403, 429]);

interface AnswerLog {
  /** Calls whose every answer is told: those that open an account or change what opens it. */
  watched: ReadonlySet<Endpoint>;
  /** Key of the hash that stands for an address. */
  secret: string;
}

/**
 * Tells of every answer at `debug`, and at `info` of refusals, of our own failures and of the watched calls. A line
 * holds the route (never the path, a query or a body), the status, the time taken, the account's id where a session
 * was shown, and for the address a keyed hash: the same for one household, and nothing else.
 */
export function logAnswers(app: FastifyInstance, { watched, secret }: AnswerLog): void {
  const { level } = app.log;
  const tellsAll = level === 'debug' || level === 'trace';
  if (level !== 'info' && !tellsAll) return;
  const room = lineRoom((leftOut) => app.log.info({ leftOut }, 'answers were left out of the log'));
  const fromOf = (request: FastifyRequest) =>
    createHmac('sha256', secret)
      .update(`address ${addressOf(request)}`)
      .digest('base64url')
      .slice(0, 12);

  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const status = reply.statusCode;
    const tells = REFUSALS.has(status) || status >= 500 || (endpoint !== undefined && watched.has(endpoint));
    if (tells && room()) request.log.info({ ...factsOf(request, reply), from: fromOf(request) }, 'answered');
    else if (tellsAll) request.log.debug(factsOf(request, reply), 'answered');
  });
}

function factsOf(request: FastifyRequest, reply: FastifyReply): Record<string, string | number | undefined> {
  return {
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    user: request.caller?.userId,
  };
}

/** Whether one more line has room in this minute; `onLeftOut` hears of those that had none once the next one begins. */
function lineRoom(onLeftOut: (count: number) => void): () => boolean {
  let began = 0;
  let lines = 0;
  return () => {
    const now = Date.now();
    if (now - began >= MINUTE_MS) {
      if (lines > LINES_A_MINUTE) onLeftOut(lines - LINES_A_MINUTE);
      began = now;
      lines = 0;
    }
    lines += 1;
    return lines <= LINES_A_MINUTE;
  };
}
