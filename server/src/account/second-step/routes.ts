import { secondStep } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import type { ConfirmPassword } from '../confirm-password.ts';
import type { Call } from '../../http/call.ts';
import { fail } from '../../http/failure.ts';
import { register } from '../../http/register.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { appAddress, newAppSecret, periodOf } from './app-code.ts';
import type { CheckSecondStep } from './check.ts';
import { codeStore } from './code-store.ts';
import { hasApp } from './has-app.ts';
import { countStep } from './outcomes.ts';
import { hashRecoveryCodes, newRecoveryCodes, tidied } from './recovery-codes.ts';
import { sealer } from './sealed.ts';
import { type SecondStepRow, secondStepStore } from './store.ts';

interface Tools {
  mailer: Mailer;
  confirmed: ConfirmPassword;
  checkSecondStep: CheckSecondStep;
}

/** Switching the second step of a log-in on and off. */
export function secondStepRoutes(app: FastifyInstance, services: Services, tools: Tools): void {
  const { database, config, now } = services;
  const { mailer, confirmed, checkSecondStep } = tools;
  const steps = secondStepStore(database);
  const codes = codeStore(database);
  const { seal, open } = sealer(config.secondStepKey);
  const moment = () => new Date(now());

  register(app, secondStep.get, async ({ userId }) => {
    const row = await steps.get(userId);
    const isOn = row !== null && row.onSince !== null;
    return {
      on_since: row?.onSince?.toISOString() ?? null,
      recovery_codes_left: isOn ? row.recoveryCodes.length : 0,
      has_app: isOn && hasApp(row),
    };
  });

  register(app, secondStep.begin, async ({ userId, body, request }) => {
    const account = await confirmed(request, userId, body.password);
    const row = await steps.get(userId);
    if (row && hasApp(row)) fail('SECOND_STEP_ON');
    await checkSecondStep(request, account, body.code);
    const secret = newAppSecret();
    await steps.begin(userId, seal(secret, userId), moment());
    return { secret, address: appAddress(secret, account.email) };
  });

  /** The period of a code of an app that was shown its secret and has not been proved yet. */
  const provedPeriod = ({ userId, secret }: SecondStepRow, code: string) => {
    const opened = (secret === null ? fail('NOT_FOUND') : open(secret, userId)) ?? fail('WRONG_CODE');
    return periodOf(opened, tidied(code), now()) ?? fail('WRONG_CODE');
  };

  register(app, secondStep.confirm, async ({ userId, sessionId, body }) => {
    const shown = (await steps.get(userId)) ?? fail('NOT_FOUND');
    if (hasApp(shown)) fail('SECOND_STEP_ON');
    const row = (await codes.takeTry(userId, true, moment())) ?? fail('NOT_FOUND');
    const period = provedPeriod(row, body.code);
    // Where passkeys have switched it on, whoever has codes keeps them.
    const made = shown.onSince ? [] : newRecoveryCodes();
    const recoveryCodes = shown.onSince ? null : await hashRecoveryCodes(made);
    await steps.switchOn(userId, { recoveryCodes, period, sessionId, at: moment() });
    if (!shown.onSince) countStep(services.stepCounts, 'on');
    mailer.wake();
    return { recovery_codes: made };
  });

  /** Password and code of somebody who has a second step; NOT_FOUND where there is none. */
  const prove = async ({
    userId,
    body,
    request,
  }: Pick<Call<typeof secondStep.renew>, 'userId' | 'body' | 'request'>) => {
    const account = await confirmed(request, userId, body.password);
    if (!(await steps.get(userId))?.onSince) fail('NOT_FOUND');
    await checkSecondStep(request, account, body.code);
  };

  register(app, secondStep.renew, async (call) => {
    await prove(call);
    const made = newRecoveryCodes();
    await steps.renew(call.userId, await hashRecoveryCodes(made), moment());
    mailer.wake();
    return { recovery_codes: made };
  });

  register(app, secondStep.off, async (call) => {
    await prove(call);
    if (await steps.switchOff(call.userId, moment())) countStep(services.stepCounts, 'off');
    mailer.wake();
    return undefined;
  });
}
