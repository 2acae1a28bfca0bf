import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#app/testing.tsx';

describe('the landing page', () => {
  it('has one h1 and two ways to sign up', async () => {
    renderApp('/');
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const name of ['Start Your Journey', 'Let’s build your plan']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/signup');
    }
  });

  it('shows three layers, and announces none of them', async () => {
    renderApp('/');
    const layers = {
      'Know what to do next': 'Head: the cognitive layer',
      'Keep your nerve': 'Heart: the emotional layer',
      'Do it again tomorrow': 'Hands: the habit layer',
    };
    for (const [promise, name] of Object.entries(layers)) {
      const card = (await screen.findByRole('heading', { name: promise })).closest('li');
      expect(card?.textContent).toContain(name);
      expect(within(card as HTMLElement).queryByText(/soon/i)).toBeNull();
    }
  });

  it('shows an idea, its plan and its first day, below what was told for them', async () => {
    renderApp('/');
    const result = await screen.findByRole('region', { name: 'What comes of it' });
    const told = within(result).getByRole('list', { name: 'What it was told' });
    expect(within(told).getAllByRole('listitem')).toHaveLength(4);
    for (const name of ['The first of five ideas', 'The plan for it', /^The first day · about \d+ minutes$/]) {
      const part = within(result).getByRole('heading', { level: 3, name }).closest('li');
      expect(part?.textContent?.split(/\s+/).length).toBeGreaterThan(20);
    }
  });

  it('says what it costs, who is behind it and what answers', async () => {
    renderApp('/');
    for (const name of ['It costs nothing', 'Who is behind it', 'Who does the thinking']) {
      expect(await screen.findByRole('heading', { level: 3, name })).toBeTruthy();
    }
  });
});

describe('/home', () => {
  it('shows its popup once, offers the languages and leads the signed-in to the mode', async () => {
    const { user } = renderApp('/home', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: "Let's get started" }).getAttribute('href')).toBe('/onboarding/mode');
    const select = within(screen.getByRole('main')).getByRole('combobox', { name: 'Language' });
    expect(within(select).getAllByRole('option')).toHaveLength(5);
  });
});

describe('/legal', () => {
  it('holds every section the specification names', async () => {
    renderApp('/legal');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Combined Privacy Policy & Terms of Use' }),
    ).toBeTruthy();
    expect(screen.getByText('Last updated: May 1, 2025')).toBeTruthy();
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    for (const part of ['Introduction', 'Privacy Policy', 'Retention', 'Cookies', 'Terms of Use', 'Eligibility']) {
      expect(headings).toContain(part);
    }
    expect(screen.getByText(/at least 16 years old/)).toBeTruthy();
    expect(screen.getByText(/State of Israel.*Beer Sheva/s)).toBeTruthy();
  });
});
