import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withRealHashes } from '../../test/quick-hashes.setup.ts';
import { hashPassword, nobodysHash, verifyPassword } from './password-hash.ts';

withRealHashes();

describe('password hashes', () => {
  it('fit their password and no other, to the last character', async () => {
    const phc = await hashPassword('correct-horse-9');
    expect(await verifyPassword(phc, 'correct-horse-9')).toBe(true);
    expect(await verifyPassword(phc, 'correct-horse-')).toBe(false);
    expect(await verifyPassword(phc, 'correct-horse-9\0x')).toBe(false);
    expect(await verifyPassword(nobodysHash, 'correct-horse-9')).toBe(false);
  });

  it('cost 19 MiB and two passes, as they say', async () => {
    const [, , , , salt = '', hash = ''] = (await hashPassword('correct-horse-9')).split('$');
    const own = { message: 'correct-horse-9', nonce: Buffer.from(salt, 'base64'), parallelism: 1, tagLength: 32 };
    const asSaid = argon2Sync('argon2id', { ...own, memory: 19_456, passes: 2 });
    expect(Buffer.from(hash, 'base64')).toEqual(asSaid);
  });

  it('have salts of their own', async () => {
    expect(await hashPassword('same-password')).not.toBe(await hashPassword('same-password'));
  });

  it('that are damaged are an error, not a wrong password', async () => {
    const phc = await hashPassword('x');
    await expect(verifyPassword(phc.replace('m=', 'n='), 'x')).rejects.toThrow('damaged');
  });
});
