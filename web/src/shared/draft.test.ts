import { api, emptyProfile, type StoredProfile } from '@foothold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_KEY, draftToProfile, hydrateDraft, resetDraft, unsyncedFields, useDraft } from '#shared/draft.ts';
import { budgetNumber, fieldsFromUpdate, fieldsOf, fieldUpdateOf } from '#shared/draft-profile.ts';
import { acceptUpdate, saveDraftField } from '#shared/draft-sync.ts';
import '#shared/testing/browser.ts';
import { fakeServer } from '#shared/testing/fake-server.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';

const stored: StoredProfile = {
  ...untouchedProfile,
  age: 34,
  hobbies: 'Climbing',
  skills: [{ skill_name: 'Baking', level: 'advanced', notes: '' }],
  goals: [{ goal_type: 'earn', value: '500 a month' }],
  resources: { hours_per_week: 6, budget_per_month: 1500, notes: 'Monthly budget: ₪1,500 • Hours/week: 6' },
};

beforeEach(resetDraft);

describe('the draft in the browser', () => {
  it('is kept under sk-onboarding, version 1, without what lasts for a visit only', () => {
    useDraft.setState({ ideaText: 'A bakery', intentSaved: true, intentError: 'x' });
    const kept = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '') as { version: number; state: object };
    expect(DRAFT_KEY).toBe('sk-onboarding');
    expect(kept.version).toBe(1);
    expect(kept.state).toMatchObject({ ideaText: 'A bakery', language: 'en', onboardingMode: 'brainstorm' });
    expect(kept.state).not.toHaveProperty('intentSaved');
    expect(kept.state).not.toHaveProperty('intentError');
    expect(kept.state).not.toHaveProperty('parsedResume');
  });

  it('of before there was a field takes what the server has of it', async () => {
    hydrateDraft(untouchedProfile);
    const { hobbies: _draft, synced, ...state } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '').state;
    const { hobbies: _server, ...before } = synced;
    resetDraft();
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ version: 1, state: { ...state, synced: before } }));
    await useDraft.persist.rehydrate();
    expect(unsyncedFields()).toEqual([]);
    hydrateDraft(stored);
    expect(useDraft.getState().hobbies).toBe('Climbing');
  });

  it('is emptied in memory and in the storage', () => {
    useDraft.setState({ ideaText: 'A bakery' });
    resetDraft();
    expect(useDraft.getState().ideaText).toBe('');
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });
});

describe('hydrateDraft', () => {
  it('fills an untouched draft from the server', () => {
    hydrateDraft(stored);
    expect(useDraft.getState()).toMatchObject({
      age: 34,
      hobbies: 'Climbing',
      skills: [{ name: 'Baking', level: 'advanced', notes: '' }],
      goals: [{ type: 'earn', value: '500 a month' }],
      hoursPerWeek: 6,
      budgetPerMonth: '₪1,500',
    });
    expect(unsyncedFields()).toEqual([]);
  });

  it('keeps what was typed since the last sync, and takes the rest', () => {
    hydrateDraft({ ...stored, hobbies: 'Old' });
    useDraft.setState({ hobbies: 'Typed offline' });
    hydrateDraft({ ...stored, hobbies: 'Older still', location: 'Haifa' });
    expect(useDraft.getState()).toMatchObject({ hobbies: 'Typed offline', location: 'Haifa' });
    expect(unsyncedFields()).toEqual(['hobbies']);
  });

  it('keeps a text that was emptied on purpose', () => {
    hydrateDraft(stored);
    useDraft.setState({ hobbies: '' });
    hydrateDraft(stored);
    expect(useDraft.getState().hobbies).toBe('');
  });

  it('drops another person’s draft', () => {
    hydrateDraft(stored, 'dana');
    useDraft.setState({ notes: 'Dana’s secret' });
    hydrateDraft({ ...untouchedProfile, location: 'Lyon' }, 'claire');
    expect(useDraft.getState()).toMatchObject({ notes: '', hobbies: '', location: 'Lyon', owner: 'claire' });
  });

  it('keeps the draft of the same person through an expired session', () => {
    hydrateDraft(stored, 'dana');
    useDraft.setState({ notes: 'Half a thought' });
    hydrateDraft(stored, 'dana');
    expect(useDraft.getState().notes).toBe('Half a thought');
  });
});

describe('draftToProfile', () => {
  it('gives back the profile it came from', () => {
    const { onboarding_mode: _mode, idea_text: _idea, business_desc: _desc, ...profile } = stored;
    expect(draftToProfile(fieldsOf(stored))).toEqual(profile);
  });

  it('says nothing that nobody said', () => {
    expect(draftToProfile(fieldsOf(untouchedProfile))).toEqual(emptyProfile);
  });
});

describe('a budget that was told as a number', () => {
  it.each([
    ['€600', '€100'],
    ['1.500 € por mes', '100 €'],
    ['600 CHF', '100 CHF'],
    ['R$ 600', 'R$ 100'],
    ['600', '100'],
  ])('is in the money of a goal of %s', (value, shown) => {
    const goals = [{ goal_type: 'earn', value }];
    const resources = { hours_per_week: 6, budget_per_month: 100, notes: 'Monthly budget: 100 • Hours/week: 6' };
    const draft = fieldsOf({ ...stored, goals, resources });
    expect(draft.budgetPerMonth).toBe(shown);
    expect(fieldUpdateOf(draft, 'budgetPerMonth').payload).toBe(100);
  });
});

describe('budgetNumber', () => {
  it.each([
    ['1500', 1500],
    ['₪1,500 a month', 1500],
    ['1.500 €', 1500],
    ['1 500,00 €', 1500],
    ['1500.50', 1500],
    ['about 200-300', 200],
    ['0', 0],
    ['none', null],
    ['', null],
  ])('reads %j as %j', (text, number) => {
    expect(budgetNumber(text)).toBe(number);
  });
});

describe('one field', () => {
  it('goes to the wire under its name there, and comes back the same', () => {
    const draft = fieldsOf(stored);
    expect(fieldUpdateOf(draft, 'budgetPerMonth')).toEqual({ field: 'budget_per_month', payload: 1500 });
    expect(fieldUpdateOf(draft, 'hoursPerWeek')).toEqual({ field: 'hours_per_week', payload: 6 });
    for (const field of ['goals', 'skills', 'experience', 'age', 'notes', 'language'] as const) {
      expect(fieldsFromUpdate(fieldUpdateOf(draft, field))).toEqual({ [field]: draft[field] });
    }
  });

  it('counts as synced once the server has it, and not when the call fails', async () => {
    const server = fakeServer();
    server.breaks(api.profile.saveField);
    useDraft.setState({ hobbies: 'Climbing' });
    await expect(saveDraftField('hobbies')).rejects.toThrow('The call failed (0).');
    expect(unsyncedFields()).toEqual(['hobbies']);
    server.answers(api.profile.saveField, { field: 'hobbies', payload: 'Climbing' });
    await saveDraftField('hobbies');
    expect(unsyncedFields()).toEqual([]);
  });

  it('is saved where the page is left at once, unless it is more than a browser takes along', async () => {
    const server = fakeServer();
    server.echoes(api.profile.saveField);
    useDraft.setState({ hobbies: 'Chess' });
    await saveDraftField('hobbies');
    const notes = 'ש'.repeat(500);
    useDraft.setState({ skills: Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, level: 'beginner', notes })) });
    await saveDraftField('skills');
    expect(server.callsTo(api.profile.saveField).map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('told by the interview counts as synced at once', () => {
    acceptUpdate({ field: 'hours_per_week', payload: 8 });
    expect(useDraft.getState().hoursPerWeek).toBe(8);
    expect(unsyncedFields()).toEqual([]);
  });
});
