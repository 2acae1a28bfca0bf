import { api, type FieldUpdate } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeDraftText } from '#shared/chat/draft-texts.ts';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { ChatPage } from './chat-page.tsx';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const HISTORY = api.chat.onboardingList;
const SEND = api.chat.onboardingSend;
const FIELD = api.profile.saveField;
const reply = (text: string, updates: FieldUpdate[] = []) => ({
  reply: text,
  updates,
  source: 'builtin' as const,
  suggestions: ['Skip this'],
});
const message = (id: string, sender: 'user' | 'foothold', content: string) => ({
  id,
  sender,
  content,
  ts: 1_700_000_000_000,
  step_id: null,
  substep_id: null,
  source: null,
  interrupted: false,
});
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your answer…' });
/** Without the line that is read out to those who can't see. */
const feed = () => within(screen.getByRole('log'));

beforeEach(() => {
  server.answers(HISTORY, { messages: [] });
  server.answers(SEND, reply('What did you do **so far**?'));
  server.echoes(FIELD);
});

describe('the interview', () => {
  it('greets, then lets the server speak first with an empty message', async () => {
    showPage(<ChatPage />);
    expect(await screen.findByText(/Hi, I’m Foothold/)).toBeTruthy();
    expect(await screen.findByText('so far')).toBeTruthy();
    expect(server.bodiesTo(SEND)).toMatchObject([{ message: '', language: 'en' }]);
    expect(screen.getByRole('button', { name: 'Skip this' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows what was said before and does not open anew', async () => {
    server.answers(HISTORY, { messages: [message('1', 'user', 'Baking'), message('2', 'foothold', 'Which skills?')] });
    showPage(<ChatPage />);
    expect(await screen.findByText('Which skills?')).toBeTruthy();
    expect(screen.getByText('Baking')).toBeTruthy();
    // An opening would be asked for in the timer before this one.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(server.bodiesTo(SEND)).toEqual([]);
  });

  it('asks again, as the same message, for a reply that did not come before the page was left', async () => {
    const id = 'ee5f9b0e-3df4-4a4a-9f0e-1d1f3a0e5a11';
    server.answers(HISTORY, { messages: [message('1', 'foothold', 'Which skills?'), message(id, 'user', 'Baking')] });
    writeDraftText('interview', 'Baking');
    showPage(<ChatPage />);
    expect(await screen.findByText('so far')).toBeTruthy();
    expect(server.bodiesTo(SEND)).toMatchObject([{ message: 'Baking', id }]);
    expect(feed().getAllByText('Baking')).toHaveLength(1);
    expect(box().value).toBe('');
  });

  it('asks for the opening again while nothing was said, and shows it once', async () => {
    server.answers(HISTORY, { messages: [message('1', 'foothold', 'Quelles compétences ?')] });
    showPage(<ChatPage />);
    expect(await screen.findByText('so far')).toBeTruthy();
    expect(server.bodiesTo(SEND)).toMatchObject([{ message: '' }]);
    expect(screen.queryByText(/Quelles/)).toBeNull();
  });

  it('says when the history can’t be had, and asks again', async () => {
    server.breaks(HISTORY);
    const { user } = showPage(<ChatPage />);
    expect(await screen.findByText('Failed to load chat messages')).toBeTruthy();
    expect(server.bodiesTo(SEND)).toEqual([]);
    server.answers(HISTORY, { messages: [message('1', 'user', 'Hello'), message('2', 'foothold', 'Which skills?')] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await feed().findByText('Which skills?')).toBeTruthy();
    expect(screen.queryByText('Failed to load chat messages')).toBeNull();
  });

  it('locks the box only until the first word, shows dots until then, and keeps what is typed meanwhile', async () => {
    const { user } = showPage(<ChatPage />);
    await screen.findByText('so far');
    const events = server.talks(SEND);
    await user.type(box(), 'I bake{Enter}');
    expect(await screen.findByText('I bake')).toBeTruthy();
    expect(screen.getByTestId('typing-dots')).toBeTruthy();
    expect(box().readOnly).toBe(true);
    events.send('delta', { text: 'Tell me ' });
    await waitFor(() => expect(box().readOnly).toBe(false));
    expect(screen.queryByTestId('typing-dots')).toBeNull();
    await user.type(box(), 'and I sell');
    events.send('delta', { text: 'more.' });
    events.send('done', reply('Tell me more.'));
    expect(await feed().findByText('Tell me more.')).toBeTruthy();
    expect(box().value).toBe('and I sell');
  });

  it('puts a text that was not sent back into the box, and sends it again', async () => {
    const { user } = showPage(<ChatPage />);
    await screen.findByText('so far');
    server.breaks(SEND);
    await user.type(box(), 'I bake{Enter}');
    await waitFor(() => expect(box().value).toBe('I bake'));
    expect(await screen.findByText('Chat error')).toBeTruthy();
    expect(screen.queryByTestId('typing-dots')).toBeNull();
    server.answers(SEND, reply('Lovely.'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await feed().findByText('Lovely.')).toBeTruthy();
    expect(box().value).toBe('');
    expect(screen.getAllByText('I bake')).toHaveLength(1);
  });

  it('offers to ask again for a first question that did not come', async () => {
    server.breaks(SEND);
    const { user } = showPage(<ChatPage />);
    expect(await screen.findByText('The first question couldn’t be loaded.')).toBeTruthy();
    server.answers(SEND, reply('Which skills?'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await feed().findByText('Which skills?')).toBeTruthy();
    expect(server.bodiesTo(SEND)).toMatchObject([{ message: '' }, { message: '' }]);
  });

  it('ignores a blank message', async () => {
    const { user } = showPage(<ChatPage />);
    await screen.findByText('so far');
    await user.type(box(), '   {Enter}');
    expect(server.bodiesTo(SEND)).toHaveLength(1);
  });
});

describe('what a reply saves', () => {
  const baking = { name: 'Baking', level: 'beginner', notes: '' } as const;
  const sales = { name: 'Sales', level: 'advanced', notes: '' } as const;

  it('goes into the draft: lists whole, names of the server mapped', async () => {
    useDraft.setState({ skills: [baking] });
    const events = server.talks(SEND);
    showPage(<ChatPage />);
    await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
    events.send('update', { field: 'skills', payload: [baking, sales] });
    events.send('update', { field: 'hours_per_week', payload: 6 });
    events.send('update', { field: 'budget_per_month', payload: 200 });
    events.send('done', reply('Noted.', [{ field: 'skills', payload: [baking, sales] }]));
    expect(await screen.findByText('Saved: 6 hours/week')).toBeTruthy();
    expect(screen.getByText('Saved: 200 a month')).toBeTruthy();
    expect(screen.getByText('Saved: Sales')).toBeTruthy();
    expect(useDraft.getState()).toMatchObject({ skills: [baking, sales], hoursPerWeek: 6, budgetPerMonth: '200' });
  });

  it('can be taken back, here and on the server', async () => {
    useDraft.setState({ hoursPerWeek: 3, synced: { ...useDraft.getState(), hoursPerWeek: 3 } });
    server.answers(SEND, reply('Noted.', [{ field: 'hours_per_week', payload: 6 }]));
    const { user } = showPage(<ChatPage />);
    await screen.findByText('Saved: 6 hours/week');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Saved: 6 hours/week')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(useDraft.getState().hoursPerWeek).toBe(3);
    await waitFor(() => expect(server.bodiesTo(FIELD)).toEqual([{ field: 'hours_per_week', payload: 3 }]));
  });
});

describe('the checklist', () => {
  const baking = { name: 'Baking', level: 'beginner', notes: '' } as const;
  const checklist = () => within(screen.getByRole('complementary', { name: 'Your profile' }));

  it('splits what must be filled from what may be, with marks and a count', () => {
    useDraft.setState({ skills: [baking] });
    showPage(<ChatPage />);
    const required = within(checklist().getByRole('region', { name: 'Must be filled fields' }));
    expect(required.getAllByRole('button').map((line) => line.textContent)).toEqual([
      'Experiencestill empty',
      'Skillsfilled1',
      'Goalsstill empty',
      'Languagefilled',
    ]);
    const optional = within(checklist().getByRole('region', { name: 'Additional fields' }));
    expect(optional.getAllByRole('button')).toHaveLength(9);
    expect(checklist().getByText('2 of 13 filled')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Profile 2/13' })).toBeTruthy();
  });

  it('opens as a drawer behind the profile button', async () => {
    const { user } = showPage(<ChatPage />);
    await user.click(screen.getByRole('button', { name: /^Profile/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your profile' }));
    await user.click(drawer.getByRole('button', { name: /^Age/ }));
    expect(await screen.findByRole('dialog', { name: 'Age' })).toBeTruthy();
  });

  it('deletes here first, keeps it deleted when the server can’t be told, and tries again', async () => {
    useDraft.setState({ skills: [baking], synced: { ...useDraft.getState(), skills: [baking] } });
    server.breaks(FIELD);
    const { user } = showPage(<ChatPage />);
    await user.click(checklist().getByRole('button', { name: /^Skills/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Skills' }));
    expect(drawer.getByRole('list', { name: 'Skills' }).closest('.max-h-40')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Delete Baking' }));
    expect((await drawer.findByRole('alert')).textContent).toContain('Couldn’t update the server. Please try again.');
    expect(useDraft.getState().skills).toEqual([]);
    server.echoes(FIELD);
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(drawer.queryByRole('alert')).toBeNull());
    expect(server.bodiesTo(FIELD).at(-1)).toEqual({ field: 'skills', payload: [] });
    expect(useDraft.getState().skills).toEqual([]);
  });

  it('saves a value and closes; an age below 16 is refused', async () => {
    const { user } = showPage(<ChatPage />);
    await user.click(checklist().getByRole('button', { name: /^Age/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Age' }));
    const age = drawer.getByLabelText('Age');
    await user.type(age, '15');
    await user.tab();
    // Behind the last control the drawer takes the focus round to its first, a frame later: what is typed before would miss the box.
    await waitFor(() => expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Close' })));
    expect(drawer.getByText('You need to be at least 16 to use Foothold.')).toBeTruthy();
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await user.clear(age);
    await user.type(age, '17{Enter}');
    await waitFor(() => expect(server.bodiesTo(FIELD)).toEqual([{ field: 'age', payload: 17 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells the server what was typed on the way here', async () => {
    useDraft.setState({ location: 'Haifa' });
    showPage(<ChatPage />);
    await waitFor(() => expect(server.bodiesTo(FIELD)).toEqual([{ field: 'location', payload: 'Haifa' }]));
  });
});
