import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { NIL, v5 } from 'uuid';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { feedbackStore } from './store.ts';

/** Visitors share a space of keys, so that the words count too: nobody's feedback is taken for somebody else's. */
const idFor = (userId: string | null, key: string, message: string) =>
  userId === null ? v5(`feedback:${key} ${message}`, NIL) : v5(`feedback:${key}`, userId);

export function feedbackRoutes(app: FastifyInstance, services: Services): void {
  const store = feedbackStore(services.database);

  register(app, api.feedback.send, async ({ userId, body: { message }, idempotencyKey }) => {
    const id = idempotencyKey === undefined ? services.newId() : idFor(userId, idempotencyKey, message);
    await store.add(userId, { id, message, createdAt: new Date(services.now()) });
    return { received: true as const };
  });
}
