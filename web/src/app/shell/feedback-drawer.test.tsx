import { api } from '@foothold/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderedApp } from '#app/testing.tsx';

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Feedback' });

async function openDrawer({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'Feedback' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What works/ });
}

describe('the feedback drawer', () => {
  it('sends nothing while the text is blank', async () => {
    const app = renderApp('/');
    const box = await openDrawer(app);
    expect(sendButton().disabled).toBe(true);
    await app.user.type(box, '   ');
    expect(sendButton().disabled).toBe(true);
    expect(app.server.callsTo(api.feedback.send)).toEqual([]);
  });

  it('says “Sending…”, then thanks, and empties the box', async () => {
    const app = renderApp('/');
    const letGo = app.server.holds(api.feedback.send, { received: true });
    const box = await openDrawer(app);
    await app.user.type(box, 'Lovely stairs');
    await app.user.click(sendButton());
    const busy = await screen.findByRole('button', { name: 'Sending…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    letGo();
    expect(await screen.findByText('Thanks for your feedback! 🙏')).toBeTruthy();
    expect(app.server.callsTo(api.feedback.send).map((call) => call.body)).toEqual([{ message: 'Lovely stairs' }]);
    expect(box.value).toBe('');
  });

  it('keeps the text when sending fails', async () => {
    const app = renderApp('/', { prepare: (server) => server.breaks(api.feedback.send) });
    const box = await openDrawer(app);
    await app.user.type(box, 'Lovely stairs');
    await app.user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to send feedback. Please try again.');
    expect(box.value).toBe('Lovely stairs');
  });

  it('sends the same words again under the same key, and other words under another', async () => {
    const app = renderApp('/', { prepare: (server) => server.breaks(api.feedback.send) });
    const box = await openDrawer(app);
    await app.user.type(box, 'Lovely');
    const keys = () => app.server.callsTo(api.feedback.send).map((call) => call.headers.get('Idempotency-Key'));
    for (const count of [1, 2]) {
      await app.user.click(sendButton());
      await waitFor(() => expect(keys()).toHaveLength(count));
      await waitFor(() => expect(sendButton().getAttribute('aria-busy')).toBeNull());
    }
    await app.user.type(box, ' stairs');
    await app.user.click(sendButton());
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, again, other] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('closes on Cancel and gives the focus back to its button', async () => {
    const app = renderApp('/');
    await openDrawer(app);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Feedback' })));
  });
});
