import { resolve } from 'node:path';
import { type Language, languages } from '@foothold/contract';
import * as z from 'zod/mini';
import { hostUrls } from './host-urls.ts';
import { type GuideSettings, readGuideSettings } from './model-settings.ts';
import { keptSessionSecret } from './session-secret.ts';
import { type Environment, SettingError, settingReader, urlWith, whole } from './setting.ts';

export const databaseBackends = ['postgres', 'citus', 'yugabytedb', 'cockroachdb'] as const;
export type DatabaseBackend = (typeof databaseBackends)[number];
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  port: number;
  host: string;
  /** Absolute path of the directory that holds everything this server keeps. */
  dataDir: string;
  /** null = the embedded database in `dataDir`. */
  databaseUrl: string | null;
  databaseBackend: DatabaseBackend;
  /** Connections to that server at once, at most. */
  databaseConnections: number;
  /** Where several instances count limits together and reach each other; null = each counts for itself. */
  redisUrl: string | null;
  /** Seconds that a stopping server goes on serving while /readyz says 503. */
  drainSeconds: number;
  /** Seconds within which a request must have arrived whole. */
  requestSeconds: number;
  /** Origin people reach this server by, without a path; null when not told. */
  publicUrl: string | null;
  sessionSecret: string;
  /** Seals the secrets of second steps; the session secret where it has not been changed since. */
  secondStepKey: string;
  /** Days after which a session ends, used or not, and days without use after which it ends. */
  sessionDays: number;
  sessionIdleDays: number;
  /** Where mail is handed over, with user and password; null = mails become files in `dataDir`/outbox. */
  smtpUrl: string | null;
  /** The sender of every mail: `Name <address>`, or an address alone. */
  mailFrom: string;
  inviteMode: 'open' | 'required';
  rateLimits: boolean;
  /** The most that is kept of one account, in MiB. */
  accountStorage: number;
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  logLevel: (typeof logLevels)[number];
  /** Where holes are to be reported, for security.txt; null = nobody is named there. */
  securityContact: string | null;
  /** Where backups lie (a path, or s3://bucket/folder), for `foothold backup` and their age in /metrics; null = not told. */
  backupDir: string | null;
  /** Public key of age that backups are encrypted for; null = they are in the clear. */
  backupRecipient: string | null;
  /** Bearer token of GET /metrics; null = no metrics. */
  metricsToken: string | null;
  /** Languages whose knowledge is read right after the start, and not when somebody first asks in one. */
  warmLanguages: readonly Language[];
  /** Which language models may answer, and how much they may cost. */
  guide: GuideSettings;
}

/** Each setting: how it is read, and what to say when it can't be. */
const settings = {
  PORT: { schema: whole(0, 65_535), hint: 'a port from 0 to 65535' },
  HOST: { schema: z.string().check(z.regex(/^[\w.:-]+$/)), hint: 'an address or host name to listen on' },
  DATA_DIR: { schema: z.string().check(z.minLength(1)), hint: 'a directory' },
  DATABASE_URL: {
    schema: z.string().check(z.refine((value) => hostUrls(value) !== null)),
    hint: 'postgres://user:password@host:5432/name, or several hosts with commas between (with target_session_attrs, read-write)',
  },
  DATABASE_BACKEND: { schema: z.enum(databaseBackends), hint: `one of ${databaseBackends.join(', ')}` },
  DATABASE_CONNECTIONS: { schema: whole(2, 200), hint: 'connections from 2 to 200' },
  REDIS_URL: { schema: urlWith('redis:', 'rediss:'), hint: 'redis://user:password@host:6379' },
  DRAIN_SECONDS: { schema: whole(0, 60), hint: 'seconds from 0 to 60' },
  REQUEST_SECONDS: { schema: whole(5, 600), hint: 'seconds from 5 to 600' },
  PUBLIC_URL: { schema: urlWith('http:', 'https:'), hint: 'https://your.domain' },
  SESSION_SECRET: { schema: z.string().check(z.minLength(32)), hint: 'at least 32 characters, random ones' },
  SECOND_STEP_KEY: { schema: z.string().check(z.minLength(32)), hint: 'at least 32 characters, random ones' },
  SESSION_DAYS: { schema: whole(1, 365), hint: 'days from 1 to 365' },
  SESSION_IDLE_DAYS: { schema: whole(1, 365), hint: 'days from 1 to 365' },
  SMTP_URL: { schema: urlWith('smtp:', 'smtps:'), hint: 'smtps://user:password@host:465' },
  MAIL_FROM: {
    schema: z.string().check(z.regex(/^([^<>\r\n"]{1,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    hint: 'an address, or Foothold <hello@your.domain>',
  },
  INVITE_MODE: { schema: z.enum(['open', 'required']), hint: 'open or required' },
  RATE_LIMITS: { schema: z.enum(['on', 'off']), hint: 'on or off' },
  ACCOUNT_STORAGE: { schema: whole(1, 100_000), hint: 'MiB from 1 to 100000' },
  TRUST_PROXY: { schema: whole(0, 16), hint: 'the number of proxies in front, 0 to 16' },
  LOG_LEVEL: { schema: z.enum(logLevels), hint: `one of ${logLevels.join(', ')}` },
  SECURITY_CONTACT: { schema: urlWith('mailto:', 'https:'), hint: 'mailto:security@your.domain or https://…' },
  BACKUP_DIR: { schema: z.string().check(z.minLength(1)), hint: 'a directory, or s3://bucket/folder' },
  BACKUP_RECIPIENT: {
    schema: z.string().check(z.regex(/^age1[0-9a-z]{58}$/)),
    hint: 'the public key that npm run foothold -- backup-key printed (age1…)',
  },
  METRICS_TOKEN: { schema: z.string().check(z.minLength(16)), hint: 'at least 16 characters, random ones' },
  WARM_LANGUAGES: {
    schema: z.pipe(
      z.string(),
      z.pipe(
        z.transform((value: string) => (value === 'none' ? [] : value.split(','))),
        z.array(z.enum(languages)),
      ),
    ),
    hint: `some of ${languages.join(',')}, or none`,
  },
} as const;

/** Enough for a balancer that asks /readyz every second; a server alone on its database has nobody to hand over to. */
const DRAIN_SECONDS = 3;
/** Of a Postgres that allows 100, six servers may have as many each. */
const DATABASE_CONNECTIONS = 16;
/** An account grows by less than 1 MiB a year; the largest export that is taken in is 16. */
const ACCOUNT_STORAGE = 100;
/** Enough for 10 MiB on a slow line. Node looks every two seconds, so the cut comes before 120 s. */
const REQUEST_SECONDS = 115;

/** `readSettings`, with a session secret that is made and kept in DATA_DIR when none is set. */
export function readConfig(env: Environment): Config {
  const settings = readSettings(env);
  const sessionSecret = settings.sessionSecret ?? keptSessionSecret(settings.dataDir);
  return { ...settings, sessionSecret, secondStepKey: settings.secondStepKey ?? sessionSecret };
}

type Made = 'sessionSecret' | 'secondStepKey';
type Settings = Omit<Config, Made> & Record<Made, string | undefined>;

/**
 * The settings of this server, read once from the environment, which touches no file. An empty variable counts as unset.
 * Throws `SettingError` naming the variable.
 */
export function readSettings(env: Environment): Settings {
  const read = settingReader(env, settings);
  const databaseUrl = read('DATABASE_URL') ?? null;
  const databaseBackend = read('DATABASE_BACKEND');
  if (databaseBackend && !databaseUrl) throw new SettingError('DATABASE_BACKEND', 'needs DATABASE_URL to be set');
  const sessionSecret = read('SESSION_SECRET');
  if (databaseUrl && !sessionSecret) {
    throw new SettingError('SESSION_SECRET', `is required with DATABASE_URL: ${settings.SESSION_SECRET.hint}`);
  }
  const publicUrl = read('PUBLIC_URL');
  const backupDir = read('BACKUP_DIR');
  const smtpUrl = read('SMTP_URL') ?? null;
  const mailFrom = read('MAIL_FROM');
  if (smtpUrl && !mailFrom)
    throw new SettingError('MAIL_FROM', `is required with SMTP_URL: ${settings.MAIL_FROM.hint}`);
  // Links in mails are never made from what a request says of its host: anybody can say anything there.
  if (smtpUrl && !publicUrl) {
    throw new SettingError(
      'PUBLIC_URL',
      `is required with SMTP_URL, for the links in mails: ${settings.PUBLIC_URL.hint}`,
    );
  }
  return {
    sessionSecret,
    secondStepKey: read('SECOND_STEP_KEY'),
    port: read('PORT') ?? 3000,
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseBackend: databaseBackend ?? 'postgres',
    databaseConnections: read('DATABASE_CONNECTIONS') ?? DATABASE_CONNECTIONS,
    redisUrl: read('REDIS_URL') ?? null,
    drainSeconds: read('DRAIN_SECONDS') ?? (databaseUrl ? DRAIN_SECONDS : 0),
    requestSeconds: read('REQUEST_SECONDS') ?? REQUEST_SECONDS,
    publicUrl: publicUrl ? new URL(publicUrl).origin : null,
    sessionDays: read('SESSION_DAYS') ?? 30,
    sessionIdleDays: read('SESSION_IDLE_DAYS') ?? 14,
    smtpUrl,
    mailFrom: mailFrom ?? 'Foothold <foothold@localhost>',
    inviteMode: read('INVITE_MODE') ?? 'open',
    rateLimits: read('RATE_LIMITS') !== 'off',
    accountStorage: read('ACCOUNT_STORAGE') ?? ACCOUNT_STORAGE,
    trustProxy: read('TRUST_PROXY') ?? 0,
    logLevel: read('LOG_LEVEL') ?? 'info',
    securityContact: read('SECURITY_CONTACT') ?? null,
    backupDir: backupDir === undefined || backupDir.startsWith('s3://') ? (backupDir ?? null) : resolve(backupDir),
    backupRecipient: read('BACKUP_RECIPIENT') ?? null,
    metricsToken: read('METRICS_TOKEN') ?? null,
    warmLanguages: read('WARM_LANGUAGES') ?? languages,
    guide: readGuideSettings(env),
  };
}
