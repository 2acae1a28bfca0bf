import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Sealer {
  seal: (secret: string, userId: string) => string;
  /** The secret; null when it was sealed with another key, or for somebody else. */
  open: (sealed: string, userId: string) => string | null;
}

/** Seals small secrets for the database with a key that is not in it; whose a secret is, is sealed with it. */
export function sealer(key: string): Sealer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'foothold second step', KEY_BYTES));
  return {
    seal: (secret, userId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, derived, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, userId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(CIPHER, derived, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
      const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        // Node says no more than that the tag does not fit.
        return null;
      }
    },
  };
}
