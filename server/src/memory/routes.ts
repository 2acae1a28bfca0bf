import { memory } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { memoryStore } from './store.ts';

export function memoryRoutes(app: FastifyInstance, services: Services): void {
  const store = memoryStore(services);

  register(app, memory.list, async ({ userId }) => ({ entries: await store.list(userId) }));

  register(app, memory.add, async ({ userId, body: { id, ...entry } }) => ({
    entry: await store.add(userId, entry, id?.toLowerCase()),
  }));

  register(app, memory.change, async ({ userId, params, body }) => ({
    entry: await store.change(userId, params.id.toLowerCase(), body),
  }));

  register(app, memory.forget, async ({ userId, params }) => {
    if (!(await store.forget(userId, params.id.toLowerCase()))) fail('NOT_FOUND');
    return undefined;
  });
}
