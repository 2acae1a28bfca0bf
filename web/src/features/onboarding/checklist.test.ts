import { emptyProfile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { type DraftFields, fieldsOf } from '#shared/draft-profile.ts';
import {
  askedBackFields,
  checklistFields,
  filledCount,
  isFilled,
  missingFields,
  optionalFields,
  requiredFields,
} from './checklist.ts';

const empty: DraftFields = fieldsOf({ ...emptyProfile, onboarding_mode: null, idea_text: '', business_desc: '' });
const full: DraftFields = {
  ...empty,
  experience: [{ role_title: 'Baker', company_name: null, duration_months: 12, description: null }],
  skills: [{ name: 'Baking', level: 'advanced', notes: '' }],
  goals: [{ type: 'earn', value: '500 a month' }],
  age: 30,
  education: 'School',
  hobbies: 'Hiking',
  location: 'Haifa',
  hoursPerWeek: 6,
  budgetPerMonth: '₪200',
  notes: 'Own van',
  limits: 'No weekends',
  dislikes: 'Selling',
};

describe('the checklist', () => {
  it('asks for experience, skills, goals and a language, and for nine more', () => {
    expect(requiredFields).toEqual(['experience', 'skills', 'goals', 'language']);
    expect(optionalFields).toHaveLength(9);
    expect(checklistFields).toHaveLength(13);
  });

  it('counts what is filled; a language always is', () => {
    expect(filledCount(empty)).toBe(1);
    expect(filledCount(full)).toBe(13);
    expect(missingFields(empty, requiredFields)).toEqual(['experience', 'skills', 'goals']);
    expect(missingFields(full, optionalFields)).toEqual([]);
  });

  it('asks nobody back who has no limits and dislikes nothing', () => {
    expect(missingFields({ ...full, limits: '', dislikes: '' }, askedBackFields)).toEqual([]);
    const untold = [...missingFields(empty, askedBackFields)].sort();
    expect(untold).toEqual(['age', 'budgetPerMonth', 'education', 'hobbies', 'hoursPerWeek', 'location', 'notes']);
  });

  it.each(checklistFields.filter((field) => field !== 'language'))('sees when %s alone is empty', (field) => {
    const draft = { ...full, [field]: empty[field] };
    expect(isFilled(full, field)).toBe(true);
    expect(missingFields(draft, checklistFields)).toEqual([field]);
  });

  it('takes a budget of 0 for an answer, and no hours, blanks or a budget without digits for none', () => {
    expect(isFilled({ ...empty, budgetPerMonth: '0' }, 'budgetPerMonth')).toBe(true);
    expect(isFilled({ ...empty, budgetPerMonth: 'little' }, 'budgetPerMonth')).toBe(false);
    expect(isFilled({ ...empty, hoursPerWeek: 0 }, 'hoursPerWeek')).toBe(false);
    expect(isFilled({ ...empty, notes: ' \u200B\n' }, 'notes')).toBe(false);
  });
});
