import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header holds the token, in a time that says nothing about it. */
export function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
