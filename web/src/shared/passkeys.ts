import { type PasskeyAnswer, passkeys, type Replied, type Sent } from '@foothold/contract';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '#shared/api.ts';

/** How long the browser waits for somebody to find their key, in milliseconds. */
const PATIENCE_MS = 4 * 60_000;

/** Has the browser ask for a passkey of whoever is there. Throws what is no `ApiError` where none was used. */
export async function answerOfPasskey(): Promise<PasskeyAnswer> {
  const { challenge, rp_id } = await call(passkeys.ask);
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, userVerification: 'required', timeout: PATIENCE_MS },
  });
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
}

/** Has the browser make a passkey, which its authenticator keeps with whose it is. */
export async function makePasskey(
  wish: Replied<typeof passkeys.begin>,
): Promise<Sent<typeof passkeys.add.body>['passkey']> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: wish.challenge,
      rp: { id: wish.rp_id, name: 'Foothold' },
      user: { id: wish.user_handle, name: wish.user_name, displayName: wish.user_name },
      pubKeyCredParams: wish.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: wish.known.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      timeout: PATIENCE_MS,
    },
  });
  return { id, client_data: response.clientDataJSON, attestation: response.attestationObject };
}
