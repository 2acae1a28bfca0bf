import type { Plan } from '@foothold/contract';
import { screen } from '@testing-library/react';
import { type Answer, fakeServer, json, type MadeCall } from '#shared/chat/testing/fake-server.ts';
import { renderRoutes } from '#shared/chat/testing/render-route.tsx';
import { startSession } from '#shared/session.ts';
import { WorkspacePage } from './workspace-page.tsx';
import { samplePlan } from './testing/sample-plan.ts';

/** The workspace of a plan, with a server that knows the plan and no messages, and whatever else a test adds. */
export async function openWorkspace(
  answers: Record<string, Answer> = {},
  plan: Plan = samplePlan(),
): Promise<MadeCall[]> {
  startSession('token');
  const calls = fakeServer({
    'GET /api/plan': () => json(plan),
    'GET /api/chat': () => json({ messages: [] }),
    ...answers,
  });
  await renderRoutes([{ path: '/plan/:id', element: <WorkspacePage /> }], `/plan/${plan.plan_id}`);
  await screen.findByRole('log');
  return calls;
}
