import { api } from '@foothold/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';
import { untouchedProfile } from '#shared/testing/samples.ts';

const skill = (skill_name: string) => ({ skill_name, level: 'beginner' as const, notes: '' });
const profile = {
  ...untouchedProfile,
  hobbies: 'Chess',
  skills: [skill('baking'), skill('glazing'), skill('teaching')],
  goals: [{ goal_type: 'earn', value: '600 a month' }],
};

const open = (hash: string) =>
  renderApp(`/profile${hash}`, {
    signedIn: true,
    prepare: (server) => server.answers(api.profile.get, { profile }),
  });

const named = () => document.querySelectorAll('[data-named]');

describe('a place in the profile that an address names', () => {
  it('is an item of a list, marked and with the focus', async () => {
    open('#skills-2');
    await screen.findByText('teaching');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('teaching'));
    expect(document.activeElement?.tagName).toBe('LI');
    expect([...named()]).toEqual([document.activeElement]);
  });

  it('is a field', async () => {
    open('#hobbies');
    const hobbies = await screen.findByRole('textbox', { name: 'Hobbies' });
    await waitFor(() => expect(document.activeElement).toBe(hobbies));
    expect(named()[0]?.contains(hobbies)).toBe(true);
  });

  it.each(['#skills-7', '#skills'])('is the section of an item that is not there, or of none: %s', async (hash) => {
    open(hash);
    await screen.findByText('teaching');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('skills'));
    expect([...named()]).toEqual([document.activeElement]);
  });

  it('is left when another is named', async () => {
    const { go } = open('#skills-0');
    await screen.findByText('baking');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('baking'));
    await go('/profile#goals-0');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('600 a month'));
    expect(named()).toHaveLength(1);
  });

  it('has a way back to the ideas, which a profile without one has not', async () => {
    const { go } = open('#skills-0');
    const back = await screen.findByRole('link', { name: 'Back to the ideas' });
    expect(back.getAttribute('href')).toBe('/recommendations');
    await go('/profile');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to the ideas' })).toBeNull());
    expect(named()).toHaveLength(0);
  });
});
