import 'fake-indexeddb/auto';
import { api } from '@foothold/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { leave } from '#shared/leave.ts';
import { readKept, writeKept } from '#shared/offline/kept-store.ts';
import { keepChange } from '#shared/offline/outbox.ts';
import { isCopy } from '#shared/offline/copies.ts';
import { activePlanQuery, beginWithCopies, profileQuery, setActivePlan, showCopy } from '#shared/queries.ts';
import { startSession } from '#shared/session.ts';
import '#shared/testing/browser.ts';
import { fakeServer } from '#shared/testing/fake-server.ts';
import { samplePlan, sampleToken, untouchedProfile } from '#shared/testing/samples.ts';

beforeEach(() => localStorage.setItem('sid_jwt', 'x'));

it('asks for the profile again when a field was saved while it was on its way', async () => {
  const server = fakeServer();
  const release = Promise.withResolvers<void>();
  let asked = 0;
  server.answers(api.profile.get, async () => {
    asked += 1;
    if (asked > 1) return { profile: { ...untouchedProfile, language: 'he' as const } };
    await release.promise;
    return { profile: untouchedProfile };
  });
  server.echoes(api.profile.saveField);
  const profile = new QueryClient().fetchQuery(profileQuery);
  useDraft.setState({ language: 'he' });
  await saveDraftField('language');
  release.resolve();
  expect((await profile).language).toBe('he');
  expect(asked).toBe(2);
});

describe('the copy of an earlier visit', () => {
  const keep = (plan: unknown) => writeKept('person-1', api.plan.active.path, { plan });
  const planIn = (client: QueryClient) => client.getQueryData(activePlanQuery.queryKey);
  const stateIn = (client: QueryClient) => client.getQueryState<unknown>(activePlanQuery.queryKey);
  const [step] = samplePlan.steps;

  beforeEach(() => {
    leave();
    startSession(sampleToken('person-1'));
  });

  it('is there at once, with what waits to be sent, until the server has answered', async () => {
    const client = new QueryClient();
    await keep(samplePlan);
    const { step_id: item = '', title = '' } = step ?? {};
    await keepChange({ kind: 'status', of: 'step', item, title, status: 'completed' });
    expect(await beginWithCopies(client)).toBe(true);
    expect(planIn(client)?.steps[0]?.status).toBe('completed');
    expect(isCopy(stateIn(client)!)).toBe(true);

    fakeServer().answers(api.plan.active, { plan: { ...samplePlan, title: 'Told anew' } });
    await client.fetchQuery({ ...activePlanQuery, staleTime: 30_000 });
    expect(planIn(client)?.title).toBe('Told anew');
    expect(isCopy(stateIn(client)!)).toBe(false);
  });

  it('leads nobody who had no plan, is nobody else’s, and takes the place of nothing newer', async () => {
    const client = new QueryClient();
    expect(await beginWithCopies(client)).toBe(false);
    await keep(null);
    expect(await beginWithCopies(client)).toBe(false);
    expect(planIn(client)).toBeUndefined();

    await keep(samplePlan);
    startSession(sampleToken('person-2'));
    expect(await beginWithCopies(client)).toBe(false);

    setActivePlan(client, { ...samplePlan, title: 'Newer' });
    showCopy(client, activePlanQuery.queryKey, samplePlan);
    expect(planIn(client)?.title).toBe('Newer');
  });

  it('stays in its place when a change overtakes the answer', async () => {
    const client = new QueryClient();
    const server = fakeServer();
    server.holds(api.plan.active, { plan: samplePlan });
    void client.prefetchQuery(activePlanQuery);
    showCopy(client, activePlanQuery.queryKey, samplePlan);
    await client.cancelQueries(activePlanQuery);
    expect(planIn(client)).toEqual(samplePlan);

    setActivePlan(client, { ...samplePlan, version: 2 });
    const kept = () => readKept<{ plan: { version: number } }>('person-1', api.plan.active.path);
    await expect.poll(async () => (await kept())?.plan.version).toBe(2);
  });
});
