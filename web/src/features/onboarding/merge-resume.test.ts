import { emptyProfile, ITEMS_MAX, type ParsedResume } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { type DraftFields, fieldsOf } from '#shared/draft-profile.ts';
import { isEmptyResume, mergeResume, presentFields } from './merge-resume.ts';

const empty: DraftFields = fieldsOf({ ...emptyProfile, onboarding_mode: null, idea_text: '', business_desc: '' });
const nothing: ParsedResume = { experience: [], skills: [], education: '', hobbies: '', location: '', age: null };
const baker = { role_title: 'Baker', company_name: 'Corner', duration_months: 24, description: null };
const read: ParsedResume = {
  experience: [baker],
  skills: [{ name: 'Baking', level: 'advanced', notes: '' }],
  education: 'Culinary school',
  hobbies: '',
  location: 'Haifa',
  age: 31,
};

describe('merging a CV', () => {
  it('fills an empty draft with every part that is there, and only with those', () => {
    expect(mergeResume(empty, read)).toEqual({
      experience: read.experience,
      skills: read.skills,
      education: 'Culinary school',
      location: 'Haifa',
      age: 31,
    });
    expect(mergeResume(empty, nothing)).toEqual({});
  });

  it('adds to lists without doubling what is there', () => {
    const waiter = { ...baker, role_title: 'Waiter' };
    const draft = { ...empty, experience: [waiter, { ...baker, role_title: ' baker' }], skills: [...read.skills] };
    expect(mergeResume(draft, { ...read, experience: [baker, { ...baker, duration_months: 6 }] })).toMatchObject({
      experience: [...draft.experience, { ...baker, duration_months: 6 }],
    });
    expect(mergeResume(draft, read).skills).toBeUndefined();
  });

  it('leaves the person’s own words and age alone', () => {
    const draft = { ...empty, education: 'Self-taught', age: 40 };
    const part = mergeResume(draft, read);
    expect(part.education).toBeUndefined();
    expect(part.age).toBeUndefined();
  });

  it.each([15, 121, 30.5])('does not take an age of %s', (age) => {
    expect(mergeResume(empty, { ...nothing, age })).toEqual({});
  });

  it('stops at the most items a list may hold', () => {
    const many = Array.from({ length: ITEMS_MAX.skills + 5 }, (_, index) => ({
      name: `Skill ${index}`,
      level: 'beginner' as const,
      notes: '',
    }));
    expect(mergeResume(empty, { ...nothing, skills: many }).skills).toHaveLength(ITEMS_MAX.skills);
  });

  it('knows which parts a CV has', () => {
    expect(presentFields(read)).toEqual(['experience', 'skills', 'education', 'location', 'age']);
    expect(isEmptyResume(read)).toBe(false);
    expect(isEmptyResume(nothing)).toBe(true);
  });
});
