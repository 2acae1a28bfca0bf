import { api, asSaved } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { profileStore } from './store.ts';

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const store = profileStore(services);

  register(app, api.profile.get, async ({ userId, language }) => ({ profile: await store.get(userId, language) }));

  register(app, api.profile.save, async ({ userId, body: { description, ...profile } }) => {
    await store.save(userId, profile, description);
    return { profile: await store.get(userId, profile.language) };
  });

  register(app, api.profile.saveIntent, async ({ userId, body }) => {
    await store.saveIntent(userId, body.intent, { ideaText: body.idea_text, businessDesc: body.business_desc });
    return { intent: body.intent };
  });

  register(app, api.profile.saveField, async ({ userId, body }) => {
    await store.saveField(userId, body);
    return asSaved(body);
  });
}
