import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { type GivenStep, passkeys, type PasskeyAnswer, type Replied } from '@foothold/contract';
import { PUBLIC_URL } from '../account/mail-app.ts';
import type { TestApp, TestPerson } from '../app.ts';

/** User present and verified, backed up or not; and that a key follows. */
const [PRESENT_AND_VERIFIED, WITH_KEY] = [0x05, 0x40];

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');
/** CBOR, as far as it goes here: texts of less than 24 bytes, and 24 to 255 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

type Wish = Replied<typeof passkeys.begin>;

/** What a test may have an authenticator or a browser say instead of the truth. */
interface Lies {
  origin?: string;
  flags?: number;
  type?: string;
  /** The attestation statement, as CBOR with its format's name. */
  attestation?: { format: string; statement: Buffer };
}

/** An authenticator with one passkey on it, which the owner has unlocked; it counts its uses when told to. */
export function passkeyDevice({ counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(20);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let uses = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, origin = PUBLIC_URL) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const head = (rpId: string, flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counts ? (uses += 1) : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  };

  return {
    /** What it makes for a wish. */
    make({ challenge, rp_id, user_handle }: Wish, { origin, flags, type, attestation }: Lies = {}) {
      handle = user_handle;
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([head(rp_id, (flags ?? PRESENT_AND_VERIFIED) | WITH_KEY), named]);
      const { format, statement } = attestation ?? { format: 'none', statement: Buffer.from([0xa0]) };
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText(format),
        cborText('attStmt'),
        statement,
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        id: base64url(id),
        client_data: base64url(clientData(type ?? 'webauthn.create', challenge, origin)),
        attestation: base64url(object),
      };
    },

    /** What it answers to a question. */
    answer(asked: Replied<typeof passkeys.ask>, { origin, flags, type }: Lies = {}): PasskeyAnswer {
      const client = clientData(type ?? 'webauthn.get', asked.challenge, origin);
      const data = head(asked.rp_id, flags ?? PRESENT_AND_VERIFIED);
      return {
        id: base64url(id),
        client_data: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        user_handle: handle,
      };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

/** Adds a passkey of a device to somebody's account, and gives the recovery codes that were shown. */
export async function addPasskey(
  test: TestApp,
  person: TestPerson,
  { device, code }: { device: PasskeyDevice; code?: GivenStep },
): Promise<string[]> {
  const own = test.as(person.token);
  const body = { password: person.password, ...(code !== undefined && { code }) };
  const wish = (await own.call(passkeys.begin, { body })).data;
  const added = await own.call(passkeys.add, { body: { name: 'My phone', passkey: device.make(wish) } });
  if (added.status !== 200) throw new Error(`Adding a passkey answered ${added.response.body}`);
  return added.data.recovery_codes;
}

/** What somebody has to sign now. */
export async function question(test: TestApp) {
  return (await test.as(null).call(passkeys.ask)).data;
}
