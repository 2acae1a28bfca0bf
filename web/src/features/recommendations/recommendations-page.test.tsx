import { api, type Recommendation } from '@foothold/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { RecommendationsPage } from './recommendations-page.tsx';
import { sampleIdea, sampleNumbers } from './testing/sample-ideas.ts';

const [first, second, third] = [sampleIdea(1, 'Workshops'), sampleIdea(2, 'Repairs'), sampleIdea(3, 'Glazes')];
const planId = '01900000-0000-7000-8000-000000000099';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  localStorage.setItem('first-visit:recommendations', 'seen');
});

function open(stored: Recommendation[], brought?: Recommendation[]) {
  server.answers(api.recommendations.list, { recommendations: stored });
  const state = brought && { recommendations: brought };
  return showPage(<RecommendationsPage />, { at: '/recommendations', state });
}

const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const pickButtons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Choose idea & make a plan →' });
const more = () => userEvent.click(screen.getByRole('button', { name: 'Generate more ideas' }));

describe('the ideas', () => {
  it('are those the last screen brought, at once, then what else there is', async () => {
    open([first, second, third], [second]);
    expect(titles()).toEqual(['Repairs']);
    await vi.waitFor(() => expect(titles()).toEqual(['Repairs', 'Workshops', 'Glazes']));
  });

  it('are asked for after a reload', async () => {
    open([first, second]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your personalized ideas' })).toBeDefined();
    await vi.waitFor(() => expect(titles()).toEqual(['Workshops', 'Repairs']));
  });

  it('lead to the onboarding when there are none, without a way back here', async () => {
    const { router } = open([]);
    expect(await elsewhere()).toBe('/onboarding');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('can be asked for again when they can’t be loaded', async () => {
    server.breaks(api.recommendations.list);
    showPage(<RecommendationsPage />, { at: '/recommendations' });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to get new ideas');
    server.answers(api.recommendations.list, { recommendations: [first] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(titles()).toEqual(['Workshops']));
  });

  it('say on a card what they are, why, one figure and the goal they serve', async () => {
    open([{ ...first, fit: { ...first.fit, numbers: sampleNumbers } }, second]);
    const card = within(await screen.findByRole('article', { name: 'Workshops' }));
    for (const text of ['In short: Workshops', 'Goal: 600 a month', '16 sessions at 40 a session'])
      expect(card.getByText(text)).toBeDefined();
    expect(card.getByText('Built-in guide')).toBeDefined();
    expect(card.getAllByRole('button')).toHaveLength(1);
    const leads = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(leads)).toEqual(new Set([`/recommendations/${first.recommendation_id}`]));
    const other = within(screen.getByRole('article', { name: 'Repairs' }));
    expect(other.getByText('Money of your own')).toBeDefined();
    expect(other.getByText('\u20664–6\u2069 h a week')).toBeDefined();
  });

  it('name a goal that is not money in the person’s own words, while those are few', async () => {
    const goal = (text: string): Partial<Recommendation['fit']> => ({
      purpose: 'impact',
      evidence: [{ text, field: 'goals', index: 0 }],
    });
    open([sampleIdea(1, 'Choir', goal('Help the choir')), sampleIdea(2, 'Walks', goal('a b c d e f g h i'))]);
    const card = within(await screen.findByRole('article', { name: 'Choir' }));
    expect(card.getByText('Goal: Help the choir')).toBeDefined();
    const other = within(screen.getByRole('article', { name: 'Walks' }));
    expect(other.getByText('A goal to help others')).toBeDefined();
  });

  it('keep a card to sixty words, whoever wrote them', async () => {
    const long = `${'word '.repeat(60)}in all. You know this: own a kiln. ${'More '.repeat(9)}more.`;
    const endless = `${'word '.repeat(90)}end.`;
    open([
      { ...first, short_description: long },
      { ...second, short_description: endless },
    ]);
    const card = await screen.findByRole('article', { name: 'Workshops' });
    expect(within(card).getByText('You know this: own a kiln.')).toBeDefined();
    for (const each of screen.getAllByRole('article')) {
      const words = [...each.querySelectorAll('p, h2, button, h2 ~ a, div > a')].flatMap((part) =>
        part.textContent.split(/\s+/u).filter(Boolean),
      );
      expect(words.length).toBeLessThanOrEqual(60);
    }
  });
});

describe('picking an idea', () => {
  it('makes one plan of it and opens it, however often one clicks', async () => {
    const answer = server.holds(api.plan.createFromRecommendation, { plan_id: planId });
    open([first, second]);
    await screen.findByText('Workshops');
    await userEvent.dblClick(pickButtons()[0]!);
    expect(pickButtons()).toHaveLength(1);
    expect(pickButtons()[0]!.disabled).toBe(true);
    answer();
    expect(await elsewhere()).toBe(`/plan/${planId}`);
    expect(server.bodiesTo(api.plan.createFromRecommendation)).toEqual([
      { recommendation_id: first.recommendation_id, title: 'Workshops' },
    ]);
  });

  it('shows each step as it is written, and that the next is on its way', async () => {
    const answer = server.talks(api.plan.createFromRecommendation);
    open([first, second]);
    await screen.findByText('Workshops');
    await userEvent.click(pickButtons()[0]!);
    expect(await screen.findByText('Your facts and your goal are being turned into steps…')).toBeDefined();
    const card = within(screen.getByRole('article', { name: 'Workshops' }));
    expect(card.queryAllByRole('listitem')).toEqual([]);

    for (const title of ['Ask five people', 'Show a sample']) answer.send('item', { title });
    expect(await card.findByText('The next step is being written…')).toBeDefined();
    expect(card.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Ask five people', 'Show a sample']);
    answer.send('done', { plan_id: planId });
    expect(await elsewhere()).toBe(`/plan/${planId}`);
  });

  it('that fails says so, and the next try is recognised as the same', async () => {
    server.breaks(api.plan.createFromRecommendation);
    open([first]);
    await screen.findByText('Workshops');
    await userEvent.click(pickButtons()[0]!);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create plan');
    server.answers(api.plan.createFromRecommendation, { plan_id: planId });
    await userEvent.click(pickButtons()[0]!);
    expect(await elsewhere()).toBe(`/plan/${planId}`);
    const keys = server.callsTo(api.plan.createFromRecommendation).map((call) => call.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('further ideas', () => {
  const feedback = () => screen.getByRole<HTMLTextAreaElement>('textbox');

  it('are added to the list, and their number is said', async () => {
    const answer = server.holds(api.recommendations.create, { recommendations: [second, third] });
    open([first]);
    await screen.findByText('Workshops');
    await userEvent.type(feedback(), 'Less selling');
    await more();
    expect(screen.getByRole('button', { name: 'Generating...' }).getAttribute('aria-disabled')).toBe('true');
    answer();
    expect(await screen.findByText('2 new ideas were added.')).toBeDefined();
    expect(titles()).toEqual(['Workshops', 'Repairs', 'Glazes']);
    expect(feedback().value).toBe('');
    expect(server.calls.at(-1)?.body).toEqual({ onboarding_mode: 'brainstorm', user_feedback: 'Less selling' });

    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(document.activeElement?.textContent).toBe('Repairs');
  });

  it('can be asked for without a word', async () => {
    server.answers(api.recommendations.create, { recommendations: [] });
    open([first]);
    await screen.findByText('Workshops');
    await more();
    expect(await screen.findByText(/^No other idea fits/)).toBeDefined();
    expect(server.calls.at(-1)?.body).toMatchObject({ user_feedback: 'Other ideas, please.' });
  });

  it.each([
    ['the server’s words', 'A goal is missing.', 'A goal is missing.'],
    ['words of its own after an answer without ideas', null, 'Failed to get new ideas'],
  ])('that don’t come are told in %s, and the feedback stays', async (_name, reason, words) => {
    if (reason) server.refuses(api.recommendations.create, 'GOAL_REQUIRED', reason);
    else server.answers(api.recommendations.create, { ideas: [] } as never);
    open([first]);
    await screen.findByText('Workshops');
    await userEvent.type(feedback(), 'Less selling');
    await more();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(feedback().value).toBe('Less selling');
    expect(titles()).toEqual(['Workshops']);
  });
});

describe('where few ideas fit', () => {
  const notice = { text: 'Nothing fits two hours.', wishes: ['More hours', 'Online only'] };
  const openTold = (recommendations: Recommendation[]) => {
    server.answers(api.recommendations.list, { recommendations });
    return showPage(<RecommendationsPage />, { at: '/recommendations', state: { recommendations, notice } });
  };

  it.each([
    ['none', []],
    ['one', [first]],
  ])('why is said beside %s, and a wish is sent as feedback', async (_name, ideas) => {
    server.answers(api.recommendations.create, { recommendations: [second] });
    const { user } = openTold(ideas);
    expect(await screen.findByText('Nothing fits two hours.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Online only' }));
    const came = await screen.findByText('1 new idea was added.');
    expect(server.bodiesTo(api.recommendations.create)).toEqual([
      { onboarding_mode: 'brainstorm', user_feedback: 'Online only' },
    ]);
    expect(screen.queryByText('Nothing fits two hours.')).toBeNull();
    expect(document.activeElement?.contains(came)).toBe(true);
    expect(titles()).toContain('Repairs');
  });

  it('the next answer’s words take the place of the first, and nobody is sent away', async () => {
    server.answers(api.recommendations.create, { recommendations: [], notice: { text: 'Still none.', wishes: [] } });
    const { user } = openTold([]);
    await user.click(await screen.findByRole('button', { name: 'More hours' }));
    expect(await screen.findByText('Still none.')).toBeDefined();
    expect(screen.queryByText(/^No other idea fits/)).toBeNull();
    server.answers(api.recommendations.create, { recommendations: [] });
    await more();
    expect(await screen.findByText(/^No other idea fits/)).toBeDefined();
    expect(screen.queryByText('Still none.')).toBeNull();
  });
});

describe('the first visit', () => {
  it('explains the screen once', async () => {
    localStorage.clear();
    open([first]);
    const popup = await screen.findByRole('dialog', { name: 'Ideas that start from you' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Got it' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    open([first]);
    await screen.findByText('Workshops');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
