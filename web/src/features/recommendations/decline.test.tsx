import { api, type Declined, type Recommendation } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { sampleIdea } from './testing/sample-ideas.ts';
import { showIdea, showIdeas } from './recommendations-testing.tsx';

const [first, second] = [sampleIdea(1, 'Workshops'), sampleIdea(2, 'Repairs')];
const { decline, takeDeclineBack } = api.recommendations;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

async function openForm() {
  const { user, router } = showIdea(server, first, [first, second]);
  await user.click(await screen.findByRole('button', { name: 'Not for me' }));
  const form = within(await screen.findByRole('dialog', { name: 'Not for you?' }));
  return { user, router, form };
}

describe('declining an idea', () => {
  it('asks for a reason', async () => {
    const { user, form } = await openForm();
    expect(form.getAllByRole('radio')).toHaveLength(8);
    expect(form.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false);
    await user.click(form.getByRole('button', { name: 'Put it aside' }));
    expect((await form.findByRole('alert')).textContent).toBe('Please choose a reason.');
    expect(server.callsTo(decline)).toEqual([]);
  });

  it('leads back to the list, where it is a line with the reason, and the focus is there', async () => {
    server.answers(decline, ({ body }) => ({ recommendation: { ...first, declined: body as Declined } }));
    const { user, form } = await openForm();
    await user.click(form.getByRole('radio', { name: 'It takes too much time' }));
    await user.type(form.getByRole('textbox'), 'Evenings are full');
    await user.click(form.getByRole('button', { name: 'Put it aside' }));
    const takeBack = await screen.findByRole('button', { name: 'Take back' });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodiesTo(decline)).toEqual([{ reason: 'too-much-time', note: 'Evenings are full' }]);
    const line = within(screen.getByRole('article', { name: 'Workshops' }));
    expect(line.getByText(/^Declined: It takes too much time/).textContent).toContain('Evenings are full');
    expect(line.queryByText('In short: Workshops')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(takeBack), 10_000);
  });

  it('that fails says so, and what was filled in stays', async () => {
    server.breaks(decline);
    const { user, form } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Something else' }));
    await user.type(form.getByRole('textbox'), 'No car');
    await user.click(form.getByRole('button', { name: 'Put it aside' }));
    expect((await form.findByRole('alert')).textContent).toBe('Something went wrong');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Something else' }).checked).toBe(true);
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No car');
  });
});

describe('a declined idea', () => {
  const declined: Recommendation = { ...first, declined: { reason: 'too-risky', note: '' } };

  it('comes back when it is taken back, and the focus goes to it', async () => {
    server.answers(takeDeclineBack, { recommendation: first });
    const { user } = showIdeas(server, [declined, second]);
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('In short: Workshops')).toBeDefined();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Workshops'));
  });

  it('stays as it is when that fails, and says so', async () => {
    server.breaks(takeDeclineBack);
    const { user } = showIdeas(server, [declined, second]);
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
    expect(screen.getByText('Declined: It is too risky')).toBeDefined();
  });

  it('says so on its page, where it can be taken back', async () => {
    server.answers(takeDeclineBack, { recommendation: first });
    const { user } = showIdea(server, declined);
    expect(await screen.findByText('Declined: It is too risky')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Not for me' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByRole('button', { name: 'Not for me' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Workshops' }));
  });

  it('is heeded by the next ones, which the screen says', async () => {
    showIdeas(server, [first]);
    expect(
      await screen.findByText('The next ideas also take into account what you marked “Not for me”, and why.'),
    ).toBeDefined();
  });
});

describe('what the last screen brought along', () => {
  it('gives way to what the server has by now', async () => {
    server.answers(api.recommendations.list, {
      recommendations: [{ ...first, declined: { reason: 'other', note: '' } }],
    });
    const { showPage } = await import('#shared/testing/show-page.tsx');
    const { RecommendationsPage } = await import('./recommendations-page.tsx');
    localStorage.setItem('first-visit:recommendations', 'seen');
    showPage(<RecommendationsPage />, { at: '/recommendations', state: { recommendations: [first] } });
    expect(await screen.findByText('Declined: Something else')).toBeDefined();
  });
});
