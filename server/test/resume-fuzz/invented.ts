import type { ParsedResume } from '@foothold/contract';

/** Characters that lay a text out, or can't be seen: a reading may leave them out. */
const LAYOUT = /[\s\p{Cc}\p{Cf}]+/gu;

/** The texts of a reading, line by line, that are not printed in the CV; a reading that invents nothing has none. */
export function inventedIn(read: ParsedResume, text: string): string[] {
  const source = bare(text);
  const jobs = read.experience.flatMap((job) => [job.role_title, job.company_name ?? '', job.description ?? '']);
  const texts = [...jobs, ...read.skills.map(({ name }) => name), read.education, read.hobbies, read.location];
  return texts.flatMap((value) => value.split('\n')).filter((line) => !source.includes(bare(line)));
}

function bare(text: string): string {
  return text.replace(LAYOUT, '');
}
