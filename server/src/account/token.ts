import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const AUDIENCE = 'foothold';

/** What a token says: who, and which server-side session it opens. */
export interface TokenClaims {
  userId: string;
  /** SHA-256 of the token's id, as the session table keeps it. */
  sessionId: string;
}

/** Tokens whose signature was checked lately, so that it need not be checked with every request; about 1 kB each. */
const CHECKED = 10_000;

/** Makes and reads session tokens: JWTs that say nothing without the session they name. */
export function sessionTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  const checked = new Map<string, TokenClaims & { expiresAt: number }>();

  /** Remembers a good token; the oldest makes way. Its session is looked up each time all the same. */
  const remember = (token: string, claims: TokenClaims, expiresAt: number) => {
    const [oldest] = checked.keys();
    if (checked.size >= CHECKED && oldest !== undefined) checked.delete(oldest);
    checked.set(token, { ...claims, expiresAt });
  };

  return {
    /** A token for a new session; times in milliseconds since the epoch. */
    async issue(userId: string, issuedAt: number, expiresAt: number): Promise<{ token: string; sessionId: string }> {
      const id = randomBytes(32).toString('base64url');
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setJti(id)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(issuedAt / 1_000))
        .setExpirationTime(Math.floor(expiresAt / 1_000))
        .sign(key);
      return { token, sessionId: hashed(id) };
    },

    /** The claims of a token we signed that is valid at `now` (milliseconds); null for any other. */
    async read(token: string, now: number): Promise<TokenClaims | null> {
      const known = checked.get(token);
      if (known) return now < known.expiresAt ? { userId: known.userId, sessionId: known.sessionId } : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ['exp', 'iat', 'sub', 'jti'],
          currentDate: new Date(now),
        });
        const { sub, jti, exp } = payload;
        if (typeof sub !== 'string' || typeof jti !== 'string' || exp === undefined) return null;
        const claims = { userId: sub, sessionId: hashed(jti) };
        remember(token, claims, exp * 1_000);
        return claims;
      } catch {
        // Whatever is wrong with a token, it opens nothing; why is nobody's business.
        return null;
      }
    },
  };
}

function hashed(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
