import type { Experience } from '@foothold/contract';
import type { Entry } from './entries.ts';
import { namesRole } from '../../../resume/experience/evidence.ts';
import { isSelfEmployed } from './self-employed.ts';

/** A job with the entry it was read from. */
export type EntryJob = { entry: Entry; job: Experience };

/**
 * Gives a role that stands alone the employer above it: where a job began with its employer on a line of its own, a
 * role below without one was held there, too (LinkedIn prints several roles that way).
 */
export function withSameEmployer<Read extends EntryJob>(jobs: readonly Read[]): Read[] {
  let above: string | null = null;
  return jobs.map((read) => {
    const { entry, job } = read;
    if (job.company_name !== null) {
      above = standsAlone(entry, job) ? job.company_name : null;
      return read;
    }
    const isOneRole = entry.headers.flat().length === 1 && namesRole(job.role_title);
    if (above === null || !isOneRole || /[,(]/.test(job.role_title) || isSelfEmployed(job.role_title)) return read;
    return { ...read, job: { ...job, company_name: above } };
  });
}

/** Whether the first line of an entry names the employer and nothing of the role. */
function standsAlone({ headers }: Entry, { company_name, role_title }: Experience): boolean {
  const first = headers[0]?.join(' ') ?? '';
  return headers.length > 1 && company_name !== null && first.includes(company_name) && !first.includes(role_title);
}
