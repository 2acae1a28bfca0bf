import { api, type Plan } from '@foothold/contract';
import { screen } from '@testing-library/react';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { WorkspacePage } from './workspace-page.tsx';
import { samplePlan } from './testing/sample-plan.ts';

/** A server that knows one plan and no messages. */
export function serverWithPlan(plan: Plan = samplePlan()): FakeServer {
  const server = fakeServer();
  server.answers(api.plan.get, plan);
  server.answers(api.plan.active, { plan });
  server.answers(api.chat.list, { messages: [] });
  server.answers(api.chat.checkIn, { message: null, suggestions: [] });
  return server;
}

/** Shows the workspace of a plan, with the conversation where `planId` says nothing else (`${planId}?view=…`). */
export function showWorkspace(planId: string = samplePlan().plan_id) {
  const at = planId.includes('?') ? planId : `${planId}?view=chat`;
  return showPage(<WorkspacePage />, { at: `/plan/${at}`, route: '/plan/:id' });
}

/** The workspace of a plan, once it is there. */
export async function openWorkspace(plan: Plan = samplePlan()): Promise<{ server: FakeServer }> {
  const server = serverWithPlan(plan);
  showWorkspace(plan.plan_id);
  await screen.findByRole('log');
  return { server };
}
