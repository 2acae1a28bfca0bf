import * as z from 'zod/mini';
import { text } from './text.ts';

const base64url = (limit: number) => z.string().check(z.maxLength(limit), z.regex(/^[\w-]+$/));

/** The id of a passkey, as its authenticator made it up. */
export const PasskeyId = base64url(1_400);

/** What an authenticator signed, and whose passkey it was (WebAuthn: an assertion); its bytes in base64url. */
export const PasskeyAnswer = z.object({
  id: PasskeyId,
  client_data: base64url(4_000),
  authenticator_data: base64url(4_000),
  signature: base64url(4_000),
  user_handle: base64url(100),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** A code of an authenticator app, or a recovery code; spaces and hyphens are how people write them. */
export const GivenCode = text(40).check(z.minLength(1));

/** What is shown as the second step of a log-in: a code, or the answer of a passkey. */
export const GivenStep = z.union([GivenCode, PasskeyAnswer]);
export type GivenStep = z.infer<typeof GivenStep>;
