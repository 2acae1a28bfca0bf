import { api, type Recommendation } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { sampleIdea, sampleNumbers } from './testing/sample-ideas.ts';
import { showIdeas } from './recommendations-testing.tsx';

const evidence = [{ text: 'own a kiln', field: 'notes' as const, index: null }];
const ideas: Recommendation[] = [
  sampleIdea(1, 'Workshops', { numbers: { ...sampleNumbers, own: { unit_price: 40 } } }),
  sampleIdea(2, 'Repairs', { why: ['own a kiln'], evidence, startup_cost_band: 0, numbers: sampleNumbers }),
  sampleIdea(3, 'Glazes', { place: 'online' }),
  sampleIdea(4, 'Tiles'),
  sampleIdea(5, 'Lamps'),
];
const ids = (...places: number[]) => places.map((place) => ideas[place - 1]?.recommendation_id).join(',');

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

const choice = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: title });
const compareLink = () => screen.getByRole('link', { name: 'Compare side by side' });

async function show(search?: string, given = ideas) {
  const shown = showIdeas(server, given, search);
  if (!search) await screen.findByRole('article', { name: 'Workshops' });
  return shown;
}

describe('choosing ideas to compare', () => {
  it('begins with the first four, and takes no more', async () => {
    const { user, router } = await show();
    await user.click(compareLink());
    await screen.findByRole('table');
    expect(router.state.location.search).toBe(`?compare=${ids(1, 2, 3, 4)}`);
    expect(choice('Lamps').disabled).toBe(true);
    await user.click(choice('Repairs'));
    await vi.waitFor(() => expect(choice('Lamps').disabled).toBe(false));
    await user.click(choice('Lamps'));
    await vi.waitFor(() => expect(router.state.location.search).toBe(`?compare=${ids(1, 3, 4, 5)}`));
    expect(screen.getByRole('columnheader', { name: 'Lamps' })).toBeDefined();
    expect(document.activeElement).toBe(choice('Lamps'));
  });

  it('is offered only where there are two', async () => {
    await show(undefined, ideas.slice(0, 1));
    expect(screen.queryByRole('link', { name: 'Compare side by side' })).toBeNull();
  });
});

describe('ideas side by side', () => {
  it('are a table of the same facts, under the name of each', async () => {
    await show(`?compare=${ids(1, 2, 3)}`);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Workshops',
      'Repairs',
      'Glazes',
    ]);
    const cells = table.getAllByRole('cell').map((cell) => cell.textContent);
    const read = table
      .getAllByRole('rowheader')
      .map((name, index) => [name.textContent, ...cells.slice(index * 3, index * 3 + 3)]);
    expect(read.slice(1, -1)).toEqual([
      ['Hours a week', '5.6', '6', '\u20664–6\u2069'],
      ['To start', 'A small amount', 'Nothing', 'A small amount'],
      ['Where', 'In person', 'In person', 'Online'],
      ['First customer', 'A neighbour', 'A neighbour', 'A neighbour'],
      ['Main risk', 'Few people come', 'Few people come', 'Few people come'],
      ['Price', '40 a session yours', '40 a session calculated', 'No amount set'],
      ['How many a week', '3.75 sessions calculated', '4 sessions calculated', 'No amount set'],
    ]);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Generate more ideas' })).toBeNull();
  });

  it.each([
    ['impact', 'First customer or first step'],
    ['earn', 'First customer'],
  ] as const)('call what comes first by the goals they serve (%s)', async (purpose, name) => {
    await show(`?compare=${ids(1, 2)}`, [ideas[0]!, sampleIdea(2, 'Choir', { purpose })]);
    expect(await screen.findByRole('rowheader', { name })).toBeDefined();
  });

  it('open on the same screen, close again, and the focus is where it was', async () => {
    const { user, router } = await show();
    await user.click(compareLink());
    await screen.findByRole('table');
    expect(document.activeElement?.textContent).toBe('Side by side');
    await user.click(choice('Tiles'));
    await user.click(screen.getByRole('button', { name: 'Back to all ideas' }));
    await vi.waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(router.state.location.search).toBe('');
    expect(document.activeElement).toBe(compareLink());
  });

  it('opened by their address close to the list', async () => {
    const { user, router } = await show(`?compare=${ids(1, 3)},unknown`);
    await screen.findByRole('table');
    expect([choice('Workshops').checked, choice('Repairs').checked, choice('Glazes').checked]).toEqual([
      true,
      false,
      true,
    ]);
    await user.click(screen.getByRole('button', { name: 'Back to all ideas' }));
    await screen.findByRole('article', { name: 'Workshops' });
    expect(router.state.location.search).toBe('');
  });

  it('lead to the profile and back to the comparison', async () => {
    const { user, router } = await show(`?compare=${ids(1, 2)}`);
    await user.click(await screen.findByRole('link', { name: /own a kiln/ }));
    expect(router.state.location).toMatchObject({
      pathname: '/profile',
      hash: '#notes',
      state: { text: 'own a kiln', back: `/recommendations?compare=${ids(1, 2)}` },
    });
  });

  it('can be picked, each in its column', async () => {
    const planId = '01900000-0000-7000-8000-000000000099';
    server.answers(api.plan.createFromRecommendation, { plan_id: planId });
    const { user } = await show(`?compare=${ids(1, 2)}`);
    const [, second] = await screen.findAllByRole('button', { name: 'Choose idea & make a plan →' });
    await user.click(second!);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/plan/${planId}`);
    expect(server.bodiesTo(api.plan.createFromRecommendation)).toEqual([
      { recommendation_id: ids(2), title: 'Repairs' },
    ]);
  });

  it('leave out what was declined', async () => {
    const declined = { reason: 'other' as const, note: '' };
    await show(
      `?compare=${ids(1, 2)}`,
      ideas.map((idea) => (idea.title === 'Repairs' ? { ...idea, declined } : idea)),
    );
    expect(await screen.findByText('Fewer than two of these ideas are left to compare.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
