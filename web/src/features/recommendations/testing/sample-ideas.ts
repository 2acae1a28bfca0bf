import type { Numbers, Recommendation } from '@foothold/contract';

/** 600 a month, six hours a week, an hour and a half for a session: 16 sessions, 40 each. */
export const sampleNumbers: Numbers = {
  goal: { text: '600 a month', amount: 600, per: 'month', currency: null },
  hours_per_week: 6,
  unit: 'session',
  assumed: { weeks_per_month: 4, days_per_week: 5, hours_per_unit: 1.5, unit_price: null, costs_per_month: null },
  own: {},
};

/** An idea whose texts name it; `number` makes its id. */
export function sampleIdea(number: number, title: string, fit: Partial<Recommendation['fit']> = {}): Recommendation {
  return {
    recommendation_id: `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title,
    short_description: `In short: ${title}`,
    expectations: 'A first customer within a month.',
    detailed_description: 'Begin small.\n\nThen grow.',
    fit: {
      why: ['taught ceramics for 3 years', 'own a kiln'],
      evidence: [],
      hours_per_week: { min: 4, max: 6 },
      startup_cost_band: 1,
      place: 'local',
      first_customer: 'A neighbour',
      risks: ['Few people come', 'Clay is heavy'],
      archetype: null,
      purpose: 'earn',
      numbers: null,
      source: 'builtin',
      ...fit,
    },
    declined: null,
  };
}
