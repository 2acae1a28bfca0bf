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

/** Makes and reads session tokens: JWTs that say nothing without the session they name. */
export function sessionTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
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
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ['exp', 'iat', 'sub', 'jti'],
          currentDate: new Date(now),
        });
        const { sub, jti } = payload;
        return typeof sub === 'string' && typeof jti === 'string' ? { userId: sub, sessionId: hashed(jti) } : null;
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
