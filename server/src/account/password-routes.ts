import { api, type FailureCode, issue as ours } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { type Issue, pathOf } from '../http/issues.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { credentialStore } from './credential-store.ts';
import type { KnownDevices } from './known-devices.ts';
import { mailLinks, readLinkToken } from './mail-links.ts';
import { hashPassword } from './password-hash.ts';
import { isWeakPassword } from './password-strength.ts';
import { resetRequests } from './reset-requests.ts';
import { accountStore } from './store.ts';
import type { CheckSecondStep } from './second-step/check.ts';

interface Tools {
  mailer: Mailer;
  confirmed: ConfirmPassword;
  devices: KnownDevices;
  checkSecondStep: CheckSecondStep;
}

/** Changing a password, and the way back in without it. */
export function passwordRoutes(app: FastifyInstance, services: Services, tools: Tools): void {
  const { mailer, confirmed, devices, checkSecondStep } = tools;
  const { database, now, newId } = services;
  const credentials = credentialStore(database);
  const links = mailLinks(database);
  const requests = resetRequests(database);
  const accounts = accountStore(database);

  register(
    app,
    api.account.changePassword,
    async ({ userId, sessionId, body, request }) => {
      const account = await confirmed(request, userId, body.current_password);
      if (isWeakPassword(body.new_password, account)) fail('WEAK_PASSWORD');
      await credentials.changePassword(account, await hashPassword(body.new_password), new Date(now()), sessionId);
      mailer.wake();
      return undefined;
    },
    { explain: explainNewPassword },
  );

  register(app, api.account.forgotPassword, async ({ body, language }) => {
    const { email, language: chosen = language } = body;
    await requests.add({ id: newId(), email, language: chosen, createdAt: new Date(now()) });
    mailer.wake();
    return undefined;
  });

  register(
    app,
    api.account.resetPassword,
    async ({ body, request }) => {
      const key = readLinkToken(body.token) ?? fail('LINK_INVALID');
      const link = (await links.find(key, 'reset', new Date(now()))) ?? fail('LINK_INVALID');
      const account = (await accounts.get(link.userId)) ?? fail('LINK_INVALID');
      if (isWeakPassword(body.new_password, account)) fail('WEAK_PASSWORD');
      // The mailbox stands in for the password, not for the second step.
      await checkSecondStep(request, account, body.code);
      await credentials.resetPassword(key, await hashPassword(body.new_password), new Date(now()));
      // Whoever reads the account's mail may log in here at once, even while strangers are held back.
      devices.remember(request, account.email);
      mailer.wake();
      return undefined;
    },
    { explain: explainNewPassword },
  );
}

/** A new password that the contract refuses: for its spaces, or for being too short or too long. */
function explainNewPassword(issues: readonly Issue[], body: unknown): FailureCode | undefined {
  const aboutPassword = issues.filter((issue) => pathOf(issue) === 'new_password');
  if (aboutPassword.length < issues.length || issues.length === 0) return undefined;
  if (aboutPassword.some((issue) => issue.message === ours.spaces)) return 'SPACES_NOT_ALLOWED';
  const given = (body as { new_password?: unknown }).new_password;
  return typeof given === 'string' && given !== '' ? 'WEAK_PASSWORD' : undefined;
}
