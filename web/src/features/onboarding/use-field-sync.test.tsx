import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { answers, bodiesOf } from './testing.tsx';
import { useFieldSync } from './use-field-sync.ts';

const FIELD = 'POST /api/profile/field';
const echo = (body: unknown) => body as object;

it('sends one save after the other, so that an older value never overtakes a newer one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answers.set(FIELD, async (body) => {
    await promise;
    return echo(body);
  });
  const { result } = renderHook(useFieldSync);
  useDraft.setState({ location: 'Haifa' });
  act(() => void result.current.save('location'));
  await waitFor(() => expect(bodiesOf(FIELD)).toHaveLength(1));
  useDraft.setState({ location: 'Akko' });
  act(() => void result.current.save('location'));
  expect(bodiesOf(FIELD)).toHaveLength(1);
  expect(result.current.saving).toBe(true);
  resolve();
  await waitFor(() => expect(result.current.saving).toBe(false));
  expect(bodiesOf(FIELD)).toEqual([
    { field: 'location', payload: 'Haifa' },
    { field: 'location', payload: 'Akko' },
  ]);
});

it('goes on after a failure, and tries again only what failed', async () => {
  answers.set(FIELD, (body) => {
    if ((body as { field: string }).field === 'notes') throw new TypeError('Failed to fetch');
    return echo(body);
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

  answers.set(FIELD, echo);
  await act(async () => {
    saved = await result.current.retry();
  });
  expect(saved).toBe(true);
  expect(result.current.failed).toEqual([]);
  expect(bodiesOf(FIELD).at(-1)).toEqual({ field: 'notes', payload: 'No weekends' });
});
