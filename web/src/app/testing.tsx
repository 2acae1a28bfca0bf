import { api } from '@foothold/contract';
import { act, render, type RenderResult } from '@testing-library/react';
import { useEffect } from 'react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { queryClient } from '#app/query-client.ts';
import { Screens } from '#app/screens.tsx';
import { startSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { sampleToken, untouchedProfile } from '#shared/testing/samples.ts';

export interface RenderedApp extends RenderResult {
  server: FakeServer;
  user: UserEvent;
  /** Path, query and hash the person stands on. */
  path: () => string;
  /** Goes to an address as a link would. */
  go: (path: string) => Promise<void>;
}

/** Notes where one is, and how one goes elsewhere. */
function Noted({ in: here }: { in: { path: string; navigate: NavigateFunction } }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(here, { path: pathname + search + hash, navigate });
  });
  return null;
}

/**
 * The whole app at `path`, on a server stood in for by `prepare`. Signed in, an untouched profile and no plan are there
 * unless `prepare` says otherwise.
 */
export function renderApp(
  path: string,
  { signedIn = false, prepare }: { signedIn?: boolean; prepare?: (server: FakeServer) => void } = {},
): RenderedApp {
  const server = fakeServer();
  server.answers(api.profile.get, { profile: untouchedProfile });
  server.answers(api.plan.active, { plan: null });
  server.answers(api.chat.list, { messages: [] });
  server.answers(api.chat.onboardingList, { messages: [] });
  server.answers(api.chat.onboardingSend, { reply: 'Hello.', updates: [], source: 'builtin', suggestions: [] });
  prepare?.(server);
  if (signedIn) startSession(sampleToken());
  queryClient.clear();
  const here = { path: '', navigate: (() => {}) as NavigateFunction };
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <Noted in={here} />
      <Screens />
    </MemoryRouter>,
  );
  return {
    ...rendered,
    server,
    user: userEvent.setup(),
    path: () => here.path,
    go: (to) => act(async () => here.navigate(to)),
  };
}
