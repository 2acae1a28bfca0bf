import { createHash } from 'node:crypto';

/** The name of a session outside of the server: a UUID made of its key, which itself stays inside. */
export function publicSessionId(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  // Version 8 is RFC 9562's for a UUID of one's own making.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
