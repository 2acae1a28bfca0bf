import { v5 } from 'uuid';

/**
 * The id a message is kept by: the client's own, else one that its Idempotency-Key always leads to, else a new one.
 * Sent again with the same, a message is recognised.
 */
export function messageId(
  userId: string,
  given: { id?: string | undefined; key?: string | undefined },
  newId: () => string,
): string {
  if (given.id !== undefined) return given.id.toLowerCase();
  return given.key === undefined ? newId() : v5(`message:${given.key}`, userId);
}

/** The interview has one opening a person. */
export function openingId(userId: string): string {
  return v5('opening', userId);
}

/** A pause in a plan's chat, known by the moment it began, has one welcome. */
export function welcomeId(userId: string, planId: string, lastHere: Date): string {
  return v5(`welcome:${planId} ${lastHere.toISOString()}`, userId);
}
