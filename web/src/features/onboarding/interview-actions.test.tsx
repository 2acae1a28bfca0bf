import { api } from '@foothold/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { storesProfile } from './testing/stores-profile.ts';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const required = {
  experience: [{ role_title: 'Baker', company_name: null, duration_months: 12, description: null }],
  skills: [{ name: 'Baking', level: 'advanced' as const, notes: '' }],
  goals: [{ type: 'earn', value: '500' }],
};
const optional = {
  age: 30,
  education: 'School',
  hobbies: 'Hiking',
  location: 'Haifa',
  hoursPerWeek: 6,
  budgetPerMonth: '200',
  notes: 'No weekends',
};
const idea = {
  recommendation_id: 'r1',
  title: 'Sourdough classes',
  short_description: 's',
  expectations: 'e',
  detailed_description: 'd',
  fit: {
    why: [],
    evidence: [],
    hours_per_week: { min: 2, max: 6 },
    startup_cost_band: 1,
    place: 'local' as const,
    first_customer: 'f',
    risks: [],
    archetype: null,
    purpose: 'earn' as const,
    numbers: null,
    source: 'builtin' as const,
  },
  declined: null,
};
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save & Get Recommendations' });

beforeEach(() => {
  storesProfile(server);
  server.answers(api.recommendations.create, { recommendations: [idea] });
});

describe('Save & Get Recommendations', () => {
  it.each(['experience', 'skills', 'goals'] as const)('is disabled without %s', (field) => {
    useDraft.setState({ ...required, ...optional, [field]: [] });
    showPage(<InterviewActions />);
    expect(generate().getAttribute('aria-disabled')).toBe('true');
  });

  it('asks for a goal in the fixed words', async () => {
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    expect(screen.getByRole('alert').textContent).toBe('Please fill in at least one goal');
    expect(server.calls).toEqual([]);
  });

  it('names what else is needed', async () => {
    useDraft.setState({ goals: required.goals });
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    expect(screen.getByRole('alert').textContent).toBe('Still needed: Experience and Skills');
    expect(server.calls).toEqual([]);
  });

  it('names each idea as it comes', async () => {
    useDraft.setState({ ...required, ...optional });
    const answer = server.talks(api.recommendations.create);
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    await waitFor(() => expect(server.callsTo(api.recommendations.create)).toHaveLength(1));
    answer.send('item', idea);
    expect(await screen.findByText('Sourdough classes')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Generating/ })).toBeTruthy();
    // What is no idea is no news.
    answer.send('item', { words: 'none' });
    answer.send('item', { ...idea, title: 'Bread by subscription' });
    await screen.findByText('Bread by subscription');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('saves the profile, asks for ideas and hands them to the next screen', async () => {
    useDraft.setState({ ...required, ...optional, onboardingMode: 'idea', ideaText: 'Classes' });
    storesProfile(server);
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    const elsewhere = await screen.findByTestId('elsewhere');
    expect(elsewhere.textContent).toBe('/recommendations');
    expect(JSON.parse(elsewhere.dataset.state ?? '')).toEqual({ recommendations: [idea] });
    expect(server.calls.map(({ route }) => route)).toEqual(['POST /api/profile', 'POST /api/recommendations']);
    expect(server.bodiesTo(api.recommendations.create)).toEqual([{ onboarding_mode: 'idea', user_input: 'Classes' }]);
    expect(server.bodiesTo(api.profile.save)[0]).toMatchObject({
      age: 30,
      resources: { hours_per_week: 6, budget_per_month: 200, notes: 'Monthly budget: 200 • Hours/week: 6' },
    });
  });

  it.each(Object.keys(optional))('asks back while %s is empty, and goes on when told to', async (field) => {
    const nothing = field === 'age' || field === 'hoursPerWeek' ? null : '';
    useDraft.setState({ ...required, ...optional, [field]: nothing });
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    expect(await screen.findByText('Are you sure? Filling more improves results.')).toBeTruthy();
    expect(server.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Get recommendations' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/recommendations');
  });

  it('stays when one wants to fill in more', async () => {
    useDraft.setState(required);
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Fill in more' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls).toEqual([]);
  });

  it('reads what it is busy with', async () => {
    useDraft.setState({ ...required, ...optional });
    const save = server.holds(api.profile.save);
    server.holds(api.recommendations.create);
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    expect(screen.getByRole('button', { name: 'Submitting…' }).getAttribute('aria-disabled')).toBe('true');
    save({ profile: untouchedProfile });
    expect((await screen.findByRole('button', { name: 'Generating...' })).getAttribute('aria-disabled')).toBe('true');
  });

  it('tells a profile that can’t be saved from ideas that can’t be had', async () => {
    useDraft.setState({ ...required, ...optional });
    server.breaks(api.profile.save);
    const { user } = showPage(<InterviewActions />);
    await user.click(generate());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save profile');
    server.refuses(api.profile.save, 'TOO_YOUNG', 'Too young.');
    await user.click(generate());
    expect(await screen.findByText('Too young.')).toBeTruthy();
    storesProfile(server);
    server.answers(api.recommendations.create, { ideas: [] } as never);
    await user.click(generate());
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    server.refuses(api.recommendations.create, 'BUSY', 'One moment.');
    await user.click(generate());
    expect(await screen.findByText('One moment.')).toBeTruthy();
    expect(screen.queryByTestId('elsewhere')).toBeNull();
  });
});
