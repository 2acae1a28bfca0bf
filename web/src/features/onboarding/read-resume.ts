import { AGE_MIN, type api, type Replied, type Source } from '@foothold/contract';
import type { ResumeField } from '#shared/draft-resume.ts';
import { isEmptyResume, type MergedResume, presentFields } from './merge-resume.ts';

/** What came of a CV, for the sentence that says it. */
export interface ReadResume {
  /** Name of the file. */
  file: string;
  /** Who read it. */
  source: Source;
  /** Whether nothing at all was found in it. */
  empty: boolean;
  /** Whether its age is below the least allowed, and so not taken. */
  young: boolean;
  /** How much was read, new or not. */
  jobs: number;
  skills: number;
  /** The single values that were read. */
  texts: Exclude<ResumeField, 'experience' | 'skills'>[];
  /** Of it, how many list entries are new and how many were there and got newer facts. */
  added: number;
  renewed: number;
  /** Whether the profile was the same before. */
  nothingNew: boolean;
}

/** Sums up a reading and what the draft took over from it. */
export function readResume(file: string, parsed: Replied<typeof api.resume.upload>, merged: MergedResume): ReadResume {
  const young = parsed.age !== null && parsed.age < AGE_MIN;
  return {
    file,
    source: parsed.source,
    empty: isEmptyResume(parsed),
    young,
    jobs: parsed.experience.length,
    skills: parsed.skills.length,
    texts: presentFields(parsed).filter(
      (field) => field !== 'experience' && field !== 'skills' && !(field === 'age' && young),
    ) as ReadResume['texts'],
    added: merged.added,
    renewed: merged.renewed,
    nothingNew: Object.keys(merged.fields).length === 0,
  };
}
