import { api } from '@foothold/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { sampleIdea, sampleNumbers } from './testing/sample-ideas.ts';
import { IdeaPage } from './idea-page.tsx';
import { showIdea, showIdeas } from './recommendations-testing.tsx';

const first = sampleIdea(1, 'Workshops', { numbers: sampleNumbers, first_week: 'Fire one pot.' });
const second = sampleIdea(2, 'Repairs');
const planId = '01900000-0000-7000-8000-000000000099';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

describe('the page of an idea', () => {
  it('is opened by its card, and leads back to it', async () => {
    const { user, router } = showIdeas(server, [first, second]);
    await user.click(await screen.findByRole('link', { name: 'Repairs' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Repairs' });
    expect(router.state.location.pathname).toBe(`/recommendations/${second.recommendation_id}`);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole('link', { name: 'Back to all ideas' }));
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Repairs' })),
    );
  });

  it('says what the goal takes, the risk, whom to ask first and what the first week holds', async () => {
    showIdea(server, first);
    await screen.findByRole('heading', { level: 1, name: 'Workshops' });
    const texts = ['16 sessions at 40 a session: that makes 640 a month.', 'That uses your full 6 h a week.'];
    for (const text of [
      ...texts,
      'Few people come',
      'A neighbour',
      'Fire one pot.',
      'A first customer within a month.',
    ])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('taught ceramics for 3 years').tagName).toBe('BDI');
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['6 h a week', 'A small amount', 'In person']);
  });

  it.each(['impact', 'personal'] as const)('that serves no money goal (%s) speaks of no customer', async (purpose) => {
    showIdea(server, sampleIdea(1, 'Choir', { purpose }));
    expect(await screen.findByRole('heading', { level: 2, name: 'First step' })).toBeDefined();
    expect(screen.queryByText('First customer')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'The numbers' })).toBeNull();
  });

  it('unfolds and folds its details', async () => {
    const { user } = showIdea(server, first);
    const more = await screen.findByRole('button', { name: 'Show More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Then grow.')).toBeNull();
    await user.click(more);
    expect(screen.getByText('Then grow.').closest('[hidden]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide Details' }));
    expect(screen.getByText('Then grow.').closest('[hidden]')).not.toBeNull();
  });

  it('makes a plan of it', async () => {
    server.answers(api.plan.createFromRecommendation, { plan_id: planId });
    const { user } = showIdea(server, first);
    await user.click(await screen.findByRole('button', { name: 'Choose idea & make a plan →' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/plan/${planId}`);
    expect(server.bodiesTo(api.plan.createFromRecommendation)).toEqual([
      { recommendation_id: first.recommendation_id, title: 'Workshops' },
    ]);
  });

  it('leads to a comparison with the others, itself first', async () => {
    const third = { ...sampleIdea(3, 'Glazes'), declined: { reason: 'other' as const, note: '' } };
    showIdea(server, second, [first, second, third]);
    const link = await screen.findByRole('link', { name: 'Compare with other ideas' });
    expect(link.getAttribute('href')).toBe(
      `/recommendations?compare=${second.recommendation_id},${first.recommendation_id}`,
    );
  });

  it('that is not there leads to the list', async () => {
    const { router } = showIdeas(server, [first], '/unknown');
    expect(await screen.findByRole('article', { name: 'Workshops' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/recommendations');
  });

  it('can be asked for again when it can’t be loaded', async () => {
    server.breaks(api.recommendations.list);
    const at = `/recommendations/${first.recommendation_id}`;
    const { user } = showPage(<IdeaPage />, { at, route: '/recommendations/:id' });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to get new ideas');
    server.answers(api.recommendations.list, { recommendations: [first] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Workshops' })).toBeDefined();
  });
});
