import { emptyProfile, type Experience, ITEMS_MAX, type ParsedResume } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#shared/draft-profile.ts';
import { followEdit, nothingFromResume } from '#shared/draft-resume.ts';
import { isEmptyResume, mergeResume, presentFields } from './merge-resume.ts';

const blank = fieldsOf({ ...emptyProfile, onboarding_mode: null, idea_text: '', business_desc: '' });
const empty = { ...blank, fromResume: nothingFromResume, doubts: [] };
type Known = Parameters<typeof mergeResume>[0];
const nothing: ParsedResume = {
  experience: [],
  skills: [],
  education: '',
  hobbies: '',
  location: '',
  age: null,
  doubts: [],
};
const baker = { role_title: 'Baker', company_name: 'Corner', duration_months: 24, description: null };
const baking = { name: 'Baking', level: 'advanced' as const, notes: '' };
const read: ParsedResume = {
  ...nothing,
  experience: [baker],
  skills: [baking],
  education: 'Culinary school',
  location: 'Haifa',
  age: 31,
};
const part = (draft: Known, parsed: ParsedResume) => mergeResume(draft, parsed).fields;
/** The draft after a CV. */
const after = (draft: Known, parsed: ParsedResume): Known => {
  const { fields, origin } = mergeResume(draft, parsed);
  return { ...draft, ...fields, ...origin };
};
const withJobs = (...experience: Experience[]): ParsedResume => ({ ...nothing, experience });

describe('merging a CV', () => {
  it('fills an empty draft with every part that is there, and only with those', () => {
    expect(part(empty, read)).toEqual({
      experience: read.experience,
      skills: read.skills,
      education: 'Culinary school',
      location: 'Haifa',
      age: 31,
    });
    expect(part(empty, nothing)).toEqual({});
  });

  it('adds to lists without doubling what is there', () => {
    const waiter = { ...baker, role_title: 'Waiter' };
    const draft = { ...empty, experience: [waiter, { ...baker, role_title: ' baker' }], skills: [...read.skills] };
    expect(part(draft, { ...read, experience: [baker, { ...baker, duration_months: 6 }] })).toMatchObject({
      experience: [...draft.experience, { ...baker, duration_months: 6 }],
    });
    expect(part(draft, read).skills).toBeUndefined();
  });

  it('leaves the person’s own words and age alone', () => {
    const draft = { ...empty, education: 'Self-taught', age: 40 };
    expect(part(draft, read)).not.toHaveProperty('education');
    expect(part(draft, read)).not.toHaveProperty('age');
  });

  it.each([15, 121, 30.5])('does not take an age of %s', (age) => {
    expect(part(empty, { ...nothing, age })).toEqual({});
  });

  it('stops at the most items a list may hold', () => {
    const many = Array.from({ length: ITEMS_MAX.skills + 5 }, (_, index) => ({
      name: `Skill ${index}`,
      level: 'beginner' as const,
      notes: '',
    }));
    expect(part(empty, { ...nothing, skills: many }).skills).toHaveLength(ITEMS_MAX.skills);
  });

  it('knows which parts a CV has', () => {
    expect(presentFields(read)).toEqual(['experience', 'skills', 'education', 'location', 'age']);
    expect(isEmptyResume(read)).toBe(false);
    expect(isEmptyResume(nothing)).toBe(true);
  });
});

describe('a CV read again', () => {
  const once = after(empty, read);

  it('changes nothing', () => {
    expect(mergeResume(once, read)).toMatchObject({ fields: {}, added: 0, renewed: 0 });
    expect(after(once, read)).toEqual(once);
  });

  it('keeps a job and a skill the person changed, under a new name too', () => {
    const experience = [{ ...baker, role_title: 'Pastry chef', duration_months: 30 }];
    const skills = [{ ...baking, name: 'Bread' }];
    const draft = {
      ...once,
      experience,
      skills,
      fromResume: {
        ...once.fromResume,
        experience: followEdit(once.fromResume.experience, once.experience, experience),
        skills: followEdit(once.fromResume.skills, once.skills, skills),
      },
    };
    expect(part(draft, read)).toEqual({});
    expect(part(draft, { ...read, experience: [{ ...baker, duration_months: 36 }] })).toEqual({});
  });

  it('gives a deleted job back', () => {
    expect(part({ ...once, experience: [] }, read)).toEqual({ experience: [baker] });
  });

  it('brings a job and a skill up to date that stand as a CV put them', () => {
    const newer = { ...baker, duration_months: 30, description: 'Bread for the whole street' };
    expect(mergeResume(once, { ...withJobs(newer), skills: [{ ...baking, level: 'intermediate' }] })).toMatchObject({
      fields: { experience: [newer], skills: [{ ...baking, level: 'intermediate' }] },
      added: 0,
      renewed: 2,
    });
  });

  it('does not lose what a shorter CV leaves out', () => {
    const known = after(empty, withJobs({ ...baker, description: 'Bread' }));
    expect(part(known, withJobs({ ...baker, company_name: null, duration_months: 0 }))).toEqual({});
    expect(part(once, { ...nothing, skills: [{ ...baking, level: 'beginner' }] })).toEqual({});
  });

  it('lets a text grow, an age rise and a place move, but never the person’s own', () => {
    const newer = { ...read, education: 'Culinary school, master’s certificate', location: 'Leeds', age: 32 };
    expect(part(once, newer)).toEqual({ education: newer.education, location: 'Leeds', age: 32 });
    const own = { ...once, education: 'Culinary school!', location: 'Acre', age: 33 };
    expect(part(own, newer)).toEqual({});
  });

  it('never swaps a text for one in another language', () => {
    expect(part(once, { ...nothing, education: 'Escuela de hostelería y turismo' })).toEqual({});
  });

  it('adds a translated job, marked as looking like another, and merges nothing by accident', () => {
    const panadero = { ...baker, role_title: 'Panadero' };
    const cook = { ...baker, role_title: 'Cocinero', company_name: 'Sol', duration_months: 12 };
    const result = mergeResume(once, { ...withJobs(panadero, cook), skills: [{ ...baking, name: 'Panadería' }] });
    expect(result.fields.experience).toEqual([baker, panadero, cook]);
    expect(result.fields.skills).toHaveLength(2);
    expect(result.origin.doubts).toEqual([{ field: 'experience', value: panadero, reason: 'double' }]);
  });
});

describe('doubts', () => {
  const doubted: ParsedResume = {
    ...read,
    doubts: [
      { field: 'experience', index: 0, reason: 'one-date' },
      { field: 'location', index: null, reason: 'unknown-place' },
    ],
  };
  const once = after(empty, doubted);

  it('are about the values that were put into the draft', () => {
    expect(once.doubts).toEqual([
      { field: 'experience', value: baker, reason: 'one-date' },
      { field: 'location', value: 'Haifa', reason: 'unknown-place' },
    ]);
  });

  it('stay once each, and do not come back when they were settled', () => {
    expect(after(once, doubted).doubts).toEqual(once.doubts);
    expect(after({ ...once, doubts: [] }, doubted).doubts).toEqual([]);
  });

  it('are none about what the person wrote', () => {
    const own = { ...empty, experience: [baker], location: 'Haifa' };
    expect(after(own, doubted).doubts).toEqual([]);
  });

  it('go with what they were about', () => {
    expect(after({ ...once, experience: [], location: 'Leeds' }, nothing).doubts).toEqual([]);
  });
});
