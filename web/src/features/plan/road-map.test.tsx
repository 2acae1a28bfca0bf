import { api, type Plan } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { serverWithPlan, showWorkspace } from './workspace-testing.tsx';
import { samplePlan } from './testing/sample-plan.ts';

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps over time' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function openRoad(hoursPerWeek: number | null, plan: Plan = samplePlan()) {
  useDraft.setState({ hoursPerWeek });
  const server = serverWithPlan(plan);
  showWorkspace(`${plan.plan_id}?view=road`);
  await screen.findByRole('heading', { level: 1, name: 'Road map' });
  return server;
}

/** The sample plan with the first substep done so many days ago. */
function doneDaysAgo(days: number): Plan {
  const plan = samplePlan();
  const [first, ...others] = plan.steps;
  const [done, ...rest] = first!.substeps;
  const completed_at = new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString();
  return { ...plan, steps: [{ ...first!, substeps: [{ ...done!, completed_at }, ...rest] }, ...others] };
}

describe('the road', () => {
  it('is told in weeks when the hours a week are known', async () => {
    await openRoad(0.5);
    expect(steps()).toEqual([
      '1. Choose a formatWeeks 1 to 2· 45 minutes of 2.5 hours left',
      '2. Find a customerWeeks 2 to 3· 45 minutes',
    ]);
    expect(screen.getByText('The rest takes about 3 weeks.')).toBeDefined();
    expect(screen.getByText('Based on 0.5 hours a week.')).toBeDefined();
  });

  it('is told in hours of work while they are not, and asks for them', async () => {
    const server = await openRoad(null);
    server.echoes(api.profile.saveField);
    expect(steps()[1]).toBe('2. Find a customerHours 1 to 1.5· 45 minutes');
    expect(screen.queryByText(/week\./)).toBeNull();

    const field = screen.getByRole('spinbutton', { name: 'How many hours a week do you have for this?' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a number above 0, up to 168');
    await userEvent.type(field, '6');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Based on 6 hours a week.')).toBeDefined();
    expect(steps()[1]).toBe('2. Find a customerThis week· 45 minutes');
    expect(server.callsTo(api.profile.saveField)[0]?.body).toEqual({ field: 'hours_per_week', payload: 6 });
  });
});

describe('what is next today', () => {
  it('is the next substep, whether a day has room for it, and leads to it', async () => {
    await openRoad(6);
    const next = within(screen.getByRole('region', { name: 'Next today' }));
    expect(next.getByText('Say it aloud')).toBeDefined();
    expect(next.getByText('That fits into one day’s share of your week (about 50 minutes).')).toBeDefined();
    await userEvent.click(next.getByRole('button', { name: 'Start with this' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Say it aloud');
  });

  it('says over how many days it can be spread', async () => {
    await openRoad(2);
    expect(screen.getByText(/so spread it over 3 days/)).toBeDefined();
  });
});

describe('progress', () => {
  it('is told in work, and by week as far as the time of it is known', async () => {
    await openRoad(6, doneDaysAgo(8));
    const progress = within(screen.getByRole('region', { name: 'Progress' }));
    expect(progress.getByText('1.5 hours of 3 hours done')).toBeDefined();
    const weeks = within(progress.getByRole('list', { name: 'Done by week' })).getAllByRole('listitem');
    expect(weeks.map((week) => week.textContent)).toEqual(['Last 7 days0 minutes', '1 week ago45 minutes']);
  });

  it('invents no weeks when nobody noted when it was done', async () => {
    await openRoad(6);
    expect(screen.queryByRole('list', { name: 'Done by week' })).toBeNull();
  });
});
