import { randomUUID } from 'node:crypto';
import {
  type Account,
  api,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type FailureCode,
  issue as ours,
  type Language,
} from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { Written } from '../http/call.ts';
import { fail } from '../http/failure.ts';
import { isTls } from '../http/headers.ts';
import { register, registerWriting } from '../http/register.ts';
import type { Mailer } from '../mail/mailer.ts';
import { postMail } from '../mail/store.ts';
import { type Issue, pathOf } from '../http/issues.ts';
import { secondStepCheck } from './second-step/check.ts';
import { storedOf } from '../quota/stored.ts';
import { mostStored } from '../quota/storage-quota.ts';
import { passkeyCheck } from './second-step/passkey-check.ts';
import { passkeyRoutes } from './second-step/passkey-routes.ts';
import { secondStepRoutes } from './second-step/routes.ts';
import type { Services } from '../services.ts';
import { passwordConfirmation } from './confirm-password.ts';
import { type DataThread, dataThread } from './data-thread.ts';
import { dataTurns } from './data-turns.ts';
import { emailRoutes } from './email-routes.ts';
import { exportRows } from './export-data.ts';
import { importRoutes } from './import-routes.ts';
import { knownDevices } from './known-devices.ts';
import { countLoginAttempts } from './login-attempts.ts';
import { hashPassword, nobodysHash, verifyPassword } from './password-hash.ts';
import { passwordRoutes } from './password-routes.ts';
import { isWeakPassword } from './password-strength.ts';
import { eraseRows } from './personal-data.ts';
import { accountPresenter } from './present-account.ts';
import { sessionRoutes } from './session-routes.ts';
import { sessionStore } from './session-store.ts';
import { startSession } from './sessions.ts';
import { accountStore, type AccountRow } from './store.ts';

/** What the routes of the account lean on besides. */
export interface AccountTools {
  mailer: Mailer;
  /** Reads files that are taken in, and writes exports to read; one is made where it is absent. */
  thread?: DataThread | undefined;
}

/** Signing up, in and out, and what a person may ask about what is kept of them. */
export function accountRoutes(app: FastifyInstance, services: Services, { mailer, thread }: AccountTools): void {
  const { config, database, now } = services;
  const accounts = accountStore(database);
  const devices = knownDevices(app, config.sessionSecret, isTls(config.publicUrl));
  const attempts = countLoginAttempts(app, config.rateLimits, devices);
  const confirmed = passwordConfirmation(app, services);
  const checkPasskey = passkeyCheck(services);
  const checkSecondStep = secondStepCheck(services, { devices, mailer, checkPasskey });
  const presented = accountPresenter(services);
  const inviteRequired = config.inviteMode === 'required';

  register(
    app,
    api.account.signup,
    async ({ body, request }) => {
      if (isWeakPassword(body.password, body)) fail('WEAK_PASSWORD');
      if (inviteRequired && !body.invite) fail('INVITE_REQUIRED');
      if (await accounts.findByEmail(body.email)) fail('EMAIL_TAKEN');
      const userId = randomUUID();
      const at = new Date(now());
      const passwordHash = await hashPassword(body.password);
      const { name, email, language = null, invite = null } = body;
      const added = { userId, name, email, passwordHash, language, invite, agreedToTermsAt: at, createdAt: at };
      await accounts.add(added, inviteRequired);
      const userAgent = request.headers['user-agent'];
      const token = await startSession(services, { userId, passwordHash, withCode: false, userAgent });
      devices.remember(request, email);
      return { token: token ?? fail('UNAUTHENTICATED') };
    },
    { explain: explainSignup },
  );

  register(app, api.account.login, async ({ body, request, language }) => {
    const known = await accounts.findByEmail(body.email);
    const right = await verifyPassword(known?.passwordHash ?? nobodysHash, body.password, () =>
      attempts.check(request),
    );
    if (!known || !right) {
      const isLast = await attempts.countWrong(request);
      if (known && isLast) await warnOfGuesses(known, language);
      fail('BAD_CREDENTIALS');
    }
    const withCode = await checkSecondStep(request, known, body.code);
    const { userId, passwordHash } = known;
    const userAgent = request.headers['user-agent'];
    const token = await startSession(services, { userId, passwordHash, withCode, userAgent });
    devices.remember(request, known.email);
    return { token: token ?? fail('BAD_CREDENTIALS') };
  });

  /** Once a day at most: further tries of strangers are refused unread. */
  async function warnOfGuesses({ userId, email, language: own }: AccountRow, language: Language): Promise<void> {
    const createdAt = new Date(now());
    const told = { userId, kind: 'password_guessed', recipient: email, language: own ?? language, createdAt } as const;
    await database.transaction((tx) => postMail(tx, told));
    mailer.wake();
  }

  register(app, api.account.logout, async ({ userId, sessionId }) => {
    await sessionStore(database).revoke(userId, sessionId);
    return undefined;
  });

  /** The account behind a session; gone when another call erased it meanwhile. */
  const accountOf = async (call: { userId: string; language: Language }) =>
    presented((await accounts.get(call.userId)) ?? fail('UNAUTHENTICATED'), call);

  register(app, api.account.get, accountOf);

  register(app, api.account.setUseModel, async (call) =>
    presented((await accounts.setUseModel(call.userId, call.body.use_model)) ?? fail('UNAUTHENTICATED'), call),
  );

  passwordRoutes(app, services, { mailer, confirmed, devices, checkSecondStep });
  secondStepRoutes(app, services, { mailer, confirmed, checkSecondStep });
  passkeyRoutes(app, services, { mailer, confirmed, checkSecondStep, checkPasskey, devices });
  emailRoutes(app, services, { mailer, confirmed, presented });
  sessionRoutes(app, services);
  dataRoutes(app, services, { confirmed, accountOf, thread: thread ?? dataThread() });
}

interface DataTools {
  confirmed: ReturnType<typeof passwordConfirmation>;
  accountOf: (call: { userId: string; language: Language }) => Promise<Account>;
  thread: DataThread;
}

/** What is kept of a person: as data, as a text to read, and gone for good. */
function dataRoutes(app: FastifyInstance, services: Services, { confirmed, accountOf, thread }: DataTools): void {
  const { config, database, now } = services;
  app.addHook('onClose', () => thread.close());
  importRoutes(app, services, thread);
  const inTurn = dataTurns();

  register(app, api.account.storage, async ({ userId }) => ({
    used: await storedOf(database, userId),
    most: mostStored(config.accountStorage),
  }));

  registerWriting(app, api.account.export, (call) =>
    inTurn(call.userId, call.signal, async () => {
      const head = {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        exported_at: new Date(now()).toISOString(),
        account: await accountOf(call),
      };
      const data = await exportRows(database, call.userId, call.signal);
      const open = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":`);
      return new Written(Buffer.concat([open, data, Buffer.from('}')]));
    }),
  );

  registerWriting(app, api.account.exportReadable, (call) =>
    inTurn(call.userId, call.signal, async () => {
      const account = await accountOf(call);
      const bytes = await exportRows(database, call.userId, call.signal);
      const job = { kind: 'readable', account, bytes, at: now(), language: call.language } as const;
      return new Written(await thread.write(job, call.signal));
    }),
  );

  register(app, api.account.remove, async ({ userId, body, request }) => {
    await confirmed(request, userId, body.password);
    await eraseRows(database, userId);
    return undefined;
  });
}

const NEEDED = ['name', 'email', 'password'];

/** The sign-up's own answers, in the order the form asks: spaces, missing fields, terms, then the password. */
function explainSignup(issues: readonly Issue[], body: unknown): FailureCode | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (issues.some((issue) => issue.message === ours.spaces)) return 'SPACES_NOT_ALLOWED';
  const values = body as Record<string, unknown>;
  if (NEEDED.some((field) => (values[field] ?? '') === '')) return 'FIELDS_REQUIRED';
  const troubled = new Set(issues.map(pathOf));
  if (troubled.has('agreed_to_terms')) return 'TERMS_REQUIRED';
  if ([...troubled].every((field) => field === 'password') && typeof values['password'] === 'string') {
    return 'WEAK_PASSWORD';
  }
  return undefined;
}
