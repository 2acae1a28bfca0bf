import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#shared/testing/browser.ts';
import { ChatFeed } from './chat-feed.tsx';
import type { ChatTurn } from './chat-turn.ts';
// Comes later in the page; here it would still be on its way when the file is over.
import './markdown-renderer.tsx';

const turn = (number: number, content = `Message ${number}`): ChatTurn => ({
  id: `${number}`,
  sender: 'user',
  content,
  ts: 0,
  source: null,
  interrupted: false,
  state: 'settled',
  topic: null,
});
const turns = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => turn(from + index));

const feed = (list: readonly ChatTurn[], more: Partial<Parameters<typeof ChatFeed>[0]> = {}) => (
  <ChatFeed label="Chat" turns={list} replying={false} {...more} />
);
const shown = () => screen.getAllByRole('article').map((article) => article.dataset['message']);
const earlierButton = () => screen.queryByRole('button', { name: 'Earlier messages' });

/** What is drawn without haste is drawn before the act is over. */
const press = () => act(async () => earlierButton()?.click());

afterEach(() => vi.restoreAllMocks());

describe('a long conversation', () => {
  it('opens with the newest twenty, and shows more each time one goes back', async () => {
    render(feed(turns(1, 100)));
    expect([shown().length, shown()[0]]).toEqual([20, '81']);
    await press();
    await waitFor(() => expect([shown().length, shown()[0]]).toEqual([60, '41']));
    await press();
    await waitFor(() => expect(shown()).toHaveLength(100));
    expect(earlierButton()).toBeNull();
  });

  it('shows more by itself near the beginning of what is drawn', async () => {
    render(feed(turns(1, 50)));
    await act(async () => fireEvent.scroll(screen.getByRole('log')));
    await waitFor(() => expect(shown()).toHaveLength(50));
  });

  it('lets nothing go while newer messages come', () => {
    const { rerender } = render(feed(turns(1, 100)));
    rerender(feed(turns(1, 103)));
    expect([shown().length, shown()[0]]).toEqual([23, '81']);
  });

  it('fetches what the page does not have, and shows it', async () => {
    const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const earlier = { more: true, load, loading: false, failed: false };
    const { rerender } = render(feed(turns(101, 110), { earlier }));
    await press();
    expect(load).toHaveBeenCalledOnce();
    rerender(feed(turns(1, 110), { earlier }));
    await waitFor(() => expect([shown().length, shown()[0]]).toEqual([50, '61']));
    rerender(feed(turns(1, 110), { earlier: { ...earlier, failed: true } }));
    expect(screen.getByRole('alert').textContent).toBe('The earlier messages didn’t load.');
  });

  it('goes to a message it had not drawn, and gives it the focus', async () => {
    const { rerender } = render(feed(turns(1, 100)));
    rerender(feed(turns(1, 100), { goTo: { id: '7' } }));
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['message']).toBe('7'));
  });
});

describe('a message that can’t be laid out', () => {
  it('stands there in its plain words, and the others as they are', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...turn(2, 'Still readable'), ts: Number.NaN };
    render(feed([turn(1), broken, turn(3)]));
    expect(screen.getByText('Still readable')).toBeDefined();
    expect(screen.getByText(/can’t be shown properly/)).toBeDefined();
    expect(shown()).toEqual(['1', '2', '3']);
  });
});
