import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Slots } from '../slots.ts';

/** OWASP's smallest argon2id setting (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Hashing takes a core and 19 MiB for some 30 ms: at most four at once, the others wait their turn. */
const slots = new Slots(4);

type Parameters = { memory: number; passes: number; lanes: number; salt: Buffer; bytes: number };

function derive(password: string, { memory, passes, lanes, salt, bytes }: Parameters): Promise<Buffer> {
  const parameters = { message: password, nonce: salt, parallelism: lanes, tagLength: bytes, memory, passes };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

/** A new argon2id hash as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(async () => {
    const salt = randomBytes(SALT_BYTES);
    const hash = await derive(password, { memory: MEMORY_KIB, passes: PASSES, lanes: LANES, salt, bytes: HASH_BYTES });
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`;
  });
}

/**
 * Whether the password is the one behind the PHC string, in constant time for equal parameters. `before` runs when its
 * turn has come, and may throw to call the work off.
 */
export function verifyPassword(phc: string, password: string, before: () => Promise<void> = async () => undefined) {
  return slots.run(async () => {
    await before();
    const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
    if (!match) throw new Error('A stored password hash is damaged');
    const [, memory, passes, lanes, salt = '', hash = ''] = match;
    const expected = Buffer.from(hash, 'base64');
    const derived = await derive(password, {
      memory: Number(memory),
      passes: Number(passes),
      lanes: Number(lanes),
      salt: Buffer.from(salt, 'base64'),
      bytes: expected.length,
    });
    return timingSafeEqual(derived, expected);
  });
}

/** A hash no password has, to spend the same time on an e-mail nobody registered. */
export const nobodysHash = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(HASH_BYTES))}`;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
