import { randomUUID } from 'node:crypto';
import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { type Call, register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { countLoginAttempts } from './login-attempts.ts';
import { hashPassword, nobodysHash, verifyPassword } from './password-hash.ts';
import { isWeakPassword } from './password-strength.ts';
import { eraseRows, exportRows } from './personal-data.ts';
import { sessionStore } from './session-store.ts';
import { startSession } from './sessions.ts';
import { explainSignup } from './signup-failure.ts';
import { accountStore, type AccountRow } from './store.ts';

/** Signing up, in and out, and what a person may ask about what is kept of them. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, now } = services;
  const accounts = accountStore(database);
  const attempts = countLoginAttempts(app, config.rateLimits);
  const inviteRequired = config.inviteMode === 'required';

  register(
    app,
    api.account.signup,
    async ({ body }) => {
      if (isWeakPassword(body.password, body)) fail('WEAK_PASSWORD');
      if (inviteRequired && !body.invite) fail('INVITE_REQUIRED');
      if (await accounts.findByEmail(body.email)) fail('EMAIL_TAKEN');
      const userId = randomUUID();
      const at = new Date(now());
      const passwordHash = await hashPassword(body.password);
      const { name, email, language = null, invite = null } = body;
      const added = { userId, name, email, passwordHash, language, invite, agreedToTermsAt: at, createdAt: at };
      await accounts.add(added, inviteRequired);
      return { token: await startSession(services, userId) };
    },
    { explain: explainSignup },
  );

  register(app, api.account.login, async ({ body, request }) => {
    const known = await accounts.findByEmail(body.email);
    const right = await verifyPassword(known?.passwordHash ?? nobodysHash, body.password, () =>
      attempts.check(request),
    );
    if (!known || !right) {
      await attempts.countWrong(request);
      fail('BAD_CREDENTIALS');
    }
    return { token: await startSession(services, known.userId) };
  });

  register(app, api.account.logout, async ({ userId, sessionId }) => {
    await sessionStore(database).revoke(userId, sessionId);
    return undefined;
  });

  register(app, api.account.get, async (call) => presented(await signedIn(call.userId), call));

  register(app, api.account.setUseModel, async (call) =>
    presented((await accounts.setUseModel(call.userId, call.body.use_model)) ?? fail('UNAUTHENTICATED'), call),
  );

  register(app, api.account.export, async (call) => ({
    exported_at: new Date(now()).toISOString(),
    account: presented(await signedIn(call.userId), call),
    data: await exportRows(database, call.userId),
  }));

  register(app, api.account.remove, async ({ userId, body }) => {
    const { passwordHash } = await signedIn(userId);
    if (!(await verifyPassword(passwordHash, body.password))) fail('WRONG_PASSWORD');
    await eraseRows(database, userId);
    return undefined;
  });

  /** The account behind a session; gone when another call erased it meanwhile. */
  async function signedIn(userId: string): Promise<AccountRow> {
    return (await accounts.get(userId)) ?? fail('UNAUTHENTICATED');
  }

  function presented(row: AccountRow, { language }: Pick<Call<typeof api.account.get>, 'language'>) {
    return {
      user_id: row.userId,
      name: row.name,
      email: row.email,
      language: row.language ?? language,
      created_at: row.createdAt.toISOString(),
      use_model: row.useModel,
      model_providers: [...services.modelProviders],
    };
  }
}
