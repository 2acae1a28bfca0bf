import { api, type Replied } from '@foothold/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { UploadPage } from './upload-page.tsx';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  localStorage.setItem('first-visit:onboarding-upload', 'seen');
});

const baker = { role_title: 'Baker', company_name: 'Corner', duration_months: 24, description: null };
const baking = { name: 'Baking', level: 'beginner', notes: '' } as const;
const parsed: Replied<typeof api.resume.upload> = {
  experience: [baker],
  skills: [baking],
  education: 'Culinary school',
  hobbies: '',
  location: 'Haifa',
  age: 31,
  doubts: [],
  source: 'mixed',
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (user: UserEvent, name: string) =>
  user.upload(screen.getByLabelText('Upload CV', { selector: 'input' }), new File(['cv'], name));

describe('what was read', () => {
  const doubted: typeof parsed = {
    ...parsed,
    doubts: [
      { field: 'experience', index: 0, reason: 'one-date' },
      { field: 'location', index: null, reason: 'unknown-place' },
    ],
  };
  const readDoubted = async () => {
    server.echoes(api.profile.saveField);
    server.answers(api.resume.upload, doubted);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    await screen.findByText('2 entries are marked “Please check”.');
    return user;
  };

  it('is summed up, and said to be there already the second time', async () => {
    server.echoes(api.profile.saveField);
    server.answers(api.resume.upload, parsed);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    expect(await screen.findByText('Found: 1 job, 1 skill, education, location, and age.')).toBeTruthy();
    expect(screen.getByText('Built-in guide and AI model')).toBeTruthy();
    await choose(user, 'me.pdf');
    expect(await screen.findByText('All of it was already in your profile. Nothing was added twice.')).toBeTruthy();
    expect(useDraft.getState().experience).toEqual([baker]);
  });

  it('is marked in its place where it is in doubt, read out with what edits it', async () => {
    await readDoubted();
    const about = (element: HTMLElement) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(about(button('Edit Baker'))).toContain('Please check: Only one date was found');
    expect(about(field('Where you live'))).toContain('Please check: We don’t know this place.');
    expect(about(button('Edit Baking'))).not.toContain('Please check');
  });

  it('is no longer marked once it is said to be right, or changed', async () => {
    const user = await readDoubted();
    await user.click(button('Looks right: Baker'));
    expect(screen.queryByText(/Only one date was found/)).toBeNull();
    expect(screen.getByText('1 entry is marked “Please check”.')).toBeTruthy();
    await user.type(field('Where you live'), '!');
    expect(screen.queryByText(/marked “Please check”/)).toBeNull();
    expect(useDraft.getState().location).toBe('Haifa!');
  });

  it('is not added again after the person changed its name', async () => {
    const user = await readDoubted();
    await user.click(button('Edit Baker'));
    const role = within(screen.getByRole('form', { name: 'Change this entry' })).getByLabelText('Role');
    await user.clear(role);
    await user.type(role, 'Pastry chef');
    await user.click(button('save changes'));
    await choose(user, 'me.pdf');
    await screen.findByText('All of it was already in your profile. Nothing was added twice.');
    expect(useDraft.getState().experience.map((item) => item.role_title)).toEqual(['Pastry chef']);
  });

  it('is nothing after a cancel, which says no error and lets another file be chosen', async () => {
    server.holds(api.resume.upload, parsed);
    useDraft.setState({ skills: [baking] });
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    expect(screen.getByRole('progressbar', { name: 'Progress of the upload' })).toBeTruthy();
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Upload CV').disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(useDraft.getState()).toMatchObject({ experience: [], skills: [baking] });
  });
});
