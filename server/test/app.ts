import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Endpoint, fillPath, type Replied, type Sent } from '@foothold/contract';
import { builtInGuide, safetyReader } from '@foothold/guide/built-in';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { type AppServices, buildApp } from '../src/app.ts';
import type { Config } from '../src/config/config.ts';
import { openTestDatabase } from './db/database.ts';
import { readGuideSettings } from '../src/config/model-settings.ts';
import type { Services } from '../src/services.ts';

/** Settings of a test server: no log, no limits, a data directory nobody writes to. */
export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: join(tmpdir(), 'foothold-tests-write-nothing-here'),
  databaseUrl: null,
  databaseBackend: 'postgres',
  databaseConnections: 16,
  securityContact: null,
  redisUrl: null,
  drainSeconds: 0,
  requestSeconds: 115,
  publicUrl: null,
  sessionSecret: 'a-secret-that-only-tests-know-0123456789',
  secondStepKey: 'a-key-that-only-tests-know-0123456789',
  sessionDays: 30,
  sessionIdleDays: 14,
  smtpUrl: null,
  mailFrom: 'Foothold <foothold@localhost>',
  inviteMode: 'open',
  rateLimits: false,
  accountStorage: 100,
  trustProxy: 0,
  logLevel: 'silent',
  backupDir: null,
  backupRecipient: null,
  metricsToken: null,
  warmLanguages: [],
  guide: readGuideSettings({}),
};

export interface TestRequest<E extends Endpoint> {
  body?: Sent<E['body']> | undefined;
  query?: Record<string, string>;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface TestReply<E extends Endpoint> {
  status: number;
  /** The JSON of a success; what else came is in `response`. */
  data: Replied<E>;
  response: LightMyRequestResponse;
}

export interface TestPerson {
  token: string;
  userId: string;
  email: string;
  password: string;
}

export interface TestCaller {
  /** Calls an endpoint as this person and says what came back, whatever its status. */
  call<E extends Endpoint>(endpoint: E, request?: TestRequest<E>): Promise<TestReply<E>>;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  signUp(overrides?: Partial<Sent<typeof api.account.signup.body>>): Promise<TestPerson>;
  /** `null` calls signed out. */
  as(token: string | null): TestCaller;
  close(): Promise<void>;
}

/** The real app on a fresh in-memory database and the built-in guide; any service or setting can be swapped. */
export async function buildTestApp(
  overrides: Partial<Omit<AppServices, 'config'>> & { config?: Partial<Config> } = {},
): Promise<TestApp> {
  const { config, ...rest } = overrides;
  const services: AppServices = {
    database: rest.database ?? (await openTestDatabase()),
    guide: rest.guide ?? builtInGuide(),
    safety: safetyReader(),
    modelProviders: [],
    now: () => Date.now(),
    newId: () => v7(),
    ...rest,
    config: { ...testConfig, ...config },
  };
  const app = await buildApp(services);

  const as = (token: string | null): TestCaller => ({
    async call<E extends Endpoint>(endpoint: E, { body, query, params, headers }: TestRequest<E> = {}) {
      const response = await app.inject({
        method: endpoint.method,
        url: fillPath(endpoint.path, params ?? {}),
        headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
        ...(query && { query }),
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = /json/.test(String(response.headers['content-type'] ?? ''));
      return { status: response.statusCode, data: (isJson ? response.json() : undefined) as Replied<E>, response };
    },
  });

  const signUp: TestApp['signUp'] = async (given = {}) => {
    const password = given.password ?? `pass-${randomUUID()}`;
    const email = given.email ?? `${randomUUID()}@example.test`;
    const body = { name: 'Dana', agreed_to_terms: true as const, ...given, email, password };
    const made = await as(null).call(api.account.signup, { body });
    if (made.status !== 201) throw new Error(`Sign-up answered ${made.response.body}`);
    const { token } = made.data;
    const { data } = await as(token).call(api.account.get);
    return { token, userId: data.user_id, email, password };
  };

  return {
    app,
    services,
    signUp,
    as,
    async close() {
      await app.close();
      await services.database.close();
    },
  };
}
