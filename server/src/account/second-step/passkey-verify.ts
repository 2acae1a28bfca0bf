import type { PasskeyAnswer, passkeys, Sent } from '@foothold/contract';

/** EdDSA, ES256, RS256: what every authenticator has one of. */
export const ALGORITHMS = [-8, -7, -257];

export type NewPasskey = Sent<typeof passkeys.add.body>['passkey'];

/** Where passkeys belong, and when what was signed was asked here; null for what never was. */
interface Expected {
  /** The address people reach this server by, and its host name. */
  home: { origin: string; rpId: string };
  askedAt: (question: string) => Date | null;
}

export interface Key {
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: number;
}

// The library is read when somebody first needs it, and throws where something is wrong.

/** The key that an authenticator made; null, or an error, when anything about it is wrong. */
export async function verifiedKey(made: NewPasskey, { home, askedAt }: Expected): Promise<Key | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  await refuseCertificates(made.attestation);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: made.id,
      rawId: made.id,
      type: 'public-key',
      response: { clientDataJSON: made.client_data, attestationObject: made.attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: (question) => askedAt(question) !== null,
    expectedOrigin: home.origin,
    expectedRPID: home.rpId,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** When what a key answered was asked, and its count of uses since; null, or an error, when anything about it is wrong. */
export async function verifiedAnswer(
  answer: PasskeyAnswer,
  key: Key,
  { home, askedAt }: Expected,
): Promise<{ askedAt: Date; counter: number } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let asked: Date | null = null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.id,
      type: 'public-key',
      response: {
        clientDataJSON: answer.client_data,
        authenticatorData: answer.authenticator_data,
        signature: answer.signature,
        userHandle: answer.user_handle,
      },
      clientExtensionResults: {},
    },
    expectedChallenge: (question) => (asked = askedAt(question)) !== null,
    expectedOrigin: home.origin,
    expectedRPID: home.rpId,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  });
  return verified && asked ? { askedAt: asked, counter: authenticationInfo.newCounter } : null;
}

/**
 * Refuses what vouches for an authenticator by certificates. None are asked for, browsers leave them out, and the library
 * would look for their revocation at an address that stands in them: no address a person gives is ever fetched.
 */
async function refuseCertificates(attestation: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const isPlain = object.get('fmt') === 'none' || (object.get('fmt') === 'packed' && !object.get('attStmt').get('x5c'));
  if (!isPlain) throw new Error('an attestation nobody asked for');
}
