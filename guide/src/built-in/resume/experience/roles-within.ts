import type { Experience } from '@foothold/contract';
import type { Entry } from './entries.ts';
import { namesRole } from '../../../resume/experience/evidence.ts';
import type { JobDates } from './job-dates.ts';

type Read = { entry: Entry; job: Experience; dates: JobDates | null };

/** Months a role may begin before its employer's dates or last longer: years alone are that inexact. */
const INEXACT = 12;

/**
 * An employer with the dates of all the time there, above the roles held in it with dates of their own: the roles get
 * the employer, and the line above is no job any more.
 */
export function withRolesWithin<Job extends Read>(jobs: readonly Job[]): Job[] {
  const result: Job[] = [];
  for (let index = 0; index < jobs.length; index++) {
    const employer = jobs[index];
    if (!employer) continue;
    const roles = isEmployerAlone(employer) ? rolesBelow(employer, jobs.slice(index + 1)) : [];
    if (roles.length === 0) result.push(employer);
    const company = employer.job.role_title;
    result.push(...roles.map((role) => ({ ...role, job: { ...role.job, company_name: company } })));
    index += roles.length;
  }
  return result;
}

function isEmployerAlone({ entry, job, dates }: Read): boolean {
  return dates !== null && job.company_name === null && !namesRole(job.role_title) && entry.body.length === 0;
}

function rolesBelow<Job extends Read>(employer: Job, below: readonly Job[]): Job[] {
  const end = below.findIndex((role) => !isWithin(role, employer));
  return below.slice(0, end < 0 ? below.length : end);
}

function isWithin(role: Read, employer: Read): boolean {
  const isRole = role.job.company_name === null && namesRole(role.job.role_title);
  if (!isRole || role.dates === null || employer.dates === null) return false;
  const months = employer.job.duration_months;
  const before = (role.dates.first - employer.dates.first) * 12;
  return before >= 0 && role.job.duration_months <= months + INEXACT && before <= months + INEXACT;
}
