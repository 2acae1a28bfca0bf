import {
  askedFields,
  type Experience,
  FIELD_LIMIT,
  type FieldUpdate,
  isInRange,
  isNumberField,
  isSeveralField,
  isTextField,
  isYesNoField,
  ITEMS_MAX,
  payloadOf,
  type Profile,
  type SkillItem,
  skillToItem,
  updateOf,
  withPayload,
} from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { cut } from '../text/quote.ts';
import { type Mention, type MentionedSkill, valuesOf } from './fields.ts';

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

/** A text with more said to it; what is in it already is not said twice. */
function joined(old: string, added: readonly string[]): string {
  const parts = old.trim() === '' ? [] : [old];
  for (const text of added) if (!fold(parts.join(', ')).includes(fold(text))) parts.push(text);
  return cut(parts.join(', '), FIELD_LIMIT);
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

/** A skill keeps its level and notes when only its name was said again. */
function levelled(old: readonly SkillItem[], { name, level }: MentionedSkill): SkillItem {
  const known = old.find((one) => fold(one.name) === fold(name));
  return { name, level: level ?? known?.level ?? 'beginner', notes: known?.notes ?? '' };
}

/** The profile after what was said: numbers and the place replaced, lists and texts added to. No age below 16. */
export function withSaid(profile: Profile, said: readonly Mention[]): Profile {
  const { experiences, goals } = profile;
  const jobs = valuesOf(said, 'experience').map((job) => filledIn(experiences, job));
  const skills = profile.skills.map(skillToItem);
  const learnt = valuesOf(said, 'skills').map((skill) => levelled(skills, skill));
  let next: Profile = {
    ...profile,
    experiences: merged(experiences, jobs, (job) => job.role_title, ITEMS_MAX.experiences),
    goals: merged(goals, valuesOf(said, 'goals'), (goal) => goal.value, ITEMS_MAX.goals),
  };
  const payload = merged(skills, learnt, (skill) => skill.name, ITEMS_MAX.skills);
  if (learnt.length > 0) next = withPayload(next, 'skills', payload);
  for (const field of askedFields) {
    if (isNumberField(field)) {
      const value = valuesOf(said, field).at(-1);
      if (value !== undefined && isInRange(field, value)) next = withPayload(next, field, value);
    } else if (isYesNoField(field)) {
      const value = valuesOf(said, field).at(-1);
      if (value !== undefined) next = withPayload(next, field, value);
    } else if (isTextField(field)) {
      const values = valuesOf(said, field);
      const [last] = values.slice(-1);
      if (last === undefined) continue;
      next = withPayload(next, field, isSeveralField(field) ? joined(payloadOf(next, field), values) : last);
    }
  }
  return next;
}

/** What the field of an update holds before it. */
export function heldBy(profile: Profile, { field }: FieldUpdate): FieldUpdate {
  const asked = askedFields.find((one) => one === field);
  if (!asked) throw new RangeError(`The interview changes no ${field}`);
  return updateOf(profile, asked);
}

/** What changed between two profiles as updates ready to store: lists whole, nothing for what stayed. */
export function updatesBetween(before: Profile, after: Profile): FieldUpdate[] {
  return askedFields
    .map((field) => [updateOf(before, field), updateOf(after, field)] as const)
    .filter(([old, update]) => JSON.stringify(old) !== JSON.stringify(update))
    .map(([, update]) => update);
}
