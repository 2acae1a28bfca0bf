import { api, type ChatMessage } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endSession } from '#shared/session.ts';
import { openWorkspace, serverWithPlan, showWorkspace } from './workspace-testing.tsx';
import { id } from './testing/sample-plan.ts';

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const feed = () => within(screen.getByRole('log'));
const said = () =>
  feed()
    .queryAllByRole('article')
    .map((article) => article.firstElementChild?.textContent?.trim());

const message: ChatMessage = {
  id: id(900),
  sender: 'foothold',
  content: 'Like **this**.',
  ts: 1_700_000_000_000,
  step_id: id(10),
  substep_id: id(102),
  source: 'builtin',
  interrupted: false,
};
const reply = { reply: message.content, message, source: 'builtin' as const, suggestions: ['And then?'] };

describe('the feed', () => {
  it('welcomes whoever has not written yet', async () => {
    await openWorkspace();
    await vi.waitFor(() => expect(said()[0]).toMatch(/^Welcome!/));
  });

  it('shows what was said before', async () => {
    const asked: ChatMessage = { ...message, id: id(901), sender: 'user', content: 'How?', source: null };
    serverWithPlan().answers(api.chat.list, { messages: [asked, message] });
    showWorkspace();
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
  });

  it('is empty but for the welcome, without an alert, when the history can’t be loaded', async () => {
    const server = serverWithPlan();
    server.refuses(api.chat.list, 'INTERNAL', 'Broken.');
    showWorkspace();
    await vi.waitFor(() => expect(said()[0]).toMatch(/^Welcome!/));
    expect(String(server.reported[0])).toContain('Failed to load chat messages');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('who comes back after a pause', () => {
  const welcome = {
    id: id(700),
    sender: 'foothold' as const,
    content: 'Good to see you again.',
    ts: 1_790_000_000_000,
    step_id: null,
    substep_id: null,
    source: 'builtin' as const,
    interrupted: false,
  };

  it.each([
    ['after', [welcome]],
    ['before', []],
  ])('is welcomed once, with something to say next, the history read %s the welcome', async (_when, messages) => {
    const server = serverWithPlan();
    server.answers(api.chat.checkIn, { message: welcome, suggestions: ['What comes next?'] });
    server.answers(api.chat.list, { messages });
    showWorkspace();
    await vi.waitFor(() => expect(said()[0]).toContain('Good to see you again.'));
    expect(said()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'What comes next?' })).toBeDefined();
  });

  it('finds the conversation also when the welcome fails', async () => {
    const server = serverWithPlan();
    server.refuses(api.chat.checkIn, 'UNAVAILABLE', 'Away.');
    server.answers(api.chat.list, { messages: [welcome] });
    showWorkspace();
    await vi.waitFor(() => expect(said()[0]).toContain('Good to see you again.'));
    expect(String(server.reported[0])).toContain('Failed to check in');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('logs no call that nobody answered, whatever the browser says of the network by then', async () => {
    const server = serverWithPlan();
    server.breaks(api.chat.checkIn);
    server.answers(api.chat.list, { messages: [welcome] });
    showWorkspace();
    await vi.waitFor(() => expect(said()[0]).toContain('Good to see you again.'));
    expect(navigator.onLine).toBe(true);
    expect(server.reported).toEqual([]);
  });
});

describe('a message', () => {
  it('stands at once, is about the selected item, and is answered word by word', async () => {
    const { server } = await openWorkspace();
    const answer = server.talks(api.chat.send);
    await userEvent.type(box(), 'How?{Enter}');
    expect(said().at(-1)).toBe('How?');
    expect(screen.getByTestId('typing-dots')).toBeDefined();
    expect(box().readOnly).toBe(true);
    const [sent] = server.callsTo(api.chat.send);
    expect(sent?.body).toMatchObject({ message: 'How?', step_id: id(10), substep_id: id(102), language: 'en' });
    expect(sent?.headers.get('Accept')).toBe('text/event-stream');

    answer.send('delta', { text: 'Like **th' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('Like th'));
    expect(screen.queryByTestId('typing-dots')).toBeNull();
    expect(box().readOnly).toBe(false);

    answer.send('delta', { text: 'is**.' });
    answer.send('done', reply);
    await within(screen.getByRole('log')).findByText('Built-in guide');
    expect(said().slice(-2)).toEqual(['How?', 'Like this.']);
    expect(screen.getByRole('button', { name: 'And then?' })).toBeDefined();
  });

  it('can be one that was suggested', async () => {
    const { server } = await openWorkspace();
    server.answers(api.chat.send, reply);
    await userEvent.click(screen.getByRole('button', { name: 'Give me an example' }));
    await vi.waitFor(() => expect(said()).toEqual(['Give me an example', 'Like this.']));
    expect(server.calls.at(-1)?.body).toMatchObject({ message: 'Give me an example' });
  });

  it('that fails says so, comes back into the box, and is tried again as the same message', async () => {
    const { server } = await openWorkspace();
    server.refuses(api.chat.send, 'UNAVAILABLE', 'The guide is away.');
    await userEvent.type(box(), 'How?{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Chat error');
    expect(screen.getByText('The guide is away.')).toBeDefined();
    await vi.waitFor(() => expect(box().value).toBe('How?'));

    const answer = server.holds(api.chat.send, reply);
    await userEvent.click(feed().getByRole('button', { name: 'Try again' }));
    expect(box().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    answer();
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
    const [first, second] = server.bodiesTo(api.chat.send);
    expect(second).toEqual(first);
  });

  it('keeps its text through the end of the session', async () => {
    const { server } = await openWorkspace();
    server.refuses(api.chat.send, 'UNAUTHENTICATED', 'Signed out.');
    await userEvent.type(box(), 'How?{Enter}');
    await vi.waitFor(() => expect(localStorage.getItem('sk-chat-drafts')).toContain('How?'));
    expect(localStorage.getItem('sid_jwt')).toBeNull();
  });

  it('keeps its text too when another call finds the session ended first, and not when the page is left', async () => {
    const server = serverWithPlan();
    server.talks(api.chat.send);
    const send = async () => {
      const page = showWorkspace();
      await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'How?{Enter}');
      await vi.waitFor(() => expect(server.callsTo(api.chat.send).at(-1)?.signal?.aborted).toBe(false));
      return page;
    };
    (await send()).unmount();
    await vi.waitFor(() => expect(server.callsTo(api.chat.send).at(-1)?.signal?.aborted).toBe(true));
    expect(localStorage.getItem('sk-chat-drafts')).toBeNull();

    const page = await send();
    endSession('revoked');
    page.unmount();
    await vi.waitFor(() => expect(localStorage.getItem('sk-chat-drafts')).toContain('How?'));
  });
});

describe('a reply', () => {
  it('that is stopped keeps its words, and can be asked for again', async () => {
    const { server } = await openWorkspace();
    server.answers(api.chat.stop, undefined);
    const answer = server.talks(api.chat.send);
    await userEvent.type(box(), 'How?{Enter}');
    answer.send('delta', { text: 'Half' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('Half'));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('Stopped before the end')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    const [sent] = server.callsTo(api.chat.send);
    expect(sent?.signal?.aborted).toBe(true);
    // A reply that nobody listens to is finished all the same, unless the server is told.
    expect(sent?.body).toMatchObject({ keep_going: true });
    expect(server.bodiesTo(api.chat.stop)).toEqual([{ id: (sent?.body as { id: string } | undefined)?.id }]);

    await userEvent.click(feed().getByRole('button', { name: 'Try again' }));
    expect(said()).toEqual(['How?']);
    answer.send('done', reply);
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
  });

  it('that breaks off keeps its words and says so; the box stays empty', async () => {
    const { server } = await openWorkspace();
    const answer = server.talks(api.chat.send);
    await userEvent.type(box(), 'How?{Enter}');
    answer.send('delta', { text: 'Half' });
    await vi.waitFor(() => expect(said().at(-1)).toBe('Half'));
    answer.breakOff();
    expect((await screen.findByRole('alert')).textContent).toBe('Chat error');
    expect(said()).toEqual(['How?', 'Half']);
    expect(box().value).toBe('');
  });

  it('lets a message be edited and sent anew', async () => {
    const { server } = await openWorkspace();
    server.answers(api.chat.send, reply);
    await userEvent.type(box(), 'How?{Enter}');
    await within(screen.getByRole('log')).findByText('Built-in guide');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(box().value).toBe('How?');
    expect(document.activeElement).toBe(box());
  });

  it('edited takes the place of the earlier message and of what followed', async () => {
    const first: ChatMessage = { ...message, id: id(901), sender: 'user', content: 'Hwo?', source: null };
    const server = serverWithPlan();
    server.answers(api.chat.list, { messages: [first, message] });
    server.answers(api.chat.send, { ...reply, reply: 'Thus.', message: { ...message, id: id(902), content: 'Thus.' } });
    showWorkspace();
    await vi.waitFor(() => expect(said()).toEqual(['Hwo?', 'Like this.']));
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(screen.getByText(/Editing an earlier message/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Suggested messages' }), 'would be sent as new ones').toBeNull();
    await userEvent.clear(box());
    await userEvent.type(box(), 'How?{Enter}');
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Thus.']));
    expect(server.bodiesTo(api.chat.send)[0]).toMatchObject({ message: 'How?', replaces: id(901) });
    expect(screen.queryByText(/Editing an earlier message/)).toBeNull();
  });

  it('is not edited after all, and nothing is replaced', async () => {
    const { server } = await openWorkspace();
    server.answers(api.chat.send, reply);
    await userEvent.type(box(), 'How?{Enter}');
    await within(screen.getByRole('log')).findByText('Built-in guide');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel editing' }));
    expect(box().value).toBe('');
    await userEvent.type(box(), 'And then?{Enter}');
    await vi.waitFor(() => expect(said()).toHaveLength(4));
    expect(server.bodiesTo(api.chat.send)[1]).not.toHaveProperty('replaces');
  });
});

describe('a change that a reply suggests', () => {
  function suggesting(suggested_change: ChatMessage['suggested_change']) {
    const server = serverWithPlan();
    server.answers(api.chat.list, { messages: [{ ...message, source: 'model', suggested_change }] });
    showWorkspace();
    return { server };
  }

  it('of the plan is shown before anything is made of it', async () => {
    const { server } = suggesting({ kind: 'plan', request: 'Make it cheaper' });
    expect(await screen.findByText('A change to your plan, if you like')).toBeDefined();
    server.answers(api.plan.previewAdapt, { proposal: null, notice: 'It can’t be cheaper.' });
    await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Refine the plan' }));
    expect((await drawer.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Make it cheaper');
    expect(await drawer.findByText('It can’t be cheaper.')).toBeDefined();
    expect(server.callsTo(api.plan.adapt)).toEqual([]);
  });

  it('of the profile is saved when it is accepted, and not before', async () => {
    const update = { field: 'hours_per_week' as const, payload: 8 };
    const { server } = suggesting({ kind: 'profile', update, reason: 'You said eight.' });
    expect((await screen.findByText(/Hours per week/)).textContent).toBe('Hours per week: 8');
    expect(server.callsTo(api.profile.saveField)).toEqual([]);
    server.echoes(api.profile.saveField);
    await userEvent.click(screen.getByRole('button', { name: 'Save to profile' }));
    expect(await screen.findByText('Saved to your profile')).toBeDefined();
    expect(server.bodiesTo(api.profile.saveField)).toEqual([update]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Suggested change' }));
  });

  it('can be left', async () => {
    suggesting({ kind: 'plan', request: 'Make it cheaper' });
    await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByText('Make it cheaper')).toBeNull();
    expect(document.activeElement, 'one goes on from the message').toBe(feed().getByRole('article'));
  });
});

describe('a proposed fact of the profile', () => {
  it('shows a list by its names, before and after', async () => {
    const server = serverWithPlan();
    const skills = (...names: string[]) => ({
      field: 'skills' as const,
      payload: names.map((name) => ({ name, level: 'beginner' as const, notes: '' })),
    });
    const payload = { before: skills(), update: skills('Sewing', 'Welding') };
    const proposal = { id: id(902), state: 'open' as const, kind: 'profile' as const, payload };
    server.answers(api.chat.list, { messages: [{ ...message, source: 'model', proposals: [proposal] }] });
    showWorkspace();
    const card = within(await screen.findByRole('region', { name: 'Suggested change' }));
    const sides = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sides).toEqual(['Skills: nothing yet', 'Skills: Sewing, Welding']);
  });
});

describe('an answer of a model', () => {
  const asked: ChatMessage = { ...message, id: id(901), sender: 'user', content: 'How?', source: null };
  const byModel = { ...message, source: 'model' as const };

  it('can be asked for again; the earlier one stays until words come', async () => {
    const server = serverWithPlan();
    server.answers(api.chat.list, { messages: [asked, byModel] });
    showWorkspace();
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
    const answer = server.talks(api.chat.send);
    await userEvent.click(screen.getByRole('button', { name: 'Another answer' }));
    answer.send('delta', { text: 'Or so' });
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Or so']));
    expect(server.bodiesTo(api.chat.send)[0]).toMatchObject({ id: id(901), again: true });
    answer.send('done', { ...reply, message: { ...byModel, content: 'Or so.' } });
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Or so.']));
  });

  it('is still there when no other one comes', async () => {
    const server = serverWithPlan();
    server.answers(api.chat.list, { messages: [asked, byModel] });
    showWorkspace();
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
    server.refuses(api.chat.send, 'UNAVAILABLE', 'The guide is away.');
    await userEvent.click(screen.getByRole('button', { name: 'Another answer' }));
    await screen.findByText('The guide is away.');
    expect(said()).toEqual(['How?', 'Like this.']);
  });

  it('that was begun before a reload goes on', async () => {
    const server = serverWithPlan();
    server.answers(api.chat.list, { messages: [asked], replying_to: asked.id });
    const answer = server.talks(api.chat.send);
    showWorkspace();
    await vi.waitFor(() => expect(server.bodiesTo(api.chat.send)[0]).toMatchObject({ id: asked.id, message: 'How?' }));
    answer.send('delta', { text: 'Like' });
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like']));
    answer.send('done', reply);
    await vi.waitFor(() => expect(said()).toEqual(['How?', 'Like this.']));
  });
});
