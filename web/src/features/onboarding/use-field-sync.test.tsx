import { api, type FieldUpdate } from '@foothold/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import '#shared/testing/browser.ts';
import { useFieldSync } from './use-field-sync.ts';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const FIELD = api.profile.saveField;

it('sends one save after the other, so that an older value never overtakes a newer one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answers(FIELD, async ({ body }) => {
    await promise;
    return body as FieldUpdate;
  });
  const { result } = renderHook(useFieldSync);
  useDraft.setState({ location: 'Haifa' });
  act(() => void result.current.save('location'));
  await waitFor(() => expect(server.bodiesTo(FIELD)).toHaveLength(1));
  useDraft.setState({ location: 'Akko' });
  act(() => void result.current.save('location'));
  expect(server.bodiesTo(FIELD)).toHaveLength(1);
  expect(result.current.saving).toBe(true);
  resolve();
  await waitFor(() => expect(result.current.saving).toBe(false));
  expect(server.bodiesTo(FIELD)).toEqual([
    { field: 'location', payload: 'Haifa' },
    { field: 'location', payload: 'Akko' },
  ]);
});

it('goes on after a failure, and tries again only what failed', async () => {
  server.answers(FIELD, ({ body }) => {
    const update = body as FieldUpdate;
    if (update.field === 'notes') throw new TypeError('Failed to fetch');
    return update;
  });
  const { result } = renderHook(useFieldSync);
  useDraft.setState({ notes: 'No weekends', hobbies: 'Hiking' });
  let saved: boolean | undefined;
  await act(async () => {
    saved = await result.current.save('notes', 'hobbies');
  });
  expect(saved).toBe(false);
  expect(result.current.failed).toEqual(['notes']);
  expect(useDraft.getState().synced.hobbies).toBe('Hiking');
  expect(useDraft.getState().synced.notes).toBe('');

  server.echoes(FIELD);
  await act(async () => {
    saved = await result.current.retry();
  });
  expect(saved).toBe(true);
  expect(result.current.failed).toEqual([]);
  expect(server.bodiesTo(FIELD).at(-1)).toEqual({ field: 'notes', payload: 'No weekends' });
});
