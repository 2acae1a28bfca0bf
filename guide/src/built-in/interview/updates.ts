import type { Experience, FieldUpdate, Profile } from '@foothold/contract';
import { AGE_MIN, ITEMS_MAX, skillToItem } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { type Said, valuesOf } from './fields.ts';

/** New items behind the old ones; one that is there already, by name, is replaced by what was said last. */
function merged<Item>(
  old: readonly Item[],
  added: readonly Item[],
  nameOf: (item: Item) => string,
  limit: number,
): Item[] {
  const items = [...old];
  for (const item of added) {
    const at = items.findIndex((known) => fold(nameOf(known)) === fold(nameOf(item)));
    if (at >= 0) items[at] = item;
    else items.push(item);
  }
  return items.slice(0, limit);
}

function joined(old: string, added: readonly string[]): string {
  const parts = old === '' ? [] : [old];
  for (const text of added) if (!fold(parts.join(', ')).includes(fold(text))) parts.push(text);
  return parts.join(', ');
}

/** A job keeps what an earlier turn knew of it and this one did not say. */
function filledIn(old: readonly Experience[], job: Experience): Experience {
  const known = old.find((one) => fold(one.role_title) === fold(job.role_title));
  return {
    ...job,
    company_name: job.company_name ?? known?.company_name ?? null,
    duration_months: job.duration_months || (known?.duration_months ?? 0),
    description: job.description ?? known?.description ?? null,
  };
}

/**
 * What was said as updates of the profile, ready to store: lists whole, numbers and places replaced by the last that was
 * said, hobbies, education and notes added to. An age below 16 makes no update.
 */
export function updatesOf(profile: Profile, said: readonly Said[]): FieldUpdate[] {
  const updates: FieldUpdate[] = [];
  const jobs = valuesOf(said, 'experience').map((job) => filledIn(profile.experiences, job));
  if (jobs.length > 0)
    updates.push({
      field: 'experience',
      payload: merged(profile.experiences, jobs, (job) => job.role_title, ITEMS_MAX.experiences),
    });
  const skills = valuesOf(said, 'skills');
  if (skills.length > 0)
    updates.push({
      field: 'skills',
      payload: merged(profile.skills.map(skillToItem), skills, (skill) => skill.name, ITEMS_MAX.skills),
    });
  const goals = valuesOf(said, 'goals');
  if (goals.length > 0)
    updates.push({ field: 'goals', payload: merged(profile.goals, goals, (goal) => goal.value, ITEMS_MAX.goals) });
  for (const field of ['hours_per_week', 'budget_per_month', 'age'] as const) {
    const value = valuesOf(said, field).at(-1);
    if (value !== undefined && !(field === 'age' && value < AGE_MIN)) updates.push({ field, payload: value });
  }
  const location = valuesOf(said, 'location').at(-1);
  if (location !== undefined) updates.push({ field: 'location', payload: location });
  for (const field of ['hobbies', 'education', 'notes'] as const) {
    const values = valuesOf(said, field);
    if (values.length > 0) updates.push({ field, payload: joined(profile[field], values).slice(0, 4_000) });
  }
  return updates;
}
