import { api, composeBusinessDescription } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { ModePage } from './mode-page.tsx';
import { storesProfile } from './testing/stores-profile.ts';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('the choice of a mode', () => {
  it('starts with brainstorming and one h1', () => {
    showPage(<ModePage />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: 'Ways to start' })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Brainstorm Ideas' }).checked).toBe(true);
    expect(button('Continue').disabled).toBe(false);
  });

  it('asks for the idea before it goes on in idea mode', async () => {
    const { user } = showPage(<ModePage />);
    await user.click(screen.getByRole('radio', { name: 'Refine My Idea' }));
    expect(button('Continue').disabled).toBe(true);
    await user.type(field('Your idea'), '   ');
    expect(button('Continue').disabled).toBe(true);
    await user.type(field('Your idea'), 'Sourdough classes');
    expect(button('Continue').disabled).toBe(false);
    expect(useDraft.getState().ideaText.trim()).toBe('Sourdough classes');
  });

  it('saves the intent first, then the goals, and goes to the upload', async () => {
    server.answers(api.profile.saveIntent, { intent: 'idea' });
    server.echoes(api.profile.saveField);
    useDraft.setState({ onboardingMode: 'idea', ideaText: 'Classes', goals: [{ type: 'earn', value: '500' }] });
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/onboarding/upload');
    expect(server.calls.map(({ route }) => route)).toEqual(['POST /api/profile/intent', 'POST /api/profile/field']);
    expect(server.bodiesTo(api.profile.saveIntent)).toEqual([{ intent: 'idea', idea_text: 'Classes' }]);
    expect(server.bodiesTo(api.profile.saveField)).toEqual([
      { field: 'goals', payload: [{ goal_type: 'earn', value: '500' }] },
    ]);
    expect(useDraft.getState().intentSaved).toBe(true);
  });

  it('is busy while it works', async () => {
    server.holds(api.profile.saveIntent);
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect(button('Saving…').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the server’s words, else the generic ones, when the intent fails', async () => {
    server.breaks(api.profile.saveIntent);
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
    server.refuses(api.profile.saveIntent, 'BUSY', 'Please wait a moment.');
    await user.click(button('Continue'));
    expect(await screen.findByText('Please wait a moment.')).toBeTruthy();
    expect(useDraft.getState().intentError).toBe('Please wait a moment.');
    expect(screen.queryByTestId('elsewhere')).toBeNull();
  });
});

describe('an existing business', () => {
  async function fillIn() {
    const shown = showPage(<ModePage />);
    await shown.user.click(screen.getByRole('radio', { name: 'Existing Business' }));
    return shown;
  }

  it('needs a description, nothing else', async () => {
    const { user } = await fillIn();
    expect(button('Continue').disabled).toBe(true);
    await user.type(field('What does your business do?'), 'We bake');
    expect(button('Continue').disabled).toBe(false);
  });

  it('keeps everything typed for the next visit', async () => {
    const { user } = await fillIn();
    await user.type(field('What does your business do?'), 'We bake');
    await user.type(field(/Monthly revenue/), '3000');
    await user.click(screen.getByText('Advanced details (optional)'));
    await user.type(field('Biggest challenge'), 'Few customers ');
    expect(field('Biggest challenge').value).toBe('Few customers ');
    expect(localStorage.getItem('sk-onboarding')).toContain('Few customers');
    const { businessDesc } = useDraft.getState();
    expect(businessDesc).toContain('3000');
  });

  it('shows again what an earlier visit left', () => {
    const businessDesc = composeBusinessDescription({ description: 'We bake', sales: 'Walk-in' }, 'he');
    useDraft.setState({ onboardingMode: 'from-description', businessDesc });
    showPage(<ModePage />);
    expect(field('What does your business do?').value).toBe('We bake');
    expect(field('Current sales strategy').value).toBe('Walk-in');
  });

  it('saves the profile without wiping what is known, then makes the plan and goes to it', async () => {
    server.answers(api.profile.saveIntent, { intent: 'from-description' });
    storesProfile(server, { onboarding_mode: 'from-description', business_desc: 'We bake' });
    server.answers(api.plan.createFromDescription, { plan_id: 'p1' });
    useDraft.setState({
      onboardingMode: 'from-description',
      businessDesc: 'We bake',
      skills: [{ name: 'Baking', level: 'advanced', notes: '' }],
      goals: [{ type: 'grow', value: 'twice' }],
      location: 'Haifa',
    });
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/plan/p1');
    expect(server.calls.map(({ route }) => route)).toEqual([
      'POST /api/profile/intent',
      'POST /api/profile',
      'POST /api/plan/from-description',
    ]);
    expect(server.bodiesTo(api.profile.save)[0]).toMatchObject({
      description: 'Business description: We bake',
      notes: 'Business description: We bake',
      skills: [{ skill_name: 'Baking', level: 'advanced', notes: '' }],
      goals: [{ goal_type: 'grow', value: 'twice' }],
      location: 'Haifa',
      age: null,
      resources: { hours_per_week: null, budget_per_month: null, notes: '' },
    });
    expect(server.bodiesTo(api.plan.createFromDescription)).toEqual([{ description: 'Business description: We bake' }]);
  });

  it('asks for the same plan with the same key when one tries again', async () => {
    server.breaks(api.plan.createFromDescription);
    server.answers(api.profile.saveIntent, { intent: 'from-description' });
    storesProfile(server, { onboarding_mode: 'from-description', business_desc: 'We bake' });
    useDraft.setState({ onboardingMode: 'from-description', businessDesc: 'We bake' });
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
    await user.click(button('Continue'));
    await screen.findByRole('alert');
    const keys = server.callsTo(api.plan.createFromDescription).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('takes a second press for the answer that it is lawful', async () => {
    server.refuses(api.plan.createFromDescription, 'ASKED_OF_LAW', 'Is it lawful?');
    server.answers(api.profile.saveIntent, { intent: 'from-description' });
    storesProfile(server, { onboarding_mode: 'from-description', business_desc: 'We bake' });
    useDraft.setState({ onboardingMode: 'from-description', businessDesc: 'We bake' });
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe('Is it lawful?');
    await user.click(button('Continue'));
    await screen.findByRole('alert');
    const description = 'Business description: We bake';
    expect(server.bodiesTo(api.plan.createFromDescription)).toEqual([
      { description },
      { description, within_law: true },
    ]);
  });

  it('says so when the profile can’t be saved, and makes no plan', async () => {
    server.breaks(api.profile.save);
    server.answers(api.profile.saveIntent, { intent: 'from-description' });
    useDraft.setState({ onboardingMode: 'from-description', businessDesc: 'We bake' });
    const { user } = showPage(<ModePage />);
    await user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save profile');
    expect(server.bodiesTo(api.plan.createFromDescription)).toEqual([]);
  });
});

describe('the goals editor', () => {
  it('asks in which currency a sum is meant that names none, and puts it there', async () => {
    const { user } = showPage(<ModePage />);
    expect(screen.queryByLabelText('In which currency?')).toBeNull();
    await user.type(field('How much a month?'), '600');
    await user.selectOptions(screen.getByLabelText('In which currency?'), 'Euro (EUR)');
    await user.click(button('Add goal'));
    expect(useDraft.getState().goals).toEqual([{ type: 'earn', value: '€600' }]);
  });

  it('adds, edits in place and deletes', async () => {
    const { user } = showPage(<ModePage />);
    expect(button('Add goal').disabled).toBe(true);
    await user.type(field('How much a month?'), '500{Enter}');
    await user.click(screen.getByRole('radio', { name: 'In my own words' }));
    expect(button('Add goal').disabled).toBe(true);
    await user.type(field('Goal type'), 'help');
    expect(button('Add goal').disabled).toBe(true);
    await user.type(field('Value'), 'ten people');
    await user.click(button('Add goal'));
    expect(useDraft.getState().goals).toEqual([
      { type: 'earn', value: '$500' },
      { type: 'help', value: 'ten people' },
    ]);

    await user.click(button('Edit Earn something every month'));
    await user.clear(field('Value'));
    expect(button('save changes').disabled).toBe(true);
    await user.type(field('Value'), '800');
    await user.click(button('save changes'));
    expect(useDraft.getState().goals.map((goal) => goal.value)).toEqual(['$800', 'ten people']);
    expect(button('Add goal')).toBeTruthy();

    await user.click(button('Delete Earn something every month'));
    const list = screen.getByRole('list', { name: 'Goals' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(useDraft.getState().goals).toEqual([{ type: 'help', value: 'ten people' }]);
  });

  it('scrolls at 10rem', () => {
    useDraft.setState({ goals: [{ type: 'earn', value: '500' }] });
    showPage(<ModePage />);
    expect(screen.getByRole('list', { name: 'Goals' }).closest('.max-h-40')).toBeTruthy();
  });

  it('keeps a half-typed goal through a reload', async () => {
    const { user } = showPage(<ModePage />);
    await user.click(screen.getByRole('radio', { name: 'In my own words' }));
    await user.type(field('Goal type'), 'ea');
    document.body.innerHTML = '';
    showPage(<ModePage />);
    expect(field('Goal type').value).toBe('ea');
  });

  it('asks each kind of goal for the rest in its own words, and keeps what was typed meanwhile', async () => {
    const { user } = showPage(<ModePage />);
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
    await choose('In my own words');
    await user.type(field('Goal type'), 'learn');
    await choose('Do something for others');
    await user.type(field('For whom, and what should change?'), 'older neighbours get out{Enter}');
    expect(useDraft.getState().goals).toEqual([{ type: 'have an impact', value: 'older neighbours get out' }]);
    await choose('In my own words');
    expect(field('Goal type').value).toBe('learn');
  });

  it('adds a goal that was typed and not added when one goes on', async () => {
    server.answers(api.profile.saveIntent, ({ body }) => body as never);
    server.echoes(api.profile.saveField);
    const { user } = showPage(<ModePage />);
    await user.type(field('How much a month?'), '300 €');
    await user.click(button('Continue'));
    await vi.waitFor(() =>
      expect(server.bodiesTo(api.profile.saveField)).toMatchObject([
        { field: 'goals', payload: [{ goal_type: 'earn', value: '300 €' }] },
      ]),
    );
    expect(useDraft.getState().goals).toHaveLength(1);
  });

  it('leaves half a goal where it is when one goes on', async () => {
    server.answers(api.profile.saveIntent, ({ body }) => body as never);
    const { user } = showPage(<ModePage />);
    await user.click(screen.getByRole('radio', { name: 'In my own words' }));
    await user.type(field('Goal type'), 'help');
    await user.click(button('Continue'));
    await screen.findByTestId('elsewhere');
    expect(server.callsTo(api.profile.saveField)).toEqual([]);
    expect(useDraft.getState().goals).toEqual([]);
  });
});
