import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@foothold/contract';
import { hashPassword, verifyPassword } from '../password-hash.ts';

/** Crockford's base 32: no i, l, o or u, so that nothing is misread. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 bits a code. */
const LENGTH = 10;

/** New codes as they are shown, `xxxxx-xxxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** What was typed, without what only makes it easier to read. */
export function tidied(code: string): string {
  return code.replace(/[\s-]/gu, '').toLowerCase();
}

/** Whether a tidied code is one of an app; any other can only be a recovery code. */
export function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code);
}

function readable(code: string): string {
  return tidied(code).replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashPassword(readable(code))));
}

/** Which of the hashes a code belongs to; null for none. */
export async function hashOfRecoveryCode(hashes: readonly string[], code: string): Promise<string | null> {
  const given = readable(code);
  if (given.length !== LENGTH) return null;
  const fits = await Promise.all(hashes.map((hash) => verifyPassword(hash, given)));
  return hashes[fits.indexOf(true)] ?? null;
}
