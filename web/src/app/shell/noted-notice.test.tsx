import { api } from '@foothold/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { call } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';

const limits = (payload: string) => ({ field: 'limits' as const, payload });
const noted = { text: 'Noted:\n- Limits: no Saturdays', updates: [limits('no Saturdays')], before: [limits('')] };

it('what was written down beside what was asked for is said over the page, and taken back', async () => {
  const { user, server } = renderApp('/chat', {
    signedIn: true,
    prepare: (fake) => {
      fake.answers(api.recommendations.create, { recommendations: [], noted });
      fake.echoes(api.profile.saveField);
    },
  });
  await screen.findByRole('button', { name: 'Log out' });
  await act(() => call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm', user_feedback: 'x' } }));
  expect(await screen.findByText(/Limits: no Saturdays/)).toBeTruthy();
  await waitFor(() => expect(useDraft.getState().limits).toBe('no Saturdays'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeTruthy();
  expect(server.bodiesTo(api.profile.saveField)).toEqual([limits('')]);
  expect(useDraft.getState().limits).toBe('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Undone.')).toBeNull();
});
