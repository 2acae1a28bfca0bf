import type { DoubtReason } from '@foothold/contract';
import { roleEvidence } from '../../../resume/experience/evidence.ts';
import { isTooLong } from '../../../resume/name-length.ts';
import type { ReadJob } from '../experience/experience.ts';

/** Why a job is in doubt; none for most. */
export function jobDoubts({ job, dates, isGuessed }: ReadJob, isRightToLeft: boolean): DoubtReason[] {
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
