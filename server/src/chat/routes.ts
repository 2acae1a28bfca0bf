import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { interviewRoutes } from './interview-routes.ts';
import { workspaceChatRoutes } from './workspace-routes.ts';

export function chatRoutes(app: FastifyInstance, services: Services): void {
  workspaceChatRoutes(app, services);
  interviewRoutes(app, services);
}
