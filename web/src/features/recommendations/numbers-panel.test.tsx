import { api, type OwnAssumptions, type Recommendation } from '@foothold/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { fakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { sampleIdea, sampleNumbers } from './testing/sample-ideas.ts';
import { showIdea } from './recommendations-testing.tsx';

const euro = { ...sampleNumbers, goal: { ...sampleNumbers.goal, currency: 'EUR' } };
const withNumbers = (numbers: Recommendation['fit']['numbers']) => sampleIdea(1, 'Workshops', { numbers });
const { setAssumptions } = api.recommendations;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  let own: OwnAssumptions = {};
  server.answers(setAssumptions, ({ body }) => {
    own = { ...own, ...(body as OwnAssumptions) };
    return { recommendation: withNumbers({ ...sampleNumbers, own }) };
  });
});

async function open(idea: Recommendation) {
  const shown = showIdea(server, idea);
  const panel = within(await screen.findByRole('region', { name: 'The numbers' }));
  const unfold = panel.queryByRole('button', { name: 'See how this adds up' });
  if (unfold) await shown.user.click(unfold);
  return { ...shown, panel };
}
type Panel = Awaited<ReturnType<typeof open>>['panel'];
const sums = (panel: Panel) =>
  panel.getAllByRole('definition').map((line) => line.textContent.replaceAll('\u00a0', ' '));
const box = (panel: Panel, name: RegExp) => panel.findByRole<HTMLInputElement>('textbox', { name });
const hoursBox = /^Your hours for one session/;
const priceBox = /^Price of one session/;

describe('the numbers of an idea', () => {
  it('are written out as sums, every figure with whose it is', async () => {
    const { panel } = await open(withNumbers(sampleNumbers));
    expect(await panel.findByText('600 a month', { selector: 'bdi' })).toBeDefined();
    expect(sums(panel)).toEqual([
      '6 h × 4 weeks ÷ 1.5 h = 16 sessions',
      '600 ÷ 16 sessions = 37.50 rounded up: 40 a session',
      '16 sessions ÷ 4 weeks = 4 a week',
    ]);
    const [first] = panel.getAllByRole('definition');
    const labels = [...(first?.querySelectorAll('[data-label]') ?? [])].map((each) => each.getAttribute('data-label'));
    expect(labels).toEqual(['yours', 'assumption', 'assumption', 'calculated']);
    expect((await box(panel, hoursBox)).value).toBe('1.5');
    expect(panel.getByRole('textbox', { name: 'Your hours for one session assumption' })).toBeDefined();
  });

  it('follow an assumption that is changed, which is kept and can be taken back', async () => {
    const { panel, user } = await open(withNumbers(sampleNumbers));
    const hours = await box(panel, hoursBox);
    await user.clear(hours);
    await user.type(hours, '2');
    expect(sums(panel)[0]).toBe('6 h × 4 weeks ÷ 2 h = 12 sessions');
    await user.tab();
    expect(await panel.findByText('Saved')).toBeDefined();
    expect(server.bodiesTo(setAssumptions)).toEqual([{ hours_per_unit: 2 }]);
    expect(panel.getByRole('textbox', { name: 'Your hours for one session yours' })).toBeDefined();

    await user.click(panel.getByRole('button', { name: /^Back to the assumption: 1.5/ }));
    await vi.waitFor(() => expect(server.bodiesTo(setAssumptions).at(-1)).toEqual({ hours_per_unit: null }));
    expect(hours.value).toBe('1.5');
    expect(sums(panel)[0]).toBe('6 h × 4 weeks ÷ 1.5 h = 16 sessions');
  });

  it('start from a price too, and say when the hours don’t suffice', async () => {
    const { panel, user } = await open(withNumbers(sampleNumbers));
    await user.type(await box(panel, priceBox), '35');
    expect(sums(panel).slice(3)).toEqual([
      '600 ÷ 35 a session ≈ 17.14 rounded up: 18 sessions',
      '18 sessions ÷ 4 weeks = 4.5 a week',
      '18 sessions × 1.5 h ÷ 4 weeks = 6.75 h a week',
    ]);
    expect(panel.getAllByText(/^That takes 6.75 h a week, and you have 6 h\./)).toHaveLength(2);
    expect(panel.getByText('18 sessions at 35 a session: that makes 630 a month.')).toBeDefined();
    await user.type(await box(panel, priceBox), '0');
    expect(panel.getAllByText('That takes 0.75 h a week: within your 6 h.')).toHaveLength(2);
  });

  it('are saved after a pause, without leaving the box', async () => {
    const { panel, user } = await open(withNumbers(sampleNumbers));
    await user.type(await box(panel, priceBox), '40');
    await vi.waitFor(() => expect(server.bodiesTo(setAssumptions)).toEqual([{ unit_price: 40 }]), { timeout: 15_000 });
  });

  it('are not sent when they can’t be right; the box says so and keeps them', async () => {
    const { panel, user } = await open(withNumbers(sampleNumbers));
    const hours = await box(panel, hoursBox);
    await user.type(hours, ' or two');
    await user.tab();
    expect((await panel.findByRole('alert')).textContent).toBe('Please enter a number above 0, up to 200.');
    expect(hours.getAttribute('aria-invalid')).toBe('true');
    expect(hours.value).toBe('1.5 or two');
    await user.type(await box(panel, priceBox), '40');
    await user.tab();
    await vi.waitFor(() => expect(server.bodiesTo(setAssumptions)).toEqual([{ unit_price: 40 }]));
    expect(hours.value).toBe('1.5 or two');
    await user.click(panel.getByRole('button', { name: /^Back to the assumption: 1.5/ }));
    expect(hours.value).toBe('1.5');
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('that could not be saved stay, and go with the next try', async () => {
    const { panel, user } = await open(withNumbers(sampleNumbers));
    const works = fakeServer();
    works.breaks(setAssumptions);
    await user.type(await box(panel, priceBox), '40');
    await user.tab();
    const alert = await panel.findByRole('alert');
    expect(alert.textContent).toContain('Your figures couldn’t be saved. They are still here.');
    expect((await box(panel, priceBox)).value).toBe('40');
    works.answers(setAssumptions, {
      recommendation: withNumbers({ ...sampleNumbers, own: { unit_price: 40 } }),
    });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Saved')).toBeDefined();
    expect(works.bodiesTo(setAssumptions)).toEqual([{ unit_price: 40 }, { unit_price: 40 }]);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('ask for what is missing', async () => {
    const { panel } = await open(withNumbers({ ...sampleNumbers, hours_per_week: null }));
    expect(await panel.findByText('Not said yet')).toBeDefined();
    expect(panel.queryByRole('definition')).toBeNull();
    const link = panel.getByRole('link', { name: 'Say how many hours' });
    expect(link.getAttribute('href')).toBe('/profile#hoursPerWeek');
  });

  it('say how to get them when no goal named an amount', async () => {
    const { panel } = await open(sampleIdea(1, 'Workshops'));
    expect(await panel.findByText(/^None of your goals had an amount/)).toBeDefined();
    expect(panel.getByRole('link', { name: 'Go to your goals' }).getAttribute('href')).toBe('/profile#goals');
  });

  it('are written as the language writes figures and money', async () => {
    await changeLanguage('fr');
    const { user } = showIdea(server, withNumbers(euro));
    const panel = within(await screen.findByRole('region', { name: 'Les chiffres' }));
    expect(panel.getByText(/^16 séances à 40.€ la séance : cela fait 640.€ par mois\.$/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Voir le calcul' }));
    await panel.findByText(/^600.€ par mois$/);
    expect(sums(panel).slice(0, 2)).toEqual([
      '6 h × 4 semaines ÷ 1,5 h = 16 séances',
      '600 € ÷ 16 séances = 37,50 € arrondi au-dessus : 40 € la séance',
    ]);
  });

  it('name in Hebrew what a price is of', async () => {
    await changeLanguage('he');
    showIdea(server, withNumbers(euro));
    expect(await screen.findByText(/למפגש/)).toBeDefined();
    expect(screen.queryByText(/ליחידה/)).toBeNull();
  });
});
