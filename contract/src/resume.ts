import * as z from 'zod/mini';
import { Care, endpoint } from './endpoint.ts';
import { Experience, SkillItem } from './profile-values.ts';
import { Source } from './recommendations.ts';

/** 10 MiB. */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
export const resumeExtensions = ['.pdf', '.doc', '.docx'] as const;

/**
 * Why something read is in doubt. Of a job: no dates or length printed, one date only, dates printed the wrong way
 * round, dates still to come, words that don't tell the title from the employer, a title too long for one. Of a
 * skill: too long for one. Of a location: no place that is known. Of an age: too young for the first job's dates.
 */
export const doubtReasons = [
  'no-dates',
  'one-date',
  'backwards',
  'future',
  'guessed-order',
  'long-title',
  'unknown-place',
  'age-and-dates',
] as const;
export const DoubtReason = z.enum(doubtReasons);
export type DoubtReason = z.infer<typeof DoubtReason>;

/** Something the person had better look at: a part of the profile, and for lists the index of the item. */
export const ResumeDoubt = z.object({
  field: z.enum(['experience', 'skills', 'education', 'hobbies', 'location', 'age']),
  index: z.nullable(z.int()),
  reason: DoubtReason,
});
export type ResumeDoubt = z.infer<typeof ResumeDoubt>;

/** What was read out of a CV; nothing in it is invented, absent parts are empty. */
export const ParsedResume = z.object({
  experience: z.array(Experience),
  skills: z.array(SkillItem),
  education: z.string(),
  hobbies: z.string(),
  location: z.string(),
  age: z.nullable(z.number()),
  doubts: z._default(z.array(ResumeDoubt), []),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

export const resume = {
  upload: endpoint({
    method: 'POST',
    path: '/api/upload-resume',
    summary: 'Read a CV (.pdf, .doc, .docx; multipart fields file and language); nothing is stored',
    encoding: 'multipart',
    /** `mixed` where a model has added to the built-in guide's reading. */
    reply: z.extend(ParsedResume, { source: Source, ...Care.shape }),
  }),
};
