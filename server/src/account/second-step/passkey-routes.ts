import { passkeys, type PasskeyAnswer } from '@foothold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ConfirmPassword } from '../confirm-password.ts';
import type { KnownDevices } from '../known-devices.ts';
import { startSession } from '../sessions.ts';
import { accountStore, type AccountRow } from '../store.ts';
import { fail } from '../../http/failure.ts';
import { register } from '../../http/register.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import type { CheckSecondStep } from './check.ts';
import { countStep } from './outcomes.ts';
import { type CheckPasskey, handleOf } from './passkey-check.ts';
import { passkeyStore } from './passkey-store.ts';
import { ALGORITHMS } from './passkey-verify.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { secondStepStore } from './store.ts';

interface Tools {
  mailer: Mailer;
  confirmed: ConfirmPassword;
  checkSecondStep: CheckSecondStep;
  checkPasskey: CheckPasskey;
  devices: KnownDevices;
}

/** A person's passkeys, and logging in with one. */
export function passkeyRoutes(app: FastifyInstance, services: Services, tools: Tools): void {
  const { database, now, newId } = services;
  const { mailer, confirmed, checkSecondStep, checkPasskey } = tools;
  const store = passkeyStore(database);
  const steps = secondStepStore(database);

  register(app, passkeys.list, async ({ userId }) => ({
    passkeys: (await store.list(userId)).map(({ id, name, createdAt, lastAskedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastAskedAt?.toISOString() ?? null,
    })),
  }));

  register(app, passkeys.begin, async ({ userId, sessionId, body, request }) => {
    const account = await confirmed(request, userId, body.password);
    await checkSecondStep(request, account, body.code);
    return {
      challenge: checkPasskey.askForNew(userId, sessionId),
      rp_id: checkPasskey.homeFor(request).rpId,
      user_handle: handleOf(userId),
      user_name: account.email,
      algorithms: ALGORITHMS,
      known: (await store.list(userId)).map(({ credentialId }) => credentialId),
    };
  });

  register(app, passkeys.add, async ({ userId, sessionId, body, request }) => {
    const key = (await checkPasskey.madeKey(request, body.passkey, { userId, sessionId })) ?? fail('PASSKEY_REFUSED');
    const codes = (await steps.get(userId))?.onSince ? [] : newRecoveryCodes();
    const recoveryCodes = codes.length > 0 ? await hashRecoveryCodes(codes) : null;
    const made = { id: newId(), name: body.name, ...key, createdAt: new Date(now()) };
    await store.add(userId, { made, recoveryCodes, sessionId });
    if (recoveryCodes) countStep(services.stepCounts, 'on');
    mailer.wake();
    return { recovery_codes: codes };
  });

  register(app, passkeys.rename, async ({ userId, params, body }) => {
    if (!(await store.rename(userId, params.id.toLowerCase(), body.name))) fail('NOT_FOUND');
    return undefined;
  });

  register(app, passkeys.remove, async ({ userId, params, body, request }) => {
    const account = await confirmed(request, userId, body.password);
    await checkSecondStep(request, account, body.code);
    const told = (await store.remove(userId, params.id.toLowerCase(), new Date(now()))) ?? fail('NOT_FOUND');
    if (told === 'second_step_off') countStep(services.stepCounts, 'off');
    mailer.wake();
    return undefined;
  });

  logInRoutes(app, services, tools);
}

/** A passkey knows whose it is, and its owner unlocked it: it is password and second step at once. */
function logInRoutes(app: FastifyInstance, services: Services, { checkPasskey, devices }: Tools): void {
  const accounts = accountStore(services.database);

  register(app, passkeys.ask, async ({ request }) => ({
    challenge: checkPasskey.ask(),
    rp_id: checkPasskey.homeFor(request).rpId,
  }));

  const accountFor = async (request: FastifyRequest, answer: PasskeyAnswer): Promise<AccountRow | null> => {
    const userId = Buffer.from(answer.user_handle, 'base64url').toString();
    if (!z.safeParse(z.uuid(), userId).success) return null;
    const account = await accounts.get(userId);
    return account && (await checkPasskey.takeAnswer(request, userId, answer)) ? account : null;
  };

  register(app, passkeys.logIn, async ({ body, request }) => {
    const account = await accountFor(request, body.passkey);
    countStep(services.stepCounts, account ? 'passkey' : 'wrong');
    if (!account) return fail('PASSKEY_REFUSED');
    const { userId, passwordHash } = account;
    const userAgent = request.headers['user-agent'];
    const token = await startSession(services, { userId, passwordHash, withCode: true, userAgent });
    devices.remember(request, account.email);
    return { token: token ?? fail('PASSKEY_REFUSED') };
  });
}
