import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { ageOfBackup } from '../data/backup-files.ts';
import { ageInS3 } from '../data/s3/backups.ts';
import { isS3 } from '../data/s3/place.ts';
import { mailStore } from '../mail/store.ts';
import { Meters } from '../models/meters.ts';
import type { Services } from '../services.ts';
import {
  registerBackups,
  registerMails,
  registerModels,
  registerRows,
  registerSecondSteps,
  registerStore,
  registerThread,
} from './product-metrics.ts';
import { registerCalls, registerProcess } from './process-metrics.ts';

/** The numbers of this process for Prometheus, taken when they are asked for. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Every number of the process, its calls, its store and its models in a registry of its own, so that two servers in one
 * process don't share it. Label values are routes, names of models and words of ours: nothing that a person wrote.
 */
export function openMetrics(app: FastifyInstance, services: Services): Metrics {
  const registry = new Registry();
  const { database, instances, config, now } = services;
  registerProcess(registry, app);
  registerCalls(registry, app);
  registerStore(registry, { database, instances, dataDir: config.databaseUrl === null ? config.dataDir : null });
  const { backupDir } = config;
  if (backupDir !== null) {
    const warn = (err: unknown) => app.log.warn({ err }, 'The store of backups does not answer');
    const ageOf = isS3(backupDir) ? ageInS3(backupDir, process.env, warn) : (at: number) => ageOfBackup(backupDir, at);
    registerBackups(registry, () => ageOf(now()));
  }
  registerMails(registry, { waiting: () => mailStore(database).waiting(), now });
  registerRows(registry, services.eventCounts ?? new Map());
  registerSecondSteps(registry, services.stepCounts ?? new Map());
  registerThread(registry, services.threadMeters ?? { seconds: new Map(), jobs: 0 });
  registerModels(registry, services.modelMeters ?? new Meters());
  return { contentType: registry.contentType, text: () => registry.metrics() };
}
