import type { DoubtReason, ParsedResume, ResumeDoubt } from '@foothold/contract';
import type { Month } from '../../../resume/dates/duration.ts';
import type { ReadJob } from '../experience/experience.ts';
import { isPlace } from '../../../resume/person/place.ts';
import { isTooLong } from '../../../resume/name-length.ts';
import { roleEvidence } from '../../../resume/experience/evidence.ts';

/** Nobody is believed to have begun a job younger than this, in years; labour laws begin at 13 or later. */
const FIRST_JOB_AGE = 13;

type Circumstances = {
  now: Month;
  /** Right-to-left CVs print ranges either way round, so the order of the dates says nothing there. */
  isRightToLeft: boolean;
};

/** What of a reading the person had better look at, in the order of the profile. A level nobody printed is none of it. */
export function doubtsOf(
  read: Omit<ParsedResume, 'doubts'>,
  jobs: readonly ReadJob[],
  { now, isRightToLeft }: Circumstances,
): ResumeDoubt[] {
  const doubts: ResumeDoubt[] = jobs.flatMap((job, index) =>
    jobDoubts(job, isRightToLeft).map((reason) => ({ field: 'experience' as const, index, reason })),
  );
  for (const [index, { name }] of read.skills.entries()) {
    if (isTooLong(name)) doubts.push({ field: 'skills', index, reason: 'long-title' });
  }
  if (read.location !== '' && !holdsPlace(read.location)) {
    doubts.push({ field: 'location', index: null, reason: 'unknown-place' });
  }
  if (read.age !== null && isTooYoung(read.age, jobs, now)) {
    doubts.push({ field: 'age', index: null, reason: 'age-and-dates' });
  }
  return doubts;
}

/** Whether an address has a known place, or a town with its postcode, among its parts. */
function holdsPlace(location: string): boolean {
  return isPlace(location) || location.split(/[,،/]/).some((part) => part.trim() !== '' && isPlace(part.trim()));
}

/** Whether somebody of this age would have been a child when the first job began. */
function isTooYoung(age: number, jobs: readonly ReadJob[], now: Month): boolean {
  return jobs.some(({ dates }) => dates !== null && age - (now.year - dates.first) < FIRST_JOB_AGE);
}

/** Why a job is in doubt; none for most. */
function jobDoubts({ job, dates, isGuessed }: ReadJob, isRightToLeft: boolean): DoubtReason[] {
  const doubts: DoubtReason[] = [];
  if (dates === null && job.duration_months === 0) doubts.push('no-dates');
  if (dates?.isAhead) doubts.push('future');
  else if (dates?.isSingle) doubts.push('one-date');
  if (dates?.isBackwards && !isRightToLeft) doubts.push('backwards');
  if (isGuessed || isSwapped(job.role_title, job.company_name)) doubts.push('guessed-order');
  if (isTooLong(job.role_title)) doubts.push('long-title');
  return doubts;
}

/** The words make the title an employer, or the employer rather a title than the title itself. */
function isSwapped(title: string, company: string | null): boolean {
  const ofTitle = roleEvidence(title);
  if (ofTitle < 0) return true;
  return company !== null && roleEvidence(company) > Math.max(ofTitle, 0);
}
