import type { Endpoint } from '@foothold/contract';
import type { SafetyReader } from '@foothold/guide';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Counts, memoryCounts } from './counts.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { readJsonBodies } from './content-type.ts';
import { guardCrossSite } from './cross-site.ts';
import type { Authenticate } from './caller.ts';
import { replyToClientError } from './client-error.ts';
import { watchShutdown } from './request-signal.ts';
import { prepareDrain } from './drain.ts';
import { handleErrors, replyWithFailure } from './error-handler.ts';
import { isTls, secureHeaders } from './headers.ts';
import { validateByContract } from './issues.ts';
import { limitRates, type Limits } from './rate-limits.ts';
import { logAnswers } from './log-answers.ts';
import { type LogTo, logOptions } from './log.ts';
import { knowMethods } from './methods.ts';
import { refuseTwoHosts } from './sent-twice.ts';
import type { UsedStorage } from './storage.ts';

/** 256 KiB, the most a JSON body may hold. */
const BODY_LIMIT = 256 * 1024;
/** The head of a request must have arrived within this, or within half of what the whole has. */
const HEAD_TIMEOUT_MS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    safety: SafetyReader;
  }
}

/** What the nouns bring along: who a token stands for, who hears that somebody is in danger, which calls have limits, and which are told of in the log. */
interface Ground {
  authenticate: Authenticate;
  safety: SafetyReader;
  limits: Limits;
  watched?: ReadonlySet<Endpoint>;
  /** Where calls are counted; in this process, where nothing else is said. */
  counts?: (most: number) => Counts;
  tracing?: Tracing | null | undefined;
  /** Where the lines of the log go; the output of this process, where nothing else is said. */
  logTo?: LogTo | undefined;
  /** How full an account is, and the calls by which one grows; no quota where nothing is said. */
  storage?: { used: UsedStorage; growingCalls: ReadonlySet<Endpoint> };
}

/** The HTTP ground under the nouns: parsing, guards, limits, headers and failures. It knows no noun. */
export async function buildServer(
  config: Config,
  {
    authenticate,
    safety,
    limits,
    watched = new Set(),
    counts = (most) => memoryCounts(most),
    tracing,
    storage,
    logTo,
  }: Ground,
): Promise<FastifyInstance> {
  const requestTimeout = config.requestSeconds * 1_000;
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: Math.min(HEAD_TIMEOUT_MS, requestTimeout / 2), connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    // Its own answer knows no code and no Retry-After; ours stands in drain.ts.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: replyToClientError,
    frameworkErrors: (error, request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      replyWithFailure(error, request, reply);
    },
  });
  app.decorate('authenticate', authenticate);
  app.decorate('safety', safety);
  app.decorate('usedStorage', storage?.used ?? null);
  app.decorate('growingCalls', storage?.growingCalls ?? new Set<Endpoint>());
  app.decorateRequest('caller', null);
  app.setValidatorCompiler(validateByContract);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  watchShutdown(app);
  prepareDrain(app);
  knowMethods(app);
  readJsonBodies(app);
  handleErrors(app);
  tracing?.traceCalls(app);
  logAnswers(app, { watched, secret: config.sessionSecret });
  await secureHeaders(app, isTls(config.publicUrl));
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('onRequest', guardCrossSite(config.publicUrl));
  await limitRates(app, limits, config.rateLimits ? counts : null);
  return app;
}
