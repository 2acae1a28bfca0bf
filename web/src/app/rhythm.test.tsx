import { rhythm, type Rhythm } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import type { FakeServer } from '#shared/testing/fake-server.ts';

const days = ['23', '24', '25', '26', '27', '28', '29'].map((day, at) => ({
  date: `2026-11-${day}`,
  done: at === 0,
  units: at === 0 ? 2 : 0,
  rests: at > 4,
}));
const week: Rhythm['week'] = { start: '2026-11-23', days, need: 3, done: 1, state: 'pending' };
const sample: Rhythm = {
  today: '2026-11-24',
  promise: { days_per_week: 3, from: '2026-11-23' },
  paused: null,
  week,
  streak: 2,
  best: 4,
  momentum: 0.4,
  xp: 75,
  level: 2,
  level_from: 60,
  level_to: 160,
  comeback: false,
  last_done: '2026-11-23',
  identity: null,
  intention: null,
  reported: false,
  settings: { week_start: 'monday', day_start: 3, shown: true },
};

function openRhythm(changed: Partial<Rhythm> = {}) {
  return renderApp('/rhythm', {
    signedIn: true,
    prepare: (server: FakeServer) => {
      server.answers(rhythm.get, { ...sample, ...changed });
      server.answers(rhythm.week, {
        week,
        closed: 'The early mornings',
        events: [
          {
            id: '1',
            kind: 'tick',
            date: '2026-11-23',
            title: 'Ask two people',
            minutes: 30,
            amount: null,
            text: '',
            later: false,
          },
          {
            id: '2',
            kind: 'report',
            date: '2026-11-23',
            title: '',
            minutes: null,
            amount: null,
            text: 'Both said yes',
            later: true,
          },
          {
            id: '3',
            kind: 'report',
            date: '2026-11-23',
            title: '',
            minutes: null,
            amount: null,
            text: 'One more',
            later: false,
          },
          { id: '5', kind: 'money', date: '2026-11-23', title: '', minutes: null, amount: 40, text: '', later: false },
          {
            id: '4',
            kind: 'promise',
            date: '2026-11-24',
            title: '',
            minutes: null,
            amount: null,
            text: '',
            later: false,
          },
        ],
      });
      server.answers(rhythm.addEvents, ({ body }) => {
        const { events } = body as { events: { id: string }[] };
        return { results: events.map(({ id }) => ({ id, state: 'stored' as const })) };
      });
    },
  });
}

const eventsSent = ({ server }: ReturnType<typeof openRhythm>) =>
  server.callsTo(rhythm.addEvents).flatMap(({ body }) => (body as { events: Record<string, unknown>[] }).events);

describe('the page of a rhythm', () => {
  it('shows this week first and kept weeks last, and opens the rows a number is made of', async () => {
    const { user } = openRhythm();
    await screen.findByText('Days so far: 1 of 3');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect([headings[0], headings[1], headings.at(-1)]).toEqual(['This week', 'Momentum', 'Weeks kept']);
    expect(headings[headings.indexOf('The week in three lines') + 1]).toBe('Your promise');
    expect(screen.getByText('Monday: something was done')).toBeTruthy();
    await user.click(await screen.findByText('Tasks and results: 2'));
    expect(screen.getAllByText('Ask two people')[0]).toBeTruthy();
    expect(screen.getByText('· 40')).toBeTruthy();
  });

  it('counts days as days: one told of twice is one, and a promise makes none', async () => {
    openRhythm();
    const three = within(await screen.findByRole('region', { name: 'The week in three lines' }));
    expect(await three.findByText('Days you wrote about: 1')).toBeTruthy();
    expect(three.getByText('Days you did something: 1')).toBeTruthy();
    expect(three.queryByText('A promise')).toBeNull();
  });

  it('takes the report of a day by keyboard alone, in three choices and one line', async () => {
    const app = openRhythm();
    const report = within(await screen.findByRole('region', { name: 'How did it go?' }));
    const keyboard = userEvent.setup();
    report.getByRole('radio', { name: 'It went well' }).focus();
    await keyboard.keyboard(' {Tab} {Tab} {Tab}Two neighbours said yes{Enter}');
    await screen.findByText('Saved. That day counts.');
    expect(eventsSent(app)).toMatchObject([
      {
        kind: 'report',
        data: { mood: 'well', deed: 'people', minutes: 10, text: 'Two neighbours said yes' },
        zone: expect.any(String),
      },
    ]);
  });

  it('takes what somebody was paid with the report, as a row of its own', async () => {
    const app = openRhythm();
    await app.user.type(await screen.findByLabelText('Money that came in, if any'), '12.5');
    await app.user.selectOptions(screen.getByLabelText('Which day?'), 'Yesterday');
    await app.user.click(screen.getByRole('button', { name: 'Save the day' }));
    await waitFor(() => expect(eventsSent(app)).toHaveLength(2));
    const at = new Date('2026-11-23T12:00:00').toISOString();
    expect(eventsSent(app)).toMatchObject([
      { kind: 'report', at },
      { kind: 'money', at, data: { amount: 12.5 } },
    ]);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Money that came in, if any').value).toBe(''));
  });

  it('tells of an earlier day at a time of that day', async () => {
    const app = openRhythm();
    await app.user.selectOptions(await screen.findByLabelText('Which day?'), 'Yesterday');
    await app.user.click(screen.getByRole('button', { name: 'Save the day' }));
    await waitFor(() => expect(eventsSent(app)).toHaveLength(1));
    expect(eventsSent(app)[0]?.['at']).toBe(new Date('2026-11-23T12:00:00').toISOString());
  });

  it('welcomes whoever comes back', async () => {
    openRhythm({ comeback: true });
    expect((await screen.findByText('Good to have you back')).closest('[role=status]')).toBeTruthy();
  });

  it('shows what speaks for who somebody is becoming, row by row', async () => {
    const { user } = openRhythm({ identity: { text: 'asks first', votes: 2 } });
    const card = await screen.findByRole('region', { name: 'Who you are becoming' });
    await user.click(within(card).getByText('Proof so far: 2'));
    expect(await within(card).findByText('Ask two people')).toBeDefined();
    expect(within(card).getByRole('button', { name: 'The week before' })).toBeDefined();
  });

  it('keeps what was answered at the end of a week in its place', async () => {
    const { user, server } = openRhythm();
    const answer = await screen.findByLabelText<HTMLTextAreaElement>('What helped most?');
    await waitFor(() => expect(answer.value).toBe('The early mornings'));
    await user.type(answer, ', and tea');
    await user.click(screen.getByRole('button', { name: 'Close the week' }));
    await waitFor(() =>
      expect(server.callsTo(rhythm.addEvents)).toMatchObject([
        { body: { events: [{ kind: 'close', data: { week: '2026-11-23', text: 'The early mornings, and tea' } }] } },
      ]),
    );
  });

  it('says of weeks kept what there is, and never a nought', async () => {
    openRhythm({ streak: 0, best: 4 });
    expect(await screen.findByText(/longest run so far: 4/)).toBeDefined();
    expect(screen.queryByText(/In a row/)).toBeNull();
  });

  it('lets a day begin when somebody likes', async () => {
    const { user, server } = openRhythm();
    server.answers(rhythm.setSettings, { ...sample, settings: { ...sample.settings, day_start: 5 } });
    const start = await screen.findByLabelText<HTMLSelectElement>('A day begins at');
    expect(start.selectedOptions[0]?.label).toMatch(/^3:00/);
    await user.selectOptions(start, '5');
    await waitFor(() => expect(start.selectedOptions[0]?.label).toMatch(/^5:00/));
    expect(server.callsTo(rhythm.setSettings)).toMatchObject([{ body: { day_start: 5 } }]);
  });

  it('can be switched off, and says only how to switch it on again', async () => {
    openRhythm({ settings: { ...sample.settings, shown: false } });
    expect(await screen.findByText(/Your rhythm is hidden/)).toBeTruthy();
    expect(screen.queryByText('Momentum')).toBeNull();
  });
});
