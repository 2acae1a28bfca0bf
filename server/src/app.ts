import type { FastifyInstance } from 'fastify';
import type { DataThread } from './account/data-thread.ts';
import { accountMailTemplates } from './account/mail-templates.ts';
import { accountRoutes } from './account/routes.ts';
import { sessionGuard } from './account/sessions.ts';
import { checkInRoutes } from './check-in/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { compressAnswers } from './http/compression.ts';
import type { LogTo } from './http/log.ts';
import { isTls } from './http/headers.ts';
import { buildServer } from './http/server.ts';
import { limits } from './limits.ts';
import { originOf } from './mail/origin.ts';
import { startMailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { knownReader } from './known/known-reader.ts';
import { interviewReader, talkReader } from './chat/talk-reader.ts';
import { profileAsTold } from './chat/told-before.ts';
import type { ReadKnown } from './plan/adapt.ts';
import { planRoutes } from './plan/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { recommendationsRoutes } from './recommendations/routes.ts';
import { memoryRoutes } from './memory/routes.ts';
import { resultRoutes } from './result/routes.ts';
import { resumeRoutes } from './resume/routes.ts';
import { rhythmRoutes } from './rhythm/routes.ts';
import { growingCalls } from './quota/growing-calls.ts';
import { storageQuota } from './quota/storage-quota.ts';
import { serviceRoutes } from './service-routes.ts';
import type { Services } from './services.ts';
import { serveDocs } from './static/docs.ts';
import { builtPages, servePages } from './static/pages.ts';
import { wellKnownRoutes } from './static/well-known.ts';
import { auditedCalls } from './audited-calls.ts';

/** What the whole server leans on. */
export interface AppServices extends Services {
  /** Reads files that are taken in, and writes exports to read; the app makes its own where it is absent. */
  dataThread?: DataThread;
  /** Where the lines of the log go; the output of this process where it is absent. */
  logTo?: LogTo;
}

/** What refining a plan is told beside it: what was found out, and what was said. */
function readerOf(services: Services): ReadKnown {
  const [readKnown, readTalk] = [knownReader(services), talkReader(services)];
  return async (asker, planId) => {
    const [{ known }, talk] = await Promise.all([readKnown(asker, planId), readTalk(asker.userId, planId)]);
    return { known, talk };
  };
}

/** The whole server, ready to listen or to be called by `inject`; `pages` is the directory of the built web app. */
export async function buildApp(services: AppServices, pages: string = builtPages): Promise<FastifyInstance> {
  // In what was handed in, and no copy of it: a test may swap any of it afterwards.
  services.eventCounts ??= new Map();
  services.stepCounts ??= new Map();
  const { config, database, now } = services;
  const app = await buildServer(config, {
    authenticate: sessionGuard(services),
    safety: services.safety,
    limits,
    watched: auditedCalls,
    ...(services.instances && { counts: services.instances.counts }),
    tracing: services.tracing,
    logTo: services.logTo,
    storage: { used: storageQuota({ database, mebibytes: config.accountStorage, now }), growingCalls },
  });
  const metrics = await metricsOf(app, services);
  await serveDocs(app);
  const templates = accountMailTemplates(services, () => originOf(app, services.config));
  const mailer = startMailer(app, services, templates);
  await app.register(async (calls) => {
    await compressAnswers(calls);
    accountRoutes(calls, services, { mailer, thread: services.dataThread });
    profileRoutes(calls, services);
    resumeRoutes(calls, services);
    recommendationsRoutes(calls, services, profileAsTold);
    planRoutes(calls, services, { readKnown: readerOf(services), readInterview: interviewReader(services) });
    resultRoutes(calls, services);
    chatRoutes(calls, services);
    checkInRoutes(calls, services);
    memoryRoutes(calls, services);
    rhythmRoutes(calls, services);
    feedbackRoutes(calls, services);
    serviceRoutes(calls, services, metrics);
  });
  const { publicUrl, securityContact } = services.config;
  wellKnownRoutes(app, { securityContact, now: services.now });
  await servePages(app, { directory: pages, behindTls: isTls(publicUrl), publicUrl });
  return app;
}

/** What is counted where somebody may ask for it; nothing of it is loaded or kept where METRICS_TOKEN is not set. */
async function metricsOf(app: FastifyInstance, services: Services): Promise<Metrics | null> {
  if (!services.config.metricsToken) return null;
  const { openMetrics } = await import('./metrics/metrics.ts');
  return openMetrics(app, services);
}
