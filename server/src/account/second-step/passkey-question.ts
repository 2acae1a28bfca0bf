import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an answer may take, in milliseconds: whoever has to look for a key needs a while. */
export const ANSWERED_WITHIN_MS = 5 * 60_000;
const TIME_BYTES = 6;
const RANDOM_BYTES = 16;
const TAG_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + RANDOM_BYTES;

interface Questions {
  /** What an authenticator is to sign (WebAuthn: a challenge), for one purpose. */
  ask: (purpose: string, now: number) => string;
  /** When a question was asked; null when it is none of ours, for something else, or too old. */
  askedAt: (question: string, purpose: string, now: number) => Date | null;
}

/**
 * Questions that no table keeps, so that nobody can fill one by asking: they hold their time and are signed, and are known
 * again by every server and after a restart. That each is answered once is seen to where answers are taken.
 */
export function passkeyQuestions(secret: string): Questions {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'foothold passkey question', 32));
  const tagOf = (head: Buffer, purpose: string) =>
    createHmac('sha256', key).update(head).update(purpose).digest().subarray(0, TAG_BYTES);
  return {
    ask: (purpose, now) => {
      const head = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(RANDOM_BYTES)]);
      head.writeUIntBE(now, 0, TIME_BYTES);
      return Buffer.concat([head, tagOf(head, purpose)]).toString('base64url');
    },
    askedAt: (question, purpose, now) => {
      const bytes = Buffer.from(question, 'base64url');
      if (bytes.length !== HEAD_BYTES + TAG_BYTES) return null;
      const head = bytes.subarray(0, HEAD_BYTES);
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), tagOf(head, purpose))) return null;
      const at = head.readUIntBE(0, TIME_BYTES);
      return now - at < ANSWERED_WITHIN_MS ? new Date(at) : null;
    },
  };
}
