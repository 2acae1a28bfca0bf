import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/register.ts';
import { localBus } from '../instances/bus.ts';
import { peersOn } from '../instances/peers.ts';
import type { Services } from '../services.ts';
import { interviewRoutes } from './interview-routes.ts';
import { replyKey, replyRegistry } from './reply-registry.ts';
import { workspaceChatRoutes } from './workspace-routes.ts';

/** The two chats. A reply is known by who asked and by the message it answers. */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  const replies = replyRegistry(peersOn(services.instances?.bus ?? localBus));
  app.drain.waitFor(() => replies.idle());
  app.addHook('preClose', () => replies.close());
  workspaceChatRoutes(app, services, replies);
  interviewRoutes(app, services, replies);

  register(app, api.chat.stop, async ({ userId, body }) => {
    void replies.stop(replyKey(userId, body.id), 'stopped');
    return undefined;
  });
}
