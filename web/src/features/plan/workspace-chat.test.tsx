import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openWorkspace } from './workspace-testing.tsx';
import { id } from './testing/sample-plan.ts';

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const feed = () => within(screen.getByRole('log'));
const said = () =>
  feed()
    .queryAllByRole('article')
    .map((article) => article.firstElementChild?.textContent?.trim());

const message = {
  id: id(900),
  sender: 'foothold',
  content: 'Like **this**.',
  ts: 1_700_000_000_000,
  step_id: id(10),
  substep_id: id(102),
  source: 'builtin',
  interrupted: false,
};
const reply = { reply: message.content, message, source: 'builtin', suggestions: ['And then?'] };

/** A server that streams; the test sends the events of the newest call. */
function streaming() {
  const answers: ReturnType<typeof eventAnswer>[] = [];
  const answer: Answer = ({ signal }) => {
    const events = eventAnswer(signal);
    answers.push(events);
    return events.response;
  };
  return { 'POST /api/chat': answer, newest: () => answers.at(-1)! };
}

describe('the feed', () => {
  it('welcomes whoever has not written yet', async () => {
    await openWorkspace();
    await vi.waitFor(() => expect(said()[0]).toMatch(/^Welcome!/));
  });

  it('shows what was said before', async () => {
    const asked = { ...message, id: id(901), sender: 'user', content: 'How?', source: null };
    await openWorkspace({ 'GET /api/chat': () => json({ messages: [asked, message] }) });
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
  });

  it('is empty but for the welcome, without an alert, when the history can’t be loaded', async () => {
    const logged = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', logged);
    await openWorkspace({ 'GET /api/chat': () => failure(500, 'INTERNAL', 'Broken.') });
    await vi.waitFor(() => expect(said()[0]).toMatch(/^Welcome!/));
    expect(String(logged.mock.calls[0]?.[0])).toContain('Failed to load chat messages');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a message', () => {
  it('stands at once, is about the selected item, and is answered word by word', async () => {
    const { newest, ...answers } = streaming();
    const calls = await openWorkspace(answers);
    await userEvent.type(box(), 'How?{Enter}');
    expect(said().at(-1)).toBe('How?');
    expect(screen.getByTestId('typing-dots')).toBeDefined();
    expect(box().readOnly).toBe(true);
    const sent = calls.find((call) => call.route === 'POST /api/chat');
    expect(sent?.body).toMatchObject({ message: 'How?', step_id: id(10), substep_id: id(102), language: 'en' });
    expect(sent?.headers.get('Accept')).toBe('text/event-stream');

    newest().send('delta', { text: 'Like **th' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('Like th'));
    expect(screen.queryByTestId('typing-dots')).toBeNull();
    expect(box().readOnly).toBe(false);

    newest().send('delta', { text: 'is**.' });
    newest().send('done', reply);
    await screen.findByText('Built-in guide');
    expect(said().slice(-2)).toEqual(['How?', 'Like this.']);
    expect(screen.getByRole('button', { name: 'And then?' })).toBeDefined();
  });

  it('can be one that was suggested', async () => {
    const calls = await openWorkspace({ 'POST /api/chat': () => json(reply) });
    await userEvent.click(screen.getByRole('button', { name: 'Give me an example' }));
    await vi.waitFor(() => expect(said()).toEqual(['Give me an example', 'Like this.']));
    expect(calls.at(-1)?.body).toMatchObject({ message: 'Give me an example' });
  });

  it('that fails says so, comes back into the box, and is tried again as the same message', async () => {
    const answer = gate<Response>();
    let tries = 0;
    const calls = await openWorkspace({
      'POST /api/chat': () => {
        tries += 1;
        return tries === 1 ? failure(503, 'UNAVAILABLE', 'The guide is away.') : answer.opened;
      },
    });
    await userEvent.type(box(), 'How?{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Chat error');
    expect(screen.getByText('The guide is away.')).toBeDefined();
    await vi.waitFor(() => expect(box().value).toBe('How?'));

    await userEvent.click(feed().getByRole('button', { name: 'Try again' }));
    expect(box().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    answer.open(json(reply));
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
    const [first, second] = calls.filter((call) => call.route === 'POST /api/chat');
    expect(second?.body).toEqual(first?.body);
  });

  it('keeps its text through the end of the session', async () => {
    await openWorkspace({ 'POST /api/chat': () => failure(401, 'UNAUTHENTICATED', 'Signed out.') });
    await userEvent.type(box(), 'How?{Enter}');
    await vi.waitFor(() => expect(localStorage.getItem('sk-chat-drafts')).toContain('How?'));
    expect(localStorage.getItem('sid_jwt')).toBeNull();
  });
});

describe('a reply', () => {
  it('that is stopped keeps its words, and can be asked for again', async () => {
    const { newest, ...answers } = streaming();
    const calls = await openWorkspace(answers);
    await userEvent.type(box(), 'How?{Enter}');
    newest().send('delta', { text: 'Half' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('Half'));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('Stopped before the end')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.at(-1)?.signal?.aborted).toBe(true);

    await userEvent.click(feed().getByRole('button', { name: 'Try again' }));
    expect(said()).toEqual(['How?']);
    newest().send('done', reply);
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
  });

  it('that breaks off keeps its words and says so; the box stays empty', async () => {
    const { newest, ...answers } = streaming();
    await openWorkspace(answers);
    await userEvent.type(box(), 'How?{Enter}');
    newest().send('delta', { text: 'Half' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('Half'));
    newest().breakOff();
    expect((await screen.findByRole('alert')).textContent).toBe('Chat error');
    expect(said()).toEqual(['How?', 'Half']);
    expect(box().value).toBe('');
  });

  it('lets a message be edited and sent anew', async () => {
    await openWorkspace({ 'POST /api/chat': () => json(reply) });
    await userEvent.type(box(), 'How?{Enter}');
    await screen.findByText('Built-in guide');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(box().value).toBe('How?');
    expect(document.activeElement).toBe(box());
  });
});
