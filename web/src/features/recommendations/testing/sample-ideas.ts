import type { Recommendation } from '@foothold/contract';

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
      hours_per_week: { min: 4, max: 6 },
      startup_cost_band: 1,
      place: 'local',
      first_customer: 'A neighbour',
      risks: ['Few people come', 'Clay is heavy'],
      archetype: null,
      source: 'builtin',
      ...fit,
    },
  };
}
