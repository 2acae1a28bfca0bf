import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Experience, SkillItem } from './profile.ts';

/** 10 MiB. */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
export const resumeExtensions = ['.pdf', '.doc', '.docx'] as const;

/** What was read out of a CV; nothing in it is invented, absent parts are empty. */
export const ParsedResume = z.object({
  experience: z.array(Experience),
  skills: z.array(SkillItem),
  education: z.string(),
  hobbies: z.string(),
  location: z.string(),
  age: z.nullable(z.number()),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

export const resume = {
  upload: endpoint({
    method: 'POST',
    path: '/api/upload-resume',
    summary: 'Read a CV (.pdf, .doc, .docx; multipart fields file and language); nothing is stored',
    encoding: 'multipart',
    reply: ParsedResume,
  }),
};
