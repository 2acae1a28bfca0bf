import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GivenPassword } from './account.ts';
import { GivenCode, GivenStep } from './given-code.ts';

/** Recovery codes somebody is given at once. */
export const RECOVERY_CODES = 10;

/** Before what opens an account is changed; without the step CODE_REQUIRED where the account has one. */
export const Proof = z.object({ password: GivenPassword, code: z.optional(GivenStep) });
/** Shown once: only their hashes are kept. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The second step of a log-in, for those who want one: a code of an authenticator app, a recovery code, or a passkey. */
export const secondStep = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/second-step',
    summary: 'Whether a log-in needs a code too, since when, and how many recovery codes are left',
    reply: z.object({
      on_since: z.nullable(z.iso.datetime()),
      recovery_codes_left: z.int(),
      /** Whether an app gives codes; where none does, passkeys are what switched it on. */
      has_app: z.boolean(),
    }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/account/second-step',
    summary: 'Get a secret for an authenticator app; nothing changes until a code of it is sent',
    /** `code` where passkeys have switched the second step on already. */
    body: Proof,
    /** The secret in base 32, and the address (otpauth:) that an app reads as a QR code. */
    reply: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/second-step/confirm',
    summary: 'Switch the second step on with a code of the app; every other session ends',
    body: z.object({ code: GivenCode }),
    /** None where passkeys have switched it on already: those there are stay. */
    reply: RecoveryCodes,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/account/second-step/recovery',
    summary: 'Get new recovery codes; the earlier ones stop working',
    body: Proof,
    reply: RecoveryCodes,
  }),
  off: endpoint({
    method: 'DELETE',
    path: '/api/account/second-step',
    summary: 'Switch the second step off',
    body: Proof,
  }),
};
