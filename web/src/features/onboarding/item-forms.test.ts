import { describe, expect, it } from 'vitest';
import {
  blankExperience,
  blankSkill,
  experienceForm,
  experienceItem,
  goalItem,
  monthsAreWrong,
  skillForm,
  skillItem,
} from './item-forms.ts';

describe('an experience item', () => {
  const form = { role: ' Baker ', company: '', months: '24', description: ' ' };

  it('needs a role and months', () => {
    expect(experienceItem(blankExperience)).toBeNull();
    expect(experienceItem({ ...form, role: '  ' })).toBeNull();
    expect(experienceItem({ ...form, months: '' })).toBeNull();
    expect(experienceItem(form)).toEqual({
      role_title: 'Baker',
      company_name: null,
      duration_months: 24,
      description: null,
    });
  });

  it.each(['2.5', '-1', '1e3', '1201', 'two'])('refuses %s months', (months) => {
    expect(monthsAreWrong(months)).toBe(true);
    expect(experienceItem({ ...form, months })).toBeNull();
  });

  it('takes 0 and 1200 months', () => {
    expect(experienceItem({ ...form, months: '0' })?.duration_months).toBe(0);
    expect(experienceItem({ ...form, months: '1200' })?.duration_months).toBe(1200);
  });

  it('comes back from its form unchanged', () => {
    const item = { role_title: 'Baker', company_name: 'Corner', duration_months: 3, description: 'Night shifts' };
    expect(experienceItem(experienceForm(item))).toEqual(item);
  });
});

describe('a skill', () => {
  it('needs a name, and is a beginner’s unless said otherwise', () => {
    expect(skillItem(blankSkill)).toBeNull();
    expect(skillItem({ ...blankSkill, name: 'Baking' })).toEqual({ name: 'Baking', level: 'beginner', notes: '' });
  });

  it('loses the invisible characters of a paste, which the server refuses', () => {
    expect(skillItem({ ...blankSkill, name: '\u200Fאפייה\u202C' })?.name).toBe('אפייה');
    expect(skillItem({ ...blankSkill, name: '\u200B' })).toBeNull();
  });

  it('comes back from its form unchanged', () => {
    const item = { name: 'Baking', level: 'advanced' as const, notes: 'Sourdough' };
    expect(skillItem(skillForm(item))).toEqual(item);
  });
});

describe('a goal', () => {
  it('needs both type and value', () => {
    expect(goalItem({ type: 'earn', value: ' ' }, 'en')).toBeNull();
    expect(goalItem({ type: ' ', value: '500' }, 'en')).toBeNull();
    expect(goalItem({ type: ' earn ', value: '500' }, 'en')).toEqual({ type: 'earn', value: '500' });
  });
});
