import { api, emptyProfile, type FieldUpdate } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledProfile } from '../../test/guide-client.ts';
import { buildTestApp, type TestApp, type TestCaller } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

const somebody = async (): Promise<TestCaller> => test.as((await test.signUp()).token);
const profileOf = async (person: TestCaller) => (await person.call(api.profile.get)).data.profile;
const save = (person: TestCaller, field: FieldUpdate) => person.call(api.profile.saveField, { body: field });

describe('GET /api/profile', () => {
  it('is empty for somebody new, in the language of the browser', async () => {
    const person = await somebody();
    const { data } = await person.call(api.profile.get, { headers: { 'accept-language': 'he-IL' } });
    const nothing = { onboarding_mode: null, idea_text: '', business_desc: '' };
    expect(data.profile).toEqual({ ...emptyProfile, language: 'he', ...nothing });
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await one.call(api.profile.save, { body: filledProfile });
    expect((await profileOf(other)).location).toBe('');
    expect((await test.as(null).call(api.profile.get)).status).toBe(401);
  });
});

describe('POST /api/profile', () => {
  it('gives back to the letter what was saved', async () => {
    const person = await somebody();
    const notes = `  'a" \\ <b>אב</b> 👩‍👩‍👧‍👦\u001b[31m\n`;
    const { status, data } = await person.call(api.profile.save, { body: { ...filledProfile, notes } });
    expect(status).toBe(200);
    expect(data.profile).toMatchObject({ ...filledProfile, notes });
    expect(await profileOf(person)).toEqual(data.profile);
  });

  it('replaces what was saved before, but not how the person starts', async () => {
    const person = await somebody();
    await person.call(api.profile.saveIntent, { body: { intent: 'idea', idea_text: 'A bakery' } });
    await person.call(api.profile.save, { body: filledProfile });
    await person.call(api.profile.save, { body: { location: 'Lod' } });
    expect(await profileOf(person)).toMatchObject({
      location: 'Lod',
      education: '',
      skills: [],
      onboarding_mode: 'idea',
      idea_text: 'A bakery',
    });
  });

  it('takes the fixed zeros of an existing business for not said', async () => {
    const person = await somebody();
    const resources = { hours_per_week: 0, budget_per_month: 0, notes: '' };
    await person.call(api.profile.save, { body: { notes: 'n', description: 'A bakery', resources } });
    expect(await profileOf(person)).toMatchObject({
      resources: { hours_per_week: null, budget_per_month: null },
      business_desc: 'A bakery',
    });
  });

  it('makes its language the account’s', async () => {
    const person = await somebody();
    await person.call(api.profile.save, { body: { ...filledProfile, language: 'fr' } });
    expect((await person.call(api.account.get)).data.language).toBe('fr');
    await save(person, { field: 'language', payload: 'es' });
    expect((await profileOf(person)).language).toBe('es');
  });

  it.each([
    ['a child', { age: 15 }, 'TOO_YOUNG'],
    ['a NUL', { notes: 'a\0b' }, 'INVALID'],
    ['a blank goal', { goals: [{ goal_type: ' ', value: 'x' }] }, 'BLANK'],
    ['too long a text', { education: 'a'.repeat(4_001) }, 'INVALID'],
  ])('refuses %s and says which field', async (_what, wrong, code) => {
    const person = await somebody();
    const { status, data } = await person.call(api.profile.save, { body: { ...filledProfile, ...wrong } });
    expect([status, data]).toEqual([400, expect.objectContaining({ code, fields: expect.anything() })]);
    expect((await profileOf(person)).location).toBe('');
  });
});

describe('POST /api/profile/intent', () => {
  it('keeps the mode and leaves a text alone that is not given', async () => {
    const person = await somebody();
    const business = { intent: 'from-description' as const, business_desc: 'A bakery' };
    expect((await person.call(api.profile.saveIntent, { body: business })).data).toEqual({
      intent: 'from-description',
    });
    await person.call(api.profile.saveIntent, { body: { intent: 'brainstorm' } });
    expect(await profileOf(person)).toMatchObject({ onboarding_mode: 'brainstorm', business_desc: 'A bakery' });
  });
});

describe('POST /api/profile/field', () => {
  it.each<FieldUpdate>([
    { field: 'age', payload: 40 },
    { field: 'age', payload: null },
    { field: 'hobbies', payload: 'Chess' },
    { field: 'hours_per_week', payload: 6.5 },
    { field: 'hoursPerWeek', payload: 7 },
    { field: 'budget_per_month', payload: 0 },
    { field: 'budgetPerMonth', payload: 50 },
    { field: 'goals', payload: [{ goal_type: 'income', value: '100' }] },
    { field: 'skills', payload: [{ name: 'Sewing', level: 'advanced', notes: 'n' }] },
    {
      field: 'experience',
      payload: [{ role_title: 'Cook', company_name: null, duration_months: 3, description: null }],
    },
  ])('keeps $field and says it back', async (update) => {
    const person = await somebody();
    const { status, data } = await save(person, update);
    expect([status, data]).toEqual([200, update]);
  });

  it('writes both spellings to one field, and no hours as not said', async () => {
    const person = await somebody();
    await save(person, { field: 'hoursPerWeek', payload: 9 });
    expect((await profileOf(person)).resources.hours_per_week).toBe(9);
    expect((await save(person, { field: 'hours_per_week', payload: 0 })).data.payload).toBeNull();
    expect((await profileOf(person)).resources.hours_per_week).toBeNull();
  });

  it('loses nothing when fields are saved at the same time', async () => {
    const person = await somebody();
    await Promise.all([
      save(person, { field: 'education', payload: 'e' }),
      save(person, { field: 'hobbies', payload: 'h' }),
      save(person, { field: 'location', payload: 'l' }),
      save(person, { field: 'age', payload: 50 }),
    ]);
    expect(await profileOf(person)).toMatchObject({ education: 'e', hobbies: 'h', location: 'l', age: 50 });
  });

  it('refuses a field there is none of', async () => {
    const body = { field: 'constructor', payload: 1 } as unknown as FieldUpdate;
    expect((await (await somebody()).call(api.profile.saveField, { body })).status).toBe(400);
  });
});
