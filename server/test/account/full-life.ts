import {
  api,
  applyField,
  emptyProfile,
  type FieldName,
  fieldNames,
  FieldUpdate,
  isNumberField,
  isYesNoField,
  type ListField,
  type PayloadOf,
  type Profile,
  memory,
  rhythm,
  result as results,
} from '@foothold/contract';
import type { TestApp, TestCaller } from '../app.ts';

/** Words that break what isn't careful: marks, quotes, another direction, a line break, an emoji of several parts. */
export const hardWords = 'Öl & "Wolle" <b>\n– שלום, 30% off; \\ 👩🏽‍🔧 \u202Eabc';

/** What a full life says of these fields; of a list it must say something, of the rest hard words and a number do. */
const said: { [Name in ListField]: PayloadOf<Name> } & { [Name in FieldName]?: PayloadOf<Name> } = {
  language: 'fr',
  age: 34,
  hobbies: 'Vélo',
  location: 'Haïfa',
  experience: [{ role_title: 'Mechanic', company_name: null, description: hardWords, duration_months: 24 }],
  skills: [{ name: 'Bicycle repair', level: 'advanced', notes: hardWords }],
  hours_per_week: 8.5,
  budget_per_month: 100,
  goals: [{ goal_type: 'earn', value: '600 € a month' }],
};

/** A profile in which every field there is says something. */
export function fullProfile(): Profile {
  const updates = fieldNames.map((field) => {
    const payload = said[field] ?? (isYesNoField(field) ? true : isNumberField(field) ? 20 : hardWords);
    return FieldUpdate.parse({ field, payload });
  });
  const { resources, ...told } = updates.reduce(applyField<Profile>, emptyProfile);
  return { ...told, resources: { ...resources, notes: 'Monthly budget: 100' } };
}

/** Lives through the whole product as this person: something of theirs is then in every place a person can fill. */
export async function liveFully({ as }: Pick<TestApp, 'as'>, token: string): Promise<void> {
  const person = as(token);
  await person.call(api.profile.save, { body: fullProfile() });
  await person.call(api.profile.saveIntent, { body: { intent: 'idea', idea_text: hardWords } });
  await person.call(api.chat.onboardingSend, { body: { message: hardWords, language: 'fr' } });
  await chooseAnIdea(person);
  await workOnThePlan(person);
  await person.call(rhythm.setPromise, { body: { days_per_week: 3, zone: 'Asia/Jerusalem' } });
  await person.call(rhythm.setIdentity, { body: { text: hardWords } });
  await person.call(rhythm.setSettings, { body: { week_start: 'sunday' } });
  await person.call(api.feedback.send, { body: { message: hardWords } });
  await person.call(api.account.setUseModel, { body: { use_model: false } });
}

async function chooseAnIdea(person: TestCaller): Promise<void> {
  const { data } = await person.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
  const [first, second, third] = data.recommendations;
  if (!first || !second || !third) throw new Error('No ideas were offered');
  const idOf = ({ recommendation_id }: { recommendation_id: string }) => ({ id: recommendation_id });
  const declined = { reason: 'other' as const, note: hardWords };
  await person.call(api.recommendations.decline, { params: idOf(second), body: declined });
  await person.call(api.recommendations.setAssumptions, { params: idOf(third), body: { weeks_per_month: 4 } });
  const body = { recommendation_id: first.recommendation_id };
  await person.call(api.plan.createFromRecommendation, { body, headers: { 'idempotency-key': 'a-key' } });
}

async function workOnThePlan(person: TestCaller): Promise<void> {
  const { data: plan } = await person.call(api.plan.get);
  const [step] = plan.steps;
  const [substep] = step?.substeps ?? [];
  if (!step || !substep) throw new Error('The plan has no steps');
  await person.call(api.plan.setSubstepStatus, { params: { id: substep.substep_id }, body: { status: 'completed' } });
  const text = { kind: 'text' as const, data: { text: hardWords } };
  await person.call(results.save, { params: { id: substep.substep_id }, body: text });
  await person.call(memory.add, { body: { kind: 'said', text: hardWords, until: '2099-01-31' } });
  const decided = { choice: 'go_on' as const, reason: hardWords.slice(0, 600).toWellFormed() };
  await person.call(results.decide, { params: { id: step.step_id }, body: decided });
  await person.call(api.chat.send, { body: { message: hardWords, step_id: step.step_id, language: 'en' } });
  const less = { feedback: 'Less time each week, please: smaller steps' };
  await person.call(api.plan.adapt, { body: less, headers: { 'idempotency-key': 'a-key' } });
  await person.call(api.plan.previewAdapt, { body: { feedback: 'I have more hours now' } });
  await person.call(api.plan.createFromDescription, { body: { description: `Business description: ${hardWords}` } });
}
