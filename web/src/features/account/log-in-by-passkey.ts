import { passkeys } from '@foothold/contract';
import { call } from '#shared/api.ts';
import { answerOfPasskey } from '#shared/passkeys.ts';

/** Logs in with a passkey alone: it knows whose it is. */
export async function logInByPasskey() {
  return call(passkeys.logIn, { body: { passkey: await answerOfPasskey() } });
}
