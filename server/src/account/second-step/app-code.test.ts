import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { appAddress, newAppSecret, periodOf } from './app-code.ts';

/** RFC 6238, appendix B, SHA-1: its eight digits end in the six that apps show. */
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;

describe('a code of an app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is RFC 6238’s at %d s', (seconds, code) => {
    expect(periodOf(rfcSecret, code.slice(2), seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('belongs to its own half minute while a clock is up to one off, and to nothing beyond', () => {
    const [code, period] = ['287082', 1];
    expect(periodOf(rfcSecret, code, 29_000)).toBe(period);
    expect(periodOf(rfcSecret, code, 89_000)).toBe(period);
    expect(periodOf(rfcSecret, code, 90_000)).toBeNull();
    expect(periodOf(rfcSecret, '287083', 59_000)).toBeNull();
  });

  it('comes of 160 bits that an app reads from the address', () => {
    const secret = newAppSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(appAddress(secret, 'dana@example.test'));
    expect([address.protocol, address.host, address.pathname]).toEqual([
      'otpauth:',
      'totp',
      '/Foothold:dana%40example.test',
    ]);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'Foothold',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
