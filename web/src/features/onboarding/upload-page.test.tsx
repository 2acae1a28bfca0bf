import { api, type Replied } from '@foothold/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { UploadPage } from './upload-page.tsx';
import { storesProfile } from './testing/stores-profile.ts';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});

const POPUP_SEEN = 'first-visit:onboarding-upload';
beforeEach(() => localStorage.setItem(POPUP_SEEN, 'seen'));

const baker = { role_title: 'Baker', company_name: 'Corner', duration_months: 24, description: null };
const baking = { name: 'Baking', level: 'beginner', notes: '' } as const;
const parsed = {
  experience: [baker],
  skills: [baking],
  education: 'Culinary school',
  hobbies: '',
  location: 'Haifa',
  age: 31,
  doubts: [],
  source: 'builtin',
} satisfies Replied<typeof api.resume.upload>;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Upload CV', { selector: 'input' });
const choose = (user: UserEvent, name: string, size = 3) =>
  user.upload(fileInput(), new File([new Uint8Array(size)], name));

describe('uploading a CV', () => {
  it('explains itself on the first visit only', async () => {
    localStorage.removeItem(POPUP_SEEN);
    const { user } = showPage(<UploadPage />);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    document.body.innerHTML = '';
    showPage(<UploadPage />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Let's get to know you");
  });

  it('takes PDF and Word files', () => {
    showPage(<UploadPage />);
    expect(fileInput().accept).toBe('.pdf,.doc,.docx');
  });

  it('refuses another type before sending it', async () => {
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.png');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file type can’t be read. Please choose a PDF, DOC or DOCX file.',
    );
    expect(server.calls).toEqual([]);
  });

  it('reads a CV into the draft and saves each part that is there', async () => {
    server.answers(api.resume.upload, parsed);
    server.echoes(api.profile.saveField);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.PDF');
    expect(await screen.findByText('Read from me.PDF. Please check it below.')).toBeTruthy();
    const [form] = server.bodiesTo(api.resume.upload) as [FormData];
    expect(form.get('language')).toBe('en');
    expect((form.get('file') as File).name).toBe('me.PDF');
    expect(useDraft.getState()).toMatchObject({ experience: [baker], skills: [baking], age: 31, location: 'Haifa' });
    await waitFor(() => expect(server.bodiesTo(api.profile.saveField)).toHaveLength(5));
    expect(server.bodiesTo(api.profile.saveField)).toEqual([
      { field: 'experience', payload: [baker] },
      { field: 'skills', payload: [baking] },
      { field: 'education', payload: 'Culinary school' },
      { field: 'location', payload: 'Haifa' },
      { field: 'age', payload: 31 },
    ]);
    expect(field('Education').value).toBe('Culinary school');
    expect(screen.queryByLabelText('Hobbies')).toBeNull();
  });

  it('takes a dropped file too', async () => {
    server.answers(api.resume.upload, parsed);
    server.echoes(api.profile.saveField);
    showPage(<UploadPage />);
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [new File(['x'], 'dropped.doc')] } });
    fireEvent(screen.getByRole('region', { name: 'Upload CV' }), drop);
    expect(await screen.findByText('Read from dropped.doc. Please check it below.')).toBeTruthy();
    expect(drop.defaultPrevented).toBe(true);
  });

  it('does not take an age below 16 out of a CV, and says why', async () => {
    server.answers(api.resume.upload, { ...parsed, age: 15 });
    server.echoes(api.profile.saveField);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    expect((await screen.findByRole('alert')).textContent).toBe('You need to be at least 16 to use Foothold.');
    expect(useDraft.getState().age).toBeNull();
    expect(server.bodiesTo(api.profile.saveField)).not.toContainEqual({ field: 'age', payload: 15 });
  });

  it('shows loading text meanwhile', async () => {
    server.holds(api.resume.upload);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.docx');
    expect(button('Reading your CV…').getAttribute('aria-disabled')).toBe('true');
  });

  it('says the server’s reason, else the fixed sentence, in the page', async () => {
    server.breaks(api.resume.upload);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    expect((await screen.findByRole('alert')).textContent).toBe('Error in uploading the Resume');
    server.refuses(api.resume.upload, 'RESUME_SCANNED', 'This CV is a picture.');
    await choose(user, 'me.pdf');
    expect(await screen.findByText('This CV is a picture.')).toBeTruthy();
  });

  it('keeps what was read when saving it fails, and tries again', async () => {
    server.breaks(api.profile.saveField);
    server.answers(api.resume.upload, parsed);
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    expect(await screen.findByText('Couldn’t update the server. Please try again.')).toBeTruthy();
    expect(useDraft.getState().skills).toEqual([baking]);
    server.echoes(api.profile.saveField);
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText('Couldn’t update the server. Please try again.')).toBeNull());
  });
});

describe('going on', () => {
  it('offers to skip while there is neither experience nor skill, without a call', async () => {
    const { user } = showPage(<UploadPage />);
    expect(screen.queryByRole('button', { name: 'Save & Continue' })).toBeNull();
    await user.click(button('Skip & Continue'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/onboarding/chat');
    expect(server.calls).toEqual([]);
  });

  it('saves once there is some, and stays when that fails', async () => {
    server.breaks(api.profile.save);
    useDraft.setState({ skills: [baking] });
    const { user } = showPage(<UploadPage />);
    expect(screen.queryByRole('button', { name: 'Skip & Continue' })).toBeNull();
    await user.click(button('Save & Continue'));
    expect(await screen.findByText('Failed to save profile')).toBeTruthy();
    storesProfile(server);
    await user.click(button('Save & Continue'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/onboarding/chat');
  });

  it('goes back to the mode', async () => {
    const { user } = showPage(<UploadPage />);
    await user.click(button('Back'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/onboarding/mode');
  });

  it('refuses an age below 16 with a sentence, and does not go on with it', async () => {
    useDraft.setState({ skills: [baking], age: 31 });
    const { user } = showPage(<UploadPage />);
    await user.clear(field('Age'));
    await user.type(field('Age'), '15');
    await user.tab();
    expect(screen.getByText('You need to be at least 16 to use Foothold.')).toBeTruthy();
    expect(button('Save & Continue').disabled).toBe(true);
    expect(useDraft.getState().age).not.toBe(15);
    await user.clear(field('Age'));
    await user.type(field('Age'), '16');
    expect(button('Save & Continue').disabled).toBe(false);
    expect(useDraft.getState().age).toBe(16);
  });
});

describe('experience and skills', () => {
  const inForm = (name: string) => within(screen.getByRole('form', { name }));

  it('needs a role and months for an experience', async () => {
    const { user } = showPage(<UploadPage />);
    const form = inForm('Add experience');
    await user.type(form.getByLabelText('Role'), 'Baker');
    expect(button('Add experience').disabled).toBe(true);
    await user.type(form.getByLabelText('Months'), '24');
    await user.type(form.getByLabelText('Company (optional)'), 'Corner');
    await user.click(button('Add experience'));
    expect(useDraft.getState().experience).toEqual([baker]);
    expect(screen.getByText(/2 years$/u).textContent).toBe('Corner · 2 years');
    expect(form.getByLabelText<HTMLInputElement>('Role').value).toBe('');
  });

  it('replaces the entry at its place when it is edited', async () => {
    useDraft.setState({ experience: [{ ...baker, role_title: 'Waiter' }, baker, { ...baker, role_title: 'Cook' }] });
    const { user } = showPage(<UploadPage />);
    await user.click(button('Edit Baker'));
    const form = inForm('Change this entry');
    const role = form.getByLabelText('Role');
    expect(document.activeElement).toBe(role);
    await user.clear(role);
    await user.type(role, 'Pastry chef');
    await user.click(button('save changes'));
    expect(useDraft.getState().experience.map((item) => item.role_title)).toEqual(['Waiter', 'Pastry chef', 'Cook']);
  });

  it('follows the edited entry when one before it is deleted, and lets go when it is deleted itself', async () => {
    useDraft.setState({ skills: [baking, { ...baking, name: 'Sales' }] });
    const { user } = showPage(<UploadPage />);
    await user.click(button('Edit Sales'));
    await user.click(button('Delete Baking'));
    await user.type(inForm('Change this entry').getByLabelText('Skill'), 's');
    await user.click(button('save changes'));
    expect(useDraft.getState().skills.map((skill) => skill.name)).toEqual(['Saless']);
    await user.click(button('Edit Saless'));
    await user.click(button('Delete Saless'));
    expect(useDraft.getState().skills).toEqual([]);
    expect(button('Add skill').disabled).toBe(true);
  });

  it('asks after a CV which three one is best at, and calls nobody a beginner', async () => {
    const named = (name: string, level: 'beginner' | 'advanced' = 'beginner') => ({ name, level, notes: '' });
    const skills = [baking, named('Sewing'), named('Excel', 'advanced'), named('Driving'), named('Guitar')];
    server.answers(api.resume.upload, { ...parsed, skills });
    const { user } = showPage(<UploadPage />);
    expect(screen.queryByRole('region', { name: 'Which three are you best at?' })).toBeNull();
    await choose(user, 'me.pdf');
    const asked = within(await screen.findByRole('region', { name: 'Which three are you best at?' }));
    expect(
      asked.getAllByRole('button').map(({ textContent }) => textContent),
      'but what the CV says',
    ).toEqual(['Baking', 'Sewing', 'Driving', 'Guitar']);
    for (const name of ['Baking', 'Driving', 'Guitar']) await user.click(asked.getByRole('button', { name }));
    expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Sewing' }).disabled, 'three are three').toBe(true);
    await user.click(asked.getByRole('button', { name: 'Guitar', pressed: true }));
    const levels = useDraft.getState().skills.map(({ name, level }) => [name, level]);
    expect(levels).toEqual([
      ['Baking', 'advanced'],
      ['Sewing', 'beginner'],
      ['Excel', 'advanced'],
      ['Driving', 'advanced'],
      ['Guitar', 'beginner'],
    ]);
    const list = within(screen.getByRole('list', { name: 'Skills' }));
    expect(list.getAllByText('Advanced')).toHaveLength(3);
    expect(list.queryByText('Beginner')).toBeNull();
  });

  it('counts no skill among the best that was deleted, or has another level by now', async () => {
    const named = (name: string) => ({ name, level: 'beginner' as const, notes: '' });
    server.answers(api.resume.upload, { ...parsed, skills: ['Baking', 'Sewing', 'Driving', 'Guitar'].map(named) });
    const { user } = showPage(<UploadPage />);
    await choose(user, 'me.pdf');
    const asked = within(await screen.findByRole('region', { name: 'Which three are you best at?' }));
    const skill = (name: string) => asked.getByRole<HTMLButtonElement>('button', { name });
    for (const name of ['Baking', 'Sewing', 'Driving']) await user.click(skill(name));
    expect(skill('Guitar').disabled).toBe(true);

    await user.click(button('Delete Baking'));
    await user.click(skill('Guitar'));
    expect(skill('Guitar').getAttribute('aria-pressed')).toBe('true');
    expect(useDraft.getState().skills.at(-1)).toMatchObject({ name: 'Guitar', level: 'advanced' });

    await user.click(button('Edit Sewing'));
    await user.selectOptions(inForm('Change this entry').getByLabelText('Level'), 'beginner');
    await user.click(button('save changes'));
    expect(skill('Sewing').getAttribute('aria-pressed')).toBe('false');
  });

  it('takes a skill by its name alone, as a beginner’s', async () => {
    const { user } = showPage(<UploadPage />);
    expect(button('Add skill').disabled).toBe(true);
    await user.type(inForm('Add skill').getByLabelText('Skill'), 'Baking{Enter}');
    expect(useDraft.getState().skills).toEqual([baking]);
  });
});
