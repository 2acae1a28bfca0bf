import type { AddressInfo } from 'node:net';
import { api } from '@foothold/contract';
import { builtInGuide, safetyReader } from '@foothold/guide/built-in';
import { v7 } from 'uuid';
import { accountMailTemplates } from '../../src/account/mail-templates.ts';
import { accountRoutes } from '../../src/account/routes.ts';
import { sessionGuard } from '../../src/account/sessions.ts';
import { openTestDatabase } from '../db/database.ts';
import { buildServer } from '../../src/http/server.ts';
import { startMailer } from '../../src/mail/mailer.ts';
import { profileRoutes } from '../../src/profile/routes.ts';
import type { Services } from '../../src/services.ts';
import { testConfig } from '../app.ts';
import { type Extract, extractor } from '../../src/resume/extract.ts';
import { limits, type ResumeLimits } from '../../src/resume/limits.ts';
import { resumeRoutes } from '../../src/resume/routes.ts';
import { UploadRoom } from '../../src/resume/upload-room.ts';

/** A server on a free port of the loopback that knows accounts, profiles and CVs. */
export type ResumeServer = {
  origin: string;
  signUp: () => Promise<string>;
  /** All that the server has of somebody. */
  stored: (token: string) => Promise<string>;
  close: () => Promise<void>;
};

/** What of an export moves with the clock alone: a session's use is noted anew every five minutes. */
const clocked = new Set(['exported_at', 'last_used_at']);

/** `given` limits in the place of the real ones; `extract` reads CVs. */
export async function openResumeServer(
  given: Partial<ResumeLimits> = {},
  extract: Extract = extractor(given),
): Promise<ResumeServer> {
  const database = await openTestDatabase();
  const services: Services = {
    config: testConfig,
    database,
    guide: builtInGuide(),
    safety: safetyReader(),
    modelProviders: [],
    now: () => Date.now(),
    newId: () => v7(),
  };
  const app = await buildServer(testConfig, {
    authenticate: sessionGuard(services),
    safety: services.safety,
    limits: new Map(),
  });
  accountRoutes(app, services, {
    mailer: startMailer(
      app,
      services,
      accountMailTemplates(services, () => ''),
    ),
  });
  profileRoutes(app, services);
  const room = new UploadRoom({ ...limits, ...given });
  resumeRoutes(app, services, { extract, room });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  let people = 0;
  const signUp = async () => {
    people += 1;
    const response = await fetch(origin + api.account.signup.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Dana',
        email: `dana-${people}@example.test`,
        password: 'quiet-harbour-7',
        agreed_to_terms: true,
      }),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const stored = async (token: string) => {
    const response = await fetch(origin + api.account.export.path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`The export answered ${response.status}`);
    return JSON.stringify(await response.json(), (key, value: unknown) => (clocked.has(key) ? undefined : value));
  };
  const close = async () => {
    const closed = app.close();
    // somebody who left may hold a connection on which they never ask anything
    app.server.closeAllConnections();
    await closed;
    await database.close();
  };
  return { origin, signUp, stored, close };
}
