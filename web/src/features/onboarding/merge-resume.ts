import {
  AGE_MAX,
  AGE_MIN,
  type Experience,
  isBlank,
  ITEMS_MAX,
  type ParsedResume,
  type SkillItem,
} from '@foothold/contract';
import type { Draft } from '#shared/draft.ts';
import type { DraftFields } from '#shared/draft-profile.ts';
import { type DraftDoubt, resumeFields, type ResumeField, sameValue, standingDoubts } from '#shared/draft-resume.ts';
import { foldedName } from './folded-name.ts';
import { type ListRule, mergeList } from './merge-list.ts';
import { isSameJob, looksDouble } from './same-job.ts';

type ResumePart = Pick<DraftFields, ResumeField>;
type Known = DraftFields & Pick<Draft, 'fromResume' | 'doubts'>;

/** What a CV makes of the draft, and how much of it is new. */
export interface MergedResume {
  /** Only the fields that change. */
  fields: Partial<ResumePart>;
  origin: Pick<Draft, 'fromResume' | 'doubts'>;
  /** Items added to the lists, and known ones that got newer facts. */
  added: number;
  renewed: number;
}

const jobRule: ListRule<Experience> = {
  limit: ITEMS_MAX.experiences,
  isSame: isSameJob,
  isRepeat: (a, b) =>
    isSameJob(a, b) &&
    foldedName(a.company_name) === foldedName(b.company_name) &&
    a.duration_months === b.duration_months,
  renewed: (known, found) => ({
    ...known,
    company_name: found.company_name ?? known.company_name,
    duration_months: found.duration_months || known.duration_months,
    description:
      (found.description ?? '').length > (known.description ?? '').length ? found.description : known.description,
  }),
};

const isSameSkill = (a: SkillItem, b: SkillItem) => foldedName(a.name) === foldedName(b.name);

const skillRule: ListRule<SkillItem> = {
  limit: ITEMS_MAX.skills,
  isSame: isSameSkill,
  isRepeat: isSameSkill,
  // A CV that prints no level says beginner, which is no news.
  renewed: (known, found) => (found.level === 'beginner' ? known : { ...known, level: found.level }),
};

/** Merges a CV into the draft: nothing doubled, the person's own words kept, newer facts where a CV had spoken before. */
export function mergeResume(draft: Known, parsed: ParsedResume): MergedResume {
  const { fromResume } = draft;
  const jobs = mergeList(draft.experience, parsed.experience, fromResume.experience, jobRule);
  const skills = mergeList(draft.skills, parsed.skills, fromResume.skills, skillRule);
  const next: ResumePart = {
    experience: jobs.items,
    skills: skills.items,
    education: mergeText(draft.education, parsed.education, fromResume.education),
    hobbies: mergeText(draft.hobbies, parsed.hobbies, fromResume.hobbies),
    location: newest(draft.location, parsed.location, fromResume.location),
    age: ageOf(draft.age, parsed.age, fromResume.age),
  };
  const changes = {
    experience: jobs.added + jobs.renewed > 0,
    skills: skills.added + skills.renewed > 0,
    education: next.education !== draft.education,
    hobbies: next.hobbies !== draft.hobbies,
    location: next.location !== draft.location,
    age: next.age !== draft.age,
  };
  const fields = Object.fromEntries(
    resumeFields.filter((field) => changes[field]).map((field) => [field, next[field]]),
  ) as Partial<ResumePart>;

  const found = parsed.doubts.flatMap(({ field, index, reason }): DraftDoubt[] => {
    if (field === 'experience' || field === 'skills') {
      const value = (field === 'skills' ? skills : jobs).fresh[index ?? -1];
      return value ? [{ field, value, reason }] : [];
    }
    return changes[field] ? [{ field, value: next[field], reason }] : [];
  });
  const doubles = jobs.fresh.flatMap((job): DraftDoubt[] =>
    job && draft.experience.some((other) => looksDouble(job, other))
      ? [{ field: 'experience', value: job, reason: 'double' }]
      : [],
  );

  return {
    fields,
    origin: {
      fromResume: { ...fromResume, ...fields, experience: jobs.fromResume, skills: skills.fromResume },
      doubts: withoutRepeats([...standingDoubts(draft.doubts, { ...draft, ...next }), ...found, ...doubles]),
    },
    added: jobs.added + skills.added,
    renewed: jobs.renewed + skills.renewed,
  };
}

function withoutRepeats(doubts: readonly DraftDoubt[]): DraftDoubt[] {
  return doubts.filter(
    (doubt, at) =>
      doubts.findIndex(({ field, value, reason }) => {
        return field === doubt.field && reason === doubt.reason && sameValue(value, doubt.value);
      }) === at,
  );
}

/** The newest CV counts, unless the person wrote the value. */
function newest(known: string, found: string, read: string): string {
  return !isBlank(found) && (isBlank(known) || known === read) ? found : known;
}

function ageOf(known: number | null, found: number | null, read: number | null): number | null {
  const isAge = found !== null && Number.isInteger(found) && found >= AGE_MIN && found <= AGE_MAX;
  return isAge && (known === null || known === read) ? found : known;
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

/** Share of the words of a text that a longer one must hold to count as the same text, grown. */
const SHARED = 0.5;

const wordsOf = (text: string) => foldedName(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A text of the draft after a CV: an empty one is filled in; one that stands as a CV put it gives way to a longer one
 * that goes on from it; everything else stays, so that no language or words of the person are swapped.
 */
function mergeText(known: string, found: string, read: string): string {
  if (isBlank(found)) return known;
  if (isBlank(known)) return found;
  if (known !== read || found.length <= known.length) return known;
  const words = wordsOf(known);
  const held = new Set(wordsOf(found));
  return words.filter((word) => held.has(word)).length >= words.length * SHARED ? found : known;
}
