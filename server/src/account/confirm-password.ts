import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { countConfirmations } from './login-attempts.ts';
import { verifyPassword } from './password-hash.ts';
import { accountStore, type AccountRow } from './store.ts';

/** Gives the account once its password was given again; WRONG_PASSWORD, or RATE_LIMITED past a few wrong ones. */
export type ConfirmPassword = (request: FastifyRequest, userId: string, password: string) => Promise<AccountRow>;

export function passwordConfirmation(app: FastifyInstance, { config, database }: Services): ConfirmPassword {
  const attempts = countConfirmations(app, config.rateLimits);
  const accounts = accountStore(database);
  return async (request, userId, password) => {
    const account = (await accounts.get(userId)) ?? fail('UNAUTHENTICATED');
    if (await verifyPassword(account.passwordHash, password, () => attempts.check(request))) return account;
    await attempts.countWrong(request);
    return fail('WRONG_PASSWORD');
  };
}
