import { builtInGuide } from '@foothold/guide/built-in';
import * as z from 'zod/mini';
import type { Question } from './read.ts';

/** What the built-in guide reads in the CV, and each occupation as a skill besides. */
export async function resume({ blocks, language }: Question): Promise<unknown> {
  const text = z.parse(z.string(), blocks.get('cv'));
  const context = { language, now: Date.UTC(2026, 9, 16), seed: 'a good model' };
  const { value } = await builtInGuide().parseResume({ text, fileName: 'cv.pdf' }, context);
  const { experience, skills, education, hobbies, location, age } = value;
  const names = [...skills.map(({ name }) => name), ...experience.map(({ role_title }) => role_title)];
  return {
    experience: experience.map((job) => ({
      role_title: job.role_title,
      company_name: job.company_name,
      dates: null,
      description: job.description,
    })),
    skills: names.map((name) => ({ name, level_as_printed: null })),
    education: education.split('\n'),
    hobbies: hobbies.split('\n'),
    location,
    birth_or_age: age === null ? null : String(age),
  };
}
