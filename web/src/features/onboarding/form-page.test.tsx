import { api } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { FormPage } from './form-page.tsx';
import { storesProfile } from './testing/stores-profile.ts';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const PATH = '/onboarding/form';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const finish = () => screen.getByRole('button', { name: 'Finish & Choose Mode' });
const acceptProfile = () => storesProfile(server);

describe('step 1', () => {
  it('has language, experience and skills, and leads to step 2', async () => {
    server.echoes(api.profile.saveField);
    const { user } = showPage(<FormPage />, { at: PATH });
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(field('Preferred language').value).toBe('en');
    const skills = within(screen.getByRole('form', { name: 'Add skill' }));
    await user.type(skills.getByLabelText('Skill'), 'Baking{Enter}');
    expect(useDraft.getState().skills).toEqual([{ name: 'Baking', level: 'beginner', notes: '' }]);
    await user.click(screen.getByRole('button', { name: 'Next → Step 2' }));
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(document.activeElement, 'the button that led here is gone').toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('turns the whole interface with the preferred language', async () => {
    server.echoes(api.profile.saveField);
    const { user } = showPage(<FormPage />, { at: PATH });
    await user.selectOptions(field('Preferred language'), 'he');
    expect(await screen.findByText('שלב 1 מתוך 2')).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
    expect(useDraft.getState().language).toBe('he');
    await user.selectOptions(field('שפה מועדפת'), 'en');
    expect(await screen.findByText('Step 1 of 2')).toBeTruthy();
  });
});

describe('step 2', () => {
  const STEP_2 = `${PATH}?step=2`;

  it('shows the draft and writes into it as one types', async () => {
    useDraft.setState({ education: 'School', hoursPerWeek: 6 });
    const { user } = showPage(<FormPage />, { at: STEP_2 });
    expect(field('Education').value).toBe('School');
    expect(field('Hours per week').value).toBe('6');
    await user.type(field('Where you live'), 'Haifa');
    await user.type(field('Age'), '30');
    expect(useDraft.getState()).toMatchObject({ location: 'Haifa', age: 30, education: 'School', hoursPerWeek: 6 });
    expect(localStorage.getItem('sk-onboarding')).toContain('Haifa');
  });

  it('saves the whole profile and goes to the choice of a mode', async () => {
    acceptProfile();
    useDraft.setState({ skills: [{ name: 'Baking', level: 'beginner', notes: '' }] });
    const { user } = showPage(<FormPage />, { at: STEP_2 });
    await user.type(field('How much a month?'), '500');
    await user.type(field('Hours per week'), '6');
    await user.type(field('Budget per month'), '₪1,500');
    await user.click(finish());
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/onboarding/mode');
    expect(server.bodiesTo(api.profile.save)).toMatchObject([
      {
        age: null,
        skills: [{ skill_name: 'Baking', level: 'beginner', notes: '' }],
        goals: [{ goal_type: 'earn', value: '$500' }],
        resources: { hours_per_week: 6, budget_per_month: 1500, notes: 'Monthly budget: ₪1,500 • Hours/week: 6' },
      },
    ]);
  });

  it('leads whoever has chosen a mode before on to the talk, not back to the choice', async () => {
    acceptProfile();
    useDraft.setState({ intentSaved: true });
    const { user } = showPage(<FormPage />, { at: STEP_2 });
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/onboarding/chat');
  });

  it('refuses an age below 16 with a sentence, and goes to it', async () => {
    acceptProfile();
    const { user } = showPage(<FormPage />, { at: STEP_2 });
    await user.type(field('Age'), '15');
    await user.click(finish());
    expect(await screen.findByText('You need to be at least 16 to use Foothold.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Age'));
    expect(server.calls).toEqual([]);
    expect(useDraft.getState().age).toBeNull();
  });

  it('says what went wrong and keeps what was typed', async () => {
    server.breaks(api.profile.save);
    const { user } = showPage(<FormPage />, { at: STEP_2 });
    await user.type(field('Where you live'), 'Haifa');
    await user.click(finish());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save profile');
    server.refuses(api.profile.save, 'BUSY', 'One moment.');
    await user.click(finish());
    expect(await screen.findByText('One moment.')).toBeTruthy();
    expect(field('Where you live').value).toBe('Haifa');
  });

  it('goes back to step 1', async () => {
    const { user } = showPage(<FormPage />, { at: STEP_2 });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });
});
