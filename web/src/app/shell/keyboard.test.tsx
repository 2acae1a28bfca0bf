import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { useKeyboardWindow } from '#shared/commands.ts';
import { switchSingleKeys } from '#shared/single-keys.ts';

afterEach(() => {
  useKeyboardWindow.setState({ open: null });
  switchSingleKeys(true);
});

async function start(path = '/chat') {
  const app = renderApp(path, { signedIn: true });
  await screen.findByRole('combobox', { name: 'Language' });
  return app;
}
/** The palette's field, once what is typed arrives in it. */
async function palette() {
  const box = await screen.findByRole('combobox', { name: 'Search and commands' });
  await waitFor(() => expect(document.activeElement).toBe(box));
}

describe('the palette', () => {
  it('opens by Ctrl+K, finds a page by its name and goes there', async () => {
    const { user, path } = await start();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('profile');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/profile'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes through what it found by the arrows, and does it', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Search and commands' }));
    await palette();
    await user.keyboard('theme');
    const option = await screen.findByRole('option', { name: 'Light theme' });
    await waitFor(() => expect(option.hasAttribute('data-highlighted')).toBe(true));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.classList.contains('light')).toBe(true));
  });

  it('says when nothing is found', async () => {
    const { user } = await start();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('zzzz');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });
});

describe('the sheet of shortcuts', () => {
  it('opens by a question mark, and switches the single keys off for good', async () => {
    const { user } = await start();
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(sheet.getByRole('checkbox', { name: /Single-key/ }));
    expect(localStorage.getItem('single-keys')).toBe('off');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(useKeyboardWindow.getState().open).toBeNull();
  });

  it('stays shut for who writes a question', async () => {
    const { user } = await start('/profile');
    await user.type(await screen.findByRole('textbox', { name: 'Hobbies' }), 'Why?');
    expect(useKeyboardWindow.getState().open).toBeNull();
  });
});
