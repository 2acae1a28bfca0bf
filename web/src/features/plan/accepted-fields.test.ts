import { describe, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { acceptedFields } from './accepted-fields.ts';

const baking = { name: 'Baking', level: 'beginner' as const, notes: '' };
const sewing = { name: 'Sewing', level: 'advanced' as const, notes: 'own machine' };
const draft = { ...useDraft.getState(), skills: [baking, sewing], hoursPerWeek: 5 };

describe('accepting a suggested field', () => {
  it('adds to a list and changes what it names, and takes nothing away', () => {
    const better = { ...baking, name: 'baking', level: 'intermediate' as const };
    const driving = { name: 'Driving', level: 'advanced' as const, notes: '' };
    expect(acceptedFields(draft, { field: 'skills', payload: [better, driving] })).toEqual({
      skills: [better, sewing, driving],
    });
  });

  it('replaces a single value', () => {
    expect(acceptedFields(draft, { field: 'hours_per_week', payload: 8 })).toEqual({ hoursPerWeek: 8 });
  });
});
