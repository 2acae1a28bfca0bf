import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GivenCode, GivenPassword } from './account.ts';

/** Recovery codes somebody is given at once. */
export const RECOVERY_CODES = 10;

/** Both, before what opens an account is changed. */
const Proof = z.object({ password: GivenPassword, code: GivenCode });
/** Shown once: only their hashes are kept. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The second step of a log-in, for those who want one: a code of an authenticator app, or a recovery code. */
export const secondStep = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/second-step',
    summary: 'Whether a log-in needs a code too, since when, and how many recovery codes are left',
    reply: z.object({ on_since: z.nullable(z.iso.datetime()), recovery_codes_left: z.int() }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/account/second-step',
    summary: 'Get a secret for an authenticator app; nothing changes until a code of it is sent',
    body: z.object({ password: GivenPassword }),
    /** The secret in base 32, and the address (otpauth:) that an app reads as a QR code. */
    reply: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/second-step/confirm',
    summary: 'Switch the second step on with a code of the app; every other session ends',
    body: z.object({ code: GivenCode }),
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
