import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { feedbackStore } from './store.ts';

export function feedbackRoutes(app: FastifyInstance, services: Services): void {
  const store = feedbackStore(services.database);

  register(app, api.feedback.send, async ({ userId, body }) => {
    const createdAt = new Date(services.now());
    await store.add(userId, { id: services.newId(), message: body.message, createdAt });
    return { received: true as const };
  });
}
