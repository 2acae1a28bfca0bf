import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '#shared/i18n/i18n.ts';
import { setEnterSends } from './enter-sends.ts';
import { Composer } from './composer.tsx';
import type { Conversation } from './use-chat-turns.ts';
import { useDraftText } from './use-draft-text.ts';

const onSend = vi.fn<(text: string) => Promise<boolean>>();
const onStop = vi.fn<() => void>();

function Box({ phase = 'idle', draftKey = 'a' }: { phase?: Conversation['phase']; draftKey?: string }) {
  const draft = useDraftText(draftKey);
  return <Composer label="Message" placeholder="" {...{ draft, phase, onSend, onStop }} />;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

beforeEach(async () => {
  await startTexts('en');
  onSend.mockReset().mockResolvedValue(true);
  onStop.mockReset();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('sending', () => {
  it('sends by Enter and empties the box; Shift+Enter breaks the line', async () => {
    render(<Box />);
    await userEvent.type(box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(box(), '{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
    expect(box().value).toBe('');
  });

  it('sends nothing blank', async () => {
    render(<Box />);
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(box(), '  \u200B{Enter}');
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('refuses a text over the limit and says by how much', async () => {
    render(<Box />);
    fireEvent.change(box(), { target: { value: 'x'.repeat(8_003) } });
    expect(screen.getByRole('alert').textContent).toBe('3 characters too many');
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('leaves Enter to the input method while it puts a character together', async () => {
    render(<Box />);
    fireEvent.change(box(), { target: { value: 'にほん' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    // Safari tells the Enter that ends a composition after it, by the code 229 alone.
    const late = createEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    fireEvent(box(), late);
    expect(late.defaultPrevented).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('sends by Enter where only fingers type too, unless that was switched off', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
    const first = render(<Box />);
    await userEvent.type(box(), 'at once{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('at once');
    first.unmount();
    onSend.mockClear();

    setEnterSends(false);
    render(<Box />);
    await userEvent.type(box(), 'one{Enter}two');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(sendButton());
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
  });

  it('puts the text back when it could not be sent, unless a new one was begun', async () => {
    onSend.mockResolvedValue(false);
    render(<Box />);
    await userEvent.type(box(), 'keep me{Enter}');
    await vi.waitFor(() => expect(box().value).toBe('keep me'));

    const { promise, resolve } = Promise.withResolvers<boolean>();
    onSend.mockReturnValue(promise);
    await userEvent.type(box(), '{Enter}');
    await userEvent.type(box(), 'newer');
    resolve(false);
    await promise;
    expect(box().value).toBe('newer');
  });
});

describe('a reply under way', () => {
  it('is stopped by the button in the place of Send, and by Escape', async () => {
    render(<Box phase="streaming" />);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await userEvent.keyboard('{Escape}');
    expect(onStop).toHaveBeenCalledTimes(2);
  });

  it('lets one type on, but not send', async () => {
    render(<Box phase="streaming" />);
    await userEvent.type(box(), 'next{Enter}');
    expect(box().value).toBe('next');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('makes the box read-only until the server has the message', () => {
    render(<Box phase="sending" />);
    expect(box().readOnly).toBe(true);
  });
});

describe('a half-written message', () => {
  it('is there again after a reload, under its own key only', async () => {
    const first = render(<Box draftKey="step 1" />);
    await userEvent.type(box(), 'half');
    first.rerender(<Box draftKey="step 2" />);
    expect(box().value).toBe('');
    first.unmount();
    render(<Box draftKey="step 1" />);
    expect(box().value).toBe('half');
  });

  it('is forgotten once it was sent', async () => {
    const first = render(<Box />);
    await userEvent.type(box(), 'gone{Enter}');
    first.unmount();
    render(<Box />);
    expect(box().value).toBe('');
    expect(localStorage.getItem('sk-chat-drafts')).toBeNull();
  });
});
