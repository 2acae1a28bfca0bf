import { api, memory, type MemoryEntry, type NewMemory } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { untouchedProfile } from '#shared/testing/samples.ts';
import type { FakeServer } from '#shared/testing/fake-server.ts';

const [message_id, plan_id, step_id] = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const van: MemoryEntry = {
  id: '00000000-0000-4000-8000-0000000000aa',
  kind: 'for_now',
  text: 'Only 4 hours a week',
  until: '2099-02-01',
  source: { message_id: message_id!, plan_id: plan_id!, step_id: step_id!, substep_id: null },
  created_at: '2026-11-20T10:00:00.000Z',
  revised_at: '2026-11-20T10:00:00.000Z',
};

function openMemory(entries: MemoryEntry[], path = '/memory') {
  let held = entries;
  return renderApp(path, {
    signedIn: true,
    prepare: (server: FakeServer) => {
      server.answers(memory.list, () => ({ entries: held }));
      server.answers(memory.add, ({ body }) => {
        const entry = { ...van, ...(body as NewMemory), id: message_id!, source: null };
        held = [entry, ...held];
        return { entry };
      });
      server.answers(memory.change, ({ body }) => {
        held = [{ ...van, ...(body as NewMemory) }];
        return { entry: held[0]! };
      });
      server.answers(memory.forget, () => {
        held = [];
        return undefined;
      });
    },
  });
}

it('shows what is remembered with where it comes from, takes other words, and forgets once it was asked', async () => {
  const { user, server } = openMemory([van]);
  const item = within((await screen.findByText(van.text)).closest('li')!);
  expect(item.getByText(/February 1, 2099/u)).toBeTruthy();
  expect(item.getByRole('link').getAttribute('href')).toBe(`/plan/${plan_id}?step=${step_id}`);

  await user.click(item.getByRole('button', { name: /^Change/u }));
  const words = screen.getByRole('textbox', { name: 'What to remember' });
  await user.clear(words);
  await user.type(words, 'Only 5 hours a week');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Only 5 hours a week');
  expect(server.callsTo(memory.change)[0]?.body).toEqual({
    kind: 'for_now',
    text: 'Only 5 hours a week',
    until: van.until,
  });

  await user.click(screen.getByRole('button', { name: /^Forget/u }));
  expect(server.callsTo(memory.forget)).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Forget' }));
  await screen.findByText(/Nothing yet/u);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What I asked it to remember'));
});

it('takes something new by keyboard', async () => {
  const { user, server } = openMemory([]);
  await screen.findByText(/Nothing yet/u);
  screen.getByRole('button', { name: 'Add something' }).focus();
  await user.keyboard('{Enter}My sister helps on Tuesdays');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('My sister helps on Tuesdays');
  expect(server.callsTo(memory.add)[0]?.body).toEqual({
    kind: 'note',
    text: 'My sister helps on Tuesdays',
    until: null,
  });
});

it('is a step from the profile', async () => {
  renderApp('/profile', {
    signedIn: true,
    prepare: (server) => server.answers(api.account.sessions, { sessions: [] }),
  });
  const link = await screen.findByRole('link', { name: 'What it knows' });
  expect(link.getAttribute('href')).toBe('/memory');
});

it('shows every field of the profile that holds something, and no other', async () => {
  const known = {
    age: 44,
    hobbies: 'chess',
    limits: 'no stairs',
    dislikes: 'selling',
    skills: [
      { skill_name: 'welding', level: 'advanced' as const, notes: '' },
      { skill_name: 'brazing', level: 'beginner' as const, notes: '' },
    ],
    goals: [{ goal_type: 'earn', value: '300 a month' }],
  };
  renderApp('/memory', {
    signedIn: true,
    prepare: (server) => {
      server.answers(memory.list, { entries: [] });
      server.answers(api.profile.get, { profile: { ...untouchedProfile, ...known } });
    },
  });
  await screen.findByText('chess');
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown.toSorted()).toEqual([
    '44',
    'Earn something every month: 300 a month',
    'chess',
    'no stairs',
    'selling',
    'welding and brazing',
  ]);
});

it('leads to the entry that a reply referred to', async () => {
  openMemory([{ ...van, id: message_id!, text: 'The baker lends a table' }, van], `/memory#${van.id}`);
  const item = (await screen.findByText(van.text)).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(item));
});
