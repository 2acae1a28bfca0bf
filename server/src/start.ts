import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { listenForCommands } from './control/listen.ts';
import { openDatabase } from './db/open.ts';
import { loggedError } from './http/log.ts';
import { type GuideThread, guideThread } from './guide-client/guide-thread.ts';
import { openInstances } from './instances/open.ts';
import { configuredGuide, providersOf } from './models/configured-guide.ts';
import { tokenLedger } from './models/ledger.ts';
import { localModelHint } from './models/local-models.ts';
import { Meters } from './models/meters.ts';
import { logger } from './logger.ts';
import { giveUp, ListenFailure } from './start-problem.ts';
import { openTracing } from './tracing/open.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Longest that answers in the making may take to their end when the server stops, in milliseconds. */
const FINISH_LIMIT_MS = 8_000;
/** Longest that everything may take then to be closed, before the process ends anyway, in milliseconds. */
const CLOSE_LIMIT_MS = 8_000;
/** By then what is loaded only after the first call has come too. */
const START_OVER_MS = 4_000;

/** Starts the server, or ends the process with a sentence on why it can't. `env` says where traces go. */
export async function start(config: Config, env: NodeJS.ProcessEnv): Promise<void> {
  try {
    if (!config.rateLimits) logger.warn('RATE_LIMITS is off: nothing stops a flood or a guesser. For load tests only.');
    if (config.publicUrl && !config.smtpUrl)
      logger.warn('SMTP_URL is not set: mails stay as files in DATA_DIR/outbox.');
    const thread = guideThread({ isLazy: config.warmLanguages.length === 0 });
    const address = await serve(config, thread, await openTracing(env));
    logger.info(`Foothold is ready on ${address}`);
    await thread.warm(config.warmLanguages);
    await nameLocalModel(config);
    collectSoon();
  } catch (error) {
    giveUp(error);
  }
}

/**
 * Collects once what starting left behind, where node has `--expose-gc`. The heap may then grow from what really lives:
 * measured 25 MB less at rest, and 440 to 275 MB with 250 streams on Postgres (bench/streams.ts).
 */
function collectSoon(): void {
  setTimeout(() => globalThis.gc?.(), START_OVER_MS).unref();
}

/** Says once how a model that runs on this machine could answer, where none is set. */
async function nameLocalModel({ guide }: Config): Promise<void> {
  const hint = providersOf(guide).length > 0 ? null : await localModelHint();
  if (hint !== null) logger.info(hint);
}

function warnOfRest(model: string, kind: string): void {
  logger.event(
    `${model} failed again and again (${kind}) and is left alone for a minute. npm run guide:check says what to do.`,
  );
}

/** Listens, and makes sure that whatever ends the process closes the database first. Returns the address. */
async function serve(config: Config, thread: GuideThread, tracing: Tracing | null): Promise<string> {
  const opened = await openDatabase(config);
  const database = tracing?.traced(opened) ?? opened;
  let app: FastifyInstance | undefined;
  let stopListening = async () => {};
  const instances = await openInstances(config);
  const leadMs = config.drainSeconds * 1_000;
  const delay = leadMs + FINISH_LIMIT_MS + CLOSE_LIMIT_MS;
  closeWithGrace({ delay, logger: false }, async ({ err }) => {
    if (err) logger.warn(`Foothold stops after an error nobody caught. ${JSON.stringify(loggedError(err))}`);
    else await app?.drain.empty({ leadMs, limitMs: FINISH_LIMIT_MS });
    await app?.close();
    await stopListening();
    await Promise.all([database.close(), instances.close(), thread.close(), tracing?.close()]);
  });
  const now = () => Date.now();
  const { guide: settings, sessionSecret } = config;
  const modelMeters = tracing?.meters() ?? new Meters();
  const limits = { perUser: settings.dailyTokensPerUser, total: settings.dailyTokensTotal };
  const budget = tokenLedger(database, limits, now);
  const models = { sessionSecret, budget, meters: modelMeters, now, onRest: warnOfRest };
  app = await buildApp({
    config,
    database,
    guide: await configuredGuide(settings, models, thread.guide),
    safety: thread.safety,
    threadMeters: thread.meters,
    modelProviders: providersOf(settings),
    modelMeters,
    tracing,
    instances,
    now,
    newId: () => v7(),
  });
  logger.useLog(app.log);
  if (opened.snapshot) stopListening = await listenForCommands({ dataDir: config.dataDir, database: opened, now });
  return app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
    throw new ListenFailure('It could not listen.', { cause });
  });
}
