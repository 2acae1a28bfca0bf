import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withRealHashes } from '../../test/quick-hashes.setup.ts';
import { limitParallel } from './limit-parallel.ts';
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

describe('the gate of parallel work', () => {
  it('never lets more through than its limit, and everybody in the end', async () => {
    const gate = limitParallel(4);
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, n % 3));
      running -= 1;
      if (n % 5 === 0) throw new Error('failed inside');
    };
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => gate(() => work(n))));
    expect(most).toBe(4);
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(6);
  });
});
