import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import { fieldSentence } from '../http/texts.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { credentialStore } from './credential-store.ts';
import { readLinkToken } from './mail-links.ts';
import type { PresentAccount } from './present-account.ts';

interface Tools {
  mailer: Mailer;
  confirmed: ConfirmPassword;
  presented: PresentAccount;
}

/** Moving an account to another address. Whether the address has an account of its own is told to its owner only. */
export function emailRoutes(app: FastifyInstance, services: Services, { mailer, confirmed, presented }: Tools): void {
  const credentials = credentialStore(services.database);
  const moment = () => new Date(services.now());

  register(app, api.account.changeEmail, async (call) => {
    const { body, userId, request, language } = call;
    const account = await confirmed(request, userId, body.password);
    if (account.email === body.email) fail('INVALID', { fields: { email: fieldSentence(language, 'invalid') } });
    const changed = await credentials.requestEmail(account, body.email, moment());
    mailer.wake();
    return presented(changed, call);
  });

  register(app, api.account.cancelEmailChange, async (call) =>
    presented(await credentials.cancelEmail(call.userId), call),
  );

  register(app, api.account.confirmEmail, async ({ body }) => {
    const key = readLinkToken(body.token) ?? fail('LINK_INVALID');
    const email = await credentials.confirmEmail(key, moment());
    mailer.wake();
    return { email };
  });
}
