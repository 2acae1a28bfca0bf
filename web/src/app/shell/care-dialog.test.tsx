import { api } from '@foothold/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { call } from '#shared/api.ts';

const CARE = 'You do not have to carry this alone.\n\nEmergency: 999.';

describe('words of care', () => {
  it('come over the page they were written on, with whatever the call answered, and go when they were read', async () => {
    const reply = { recommendations: [], care: CARE };
    const { user } = renderApp('/chat', {
      signedIn: true,
      prepare: (fake) => fake.answers(api.recommendations.create, reply),
    });
    await screen.findByRole('button', { name: 'Log out' });
    await act(() => call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Before anything else' });
    expect(dialog.textContent).toContain('You do not have to carry this alone.');
    expect(dialog.textContent).toContain('Emergency: 999.');
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('come where a call was refused for them', async () => {
    renderApp('/chat', {
      signedIn: true,
      prepare: (fake) => fake.refuses(api.plan.createFromDescription, 'CARE_FIRST', CARE),
    });
    await screen.findByRole('button', { name: 'Log out' });
    await act(async () => {
      await call(api.plan.createFromDescription, { body: { description: 'x' } }).catch(() => undefined);
    });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Emergency: 999.');
  });
});
