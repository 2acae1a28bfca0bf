import { AGE_MAX, AGE_MIN, isBlank, ITEMS_MAX, type ParsedResume } from '@foothold/contract';
import type { DraftFields } from '#shared/draft-profile.ts';

/** The fields a CV can fill in. */
const resumeFields = ['experience', 'skills', 'education', 'hobbies', 'location', 'age'] as const;
type ResumeField = (typeof resumeFields)[number];
type ResumePart = Partial<Pick<DraftFields, ResumeField>>;

const normal = (text: string | null) => (text ?? '').trim().toLowerCase();

/** `found` behind `known`, without what is there already, at most `limit` items. */
function added<Item>(known: Item[], found: Item[], limit: number, nameOf: (item: Item) => string): Item[] {
  const names = new Set(known.map(nameOf));
  const fresh = found.filter((item) => {
    const name = nameOf(item);
    return names.has(name) ? false : names.add(name);
  });
  return [...known, ...fresh].slice(0, limit);
}

/**
 * What a CV adds to the draft, only the fields that change: lists grow, texts and age fill where nothing was said, and
 * the person's own words stay.
 */
export function mergeResume(draft: DraftFields, parsed: ParsedResume): ResumePart {
  const part: ResumePart = {};
  const experience = added(
    draft.experience,
    parsed.experience,
    ITEMS_MAX.experiences,
    (item) => `${normal(item.role_title)}\n${normal(item.company_name)}\n${item.duration_months}`,
  );
  if (experience.length > draft.experience.length) part.experience = experience;
  const skills = added(draft.skills, parsed.skills, ITEMS_MAX.skills, (item) => normal(item.name));
  if (skills.length > draft.skills.length) part.skills = skills;
  for (const field of ['education', 'hobbies', 'location'] as const) {
    if (isBlank(draft[field]) && !isBlank(parsed[field])) part[field] = parsed[field];
  }
  const { age } = parsed;
  if (draft.age === null && age !== null && Number.isInteger(age) && age >= AGE_MIN && age <= AGE_MAX) part.age = age;
  return part;
}

/** The fields a CV says something about. */
export function presentFields(parsed: ParsedResume): ResumeField[] {
  return resumeFields.filter((field) => {
    const value = parsed[field];
    return Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? !isBlank(value) : value !== null;
  });
}

/** Whether nothing at all was found in a CV. */
export function isEmptyResume(parsed: ParsedResume): boolean {
  return presentFields(parsed).length === 0;
}
