import type { GivenStep } from '@foothold/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { KnownDevices } from '../known-devices.ts';
import type { AccountRow } from '../store.ts';
import { fail } from '../../http/failure.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { periodOf } from './app-code.ts';
import { codeStore } from './code-store.ts';
import { hasApp } from './has-app.ts';
import { countStep } from './outcomes.ts';
import type { CheckPasskey } from './passkey-check.ts';
import { hashOfRecoveryCode, isOfApp, tidied } from './recovery-codes.ts';
import { sealer } from './sealed.ts';
import { type SecondStepRow, secondStepStore } from './store.ts';
import { FREE_TRIES } from './wait.ts';

/**
 * Whether a code was needed, and this is one, or the answer of a passkey: false for an account without a second step.
 * CODE_REQUIRED without either, PASSKEY_REFUSED and WRONG_CODE for another, RATE_LIMITED past a few wrong codes. Comes after the password or the mailed link, never before.
 */
export type CheckSecondStep = (
  request: FastifyRequest,
  account: AccountRow,
  code: GivenStep | undefined,
) => Promise<boolean>;

interface Tools {
  devices: KnownDevices;
  mailer: Mailer;
  checkPasskey: CheckPasskey;
}

export function secondStepCheck(services: Services, { devices, mailer, checkPasskey }: Tools): CheckSecondStep {
  const { database, config, now } = services;
  const steps = secondStepStore(database);
  const codes = codeStore(database);
  const { open } = sealer(config.secondStepKey);

  const outcomeOf = async (account: AccountRow, row: SecondStepRow, given: string, log: FastifyBaseLogger) => {
    const code = tidied(given);
    if (!isOfApp(code)) {
      const hash = await hashOfRecoveryCode(row.recoveryCodes, code);
      return hash !== null && (await codes.takeRecoveryCode(account, hash, new Date(now()))) && 'recovery';
    }
    if (row.secret === null || !hasApp(row)) return false;
    const secret = open(row.secret, account.userId);
    if (secret === null) {
      log.error({ user: account.userId }, 'a second step was sealed with another key: see SECOND_STEP_KEY');
      return false;
    }
    const period = periodOf(secret, code, now());
    return period !== null && (await codes.takePeriod(account.userId, period)) && 'app';
  };

  return async (request, account, code) => {
    const { userId } = account;
    const kept = await steps.get(userId);
    if (!kept?.onSince) return false;
    if (code === undefined) fail('CODE_REQUIRED');
    // Not counted as a try: a signature is not guessed.
    if (typeof code !== 'string') {
      const isRight = await checkPasskey.takeAnswer(request, userId, code);
      countStep(services.stepCounts, isRight ? 'passkey' : 'wrong');
      return isRight || fail('PASSKEY_REFUSED');
    }
    const isKnown = devices.isKnown(request, account.email);
    // Switched off by another call meanwhile.
    const row = await codes.takeTry(userId, isKnown, new Date(now()));
    if (!row) return false;
    const outcome = await outcomeOf(account, row, code, request.log);
    countStep(services.stepCounts, outcome || 'wrong');
    if (outcome === 'recovery') mailer.wake();
    if (outcome) return true;
    if (row.tries === FREE_TRIES) {
      await steps.tell(account, 'code_guessed', new Date(now()));
      mailer.wake();
    }
    return fail('WRONG_CODE');
  };
}
