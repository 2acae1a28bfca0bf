import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/register.ts';
import { lonelyBus } from '../instances/bus.ts';
import { peersOn } from '../instances/peers.ts';
import type { Services } from '../services.ts';
import { interviewRoutes } from './interview-routes.ts';
import { liveReplies } from './live-replies.ts';
import { workspaceChatRoutes } from './workspace-routes.ts';

/** The two chats. A reply is known by who asked and by the message it answers. */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  const live = liveReplies(peersOn(services.instances?.bus ?? lonelyBus));
  app.drain.waitFor(() => live.idle());
  app.addHook('preClose', () => live.close());
  workspaceChatRoutes(app, services, live);
  interviewRoutes(app, services, live);

  register(app, api.chat.stop, async ({ userId, body }) => {
    void live.stop(`${userId} ${body.id.toLowerCase()}`, 'stopped');
    return undefined;
  });
}
