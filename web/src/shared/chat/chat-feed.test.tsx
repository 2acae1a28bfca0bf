import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTexts } from '#shared/i18n/i18n.ts';
import { ChatFeed } from './chat-feed.tsx';
import type { ChatTurn } from './chat-turn.ts';
// Comes later in the page; here the first test would wait for it.
import './markdown-renderer.tsx';

const base = {
  ts: Date.UTC(2026, 4, 1, 9, 5),
  source: null,
  interrupted: false,
  state: 'settled',
  topic: null,
} as const;
const question: ChatTurn = { ...base, id: 'q', sender: 'user', content: 'How?' };
const reply: ChatTurn = { ...base, id: 'r', sender: 'foothold', content: 'Like **this**.', source: 'builtin' };

const feed = (turns: ChatTurn[], more: Partial<Parameters<typeof ChatFeed>[0]> = {}) => (
  <ChatFeed label="Chat" turns={turns} replying={false} {...more} />
);

beforeEach(() => startTexts('en'));
afterEach(cleanup);

describe('messages', () => {
  it('shows who speaks, at what time, and who wrote the reply', async () => {
    render(feed([question, reply, { ...reply, id: 'r2', source: 'model' }]));
    await screen.findAllByText('this', { selector: 'strong' });
    expect(screen.getByRole('article', { name: 'You' }).className).toContain('ms-auto');
    const [first, second] = screen.getAllByRole('article', { name: 'Foothold' });
    expect(first?.className).toContain('me-auto');
    expect(within(first!).getByText('Built-in guide')).toBeDefined();
    expect(within(second!).getByText('AI model')).toBeDefined();
    expect(screen.getAllByText(/^\d{1,2}:05\s[AP]M$/)).toHaveLength(3);
  });

  it('says what day it was where another one begins, and nothing of a talk that is all of today', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 4, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const at = (id: string, ...[month, day]: [number, number]) => ({
      ...question,
      id,
      ts: new Date(2026, month, day, 9).getTime(),
    });
    const older = { ...question, id: 'z', ts: new Date(2025, 11, 30, 9).getTime() };
    const { container, rerender } = render(feed([older, at('a', 3, 28), at('b', 3, 28), at('c', 4, 3), at('d', 4, 4)]));
    const days = () => [...container.querySelectorAll('p > time')].map((time) => time.textContent);
    expect(days()).toEqual(['December 30, 2025', 'Tuesday, April 28', 'yesterday', 'today']);
    rerender(feed([at('d', 4, 4)]));
    expect(days()).toEqual([]);
  });

  it('copies a message as it was written', async () => {
    const user = userEvent.setup();
    render(feed([reply]));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Like **this**.');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  });

  it('offers another try on the last message when it has no answer, and on half a reply', async () => {
    const onRetry = vi.fn<(turn: ChatTurn) => void>();
    const { rerender } = render(feed([{ ...question, state: 'failed' }], { onRetry }));
    expect(screen.getByText('No answer came')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(feed([question, { ...reply, interrupted: true }], { onRetry }));
    expect(screen.getByText('Stopped before the end')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('shows no half-typed marks where a reply broke off', async () => {
    render(feed([question, { ...reply, content: 'Begin **with this', interrupted: true }]));
    await screen.findByText('with this', { selector: 'strong' });
    expect(screen.queryByText(/\*/)).toBeNull();
  });

  it('names the topic where the conversation turns to it', () => {
    const about = (turn: ChatTurn, id: string, topic: string | null) => ({ ...turn, id, topic });
    const turns = [
      about(question, '1', 'a'),
      about(reply, '2', 'a'),
      about(reply, '3', null),
      about(question, '4', 'b'),
    ];
    render(feed(turns, { topicTitle: (topic) => `Step ${topic}` }));
    expect(screen.getAllByText(/^Step /).map((line) => line.textContent)).toEqual(['Step a', 'Step b']);
  });
});

describe('what a screen reader hears', () => {
  it('is "typing" once and the finished reply once, and nothing of the feed', () => {
    const { container, rerender } = render(feed([reply, question]));
    const live = container.querySelector('[aria-live=polite]');
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
    expect(live?.textContent).toBe('');
    const streaming: ChatTurn = { ...reply, id: 'r2', content: 'So', state: 'streaming' };
    rerender(feed([reply, question], { replying: true }));
    expect(live?.textContent).toBe('Foothold is typing…');
    rerender(feed([reply, question, streaming], { replying: true }));
    expect(live?.textContent).toBe('Foothold is typing…');
    rerender(feed([reply, question, { ...streaming, content: 'So it is.', state: 'settled' }]));
    expect(live?.textContent).toBe('So it is.');
  });
});

describe('following the stream', () => {
  function scroller(scrollHeight: number) {
    const box = screen.getByRole('log');
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: scrollHeight });
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: 100 });
    return box;
  }

  function scrollTo(box: HTMLElement, top: number) {
    box.scrollTop = top;
    fireEvent.scroll(box);
  }

  const grown = (content: string) => feed([question, { ...reply, content, state: 'streaming' }], { replying: true });

  it('goes on at the end, stops at any scroll up, and goes on again by "Latest"', async () => {
    const { rerender } = render(grown('a'));
    const box = scroller(500);
    rerender(grown('a b'));
    expect(box.scrollTop).toBe(500);
    scrollTo(box, 400);
    expect(screen.queryByRole('button', { name: 'Latest' })).toBeNull();

    scrollTo(box, 380);
    scroller(700);
    rerender(grown('a b c'));
    expect(box.scrollTop).toBe(380);
    rerender(feed([question, { ...reply, content: 'a b c d' }]));
    expect(box.scrollTop).toBe(380);

    await userEvent.click(screen.getByRole('button', { name: 'Latest' }));
    expect(box.scrollTop).toBe(700);
    expect(screen.queryByRole('button', { name: 'Latest' })).toBeNull();
  });

  it('lets go at a turn of the wheel, before anything has moved', () => {
    const { rerender } = render(grown('a'));
    const box = scroller(500);
    scrollTo(box, 400);
    fireEvent.wheel(box, { deltaY: -1 });
    scroller(600);
    rerender(grown('a b'));
    expect(box.scrollTop).toBe(400);
  });

  it('lets go of a reader who moved up, also when a word comes before its event', () => {
    const { rerender } = render(grown('a'));
    const box = scroller(500);
    rerender(grown('a b'));
    box.scrollTop = 340;
    scroller(600);
    rerender(grown('a b c'));
    expect(box.scrollTop).toBe(340);
    expect(screen.getByRole('button', { name: 'Latest' })).toBeDefined();
  });

  it('takes hold again when a message is sent', () => {
    const { rerender } = render(feed([question, reply]));
    const box = scroller(500);
    scrollTo(box, 300);
    scrollTo(box, 200);
    scroller(600);
    rerender(feed([question, reply, { ...question, id: 'q2' }], { replying: true }));
    expect(box.scrollTop).toBe(600);
    expect(screen.queryByRole('button', { name: 'Latest' })).toBeNull();
  });

  it('takes hold again when the reader comes back to the end', () => {
    const { rerender } = render(grown('a'));
    const box = scroller(500);
    scrollTo(box, 300);
    scrollTo(box, 200);
    scrollTo(box, 400);
    scroller(600);
    rerender(grown('a b'));
    expect(box.scrollTop).toBe(600);
  });
});
