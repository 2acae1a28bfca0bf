import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator app can do: SHA-1, six digits, half a minute. */
const PERIOD_S = 30;
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/** Periods a clock may be off, before and after. */
const SKEW = 1;
const ISSUER = 'Foothold';

const codesOf = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_S });

/** A new secret for an app, in base 32. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from a QR code; `email` is what it shows beside the codes. */
export function appAddress(secret: string, email: string): string {
  return codesOf(secret, email).toString();
}

/** The period (half minutes since 1970) that a code of the app belongs to, within a clock's error; null for any other. */
export function periodOf(secret: string, code: string, at: number): number | null {
  const delta = codesOf(secret).validate({ token: code, timestamp: at, window: SKEW });
  return delta === null ? null : Math.floor(at / 1_000 / PERIOD_S) + delta;
}
