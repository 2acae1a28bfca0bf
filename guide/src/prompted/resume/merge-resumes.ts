import { type DoubtReason, type Experience, ITEMS_MAX, type ParsedResume, type ResumeDoubt } from '@foothold/contract';
import { isTooLong } from '../../resume/name-length.ts';
import { fold, wordsOf } from '../../resume/fold.ts';
import type { PrintedResume } from './read-resume.ts';

/** Doubts about the names of a job, and about its length: the first kind another reading of the names settles. */
const ofNames: ReadonlySet<DoubtReason> = new Set<DoubtReason>(['guessed-order', 'long-title']);

const namesOf = ({ role_title, company_name }: Experience) => new Set(wordsOf(`${role_title} ${company_name ?? ''}`));

/** 0 to 1: how much of the shorter of two jobs' names the other has. */
function likeness(one: Experience, other: Experience): number {
  const [a, b] = [namesOf(one), namesOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.max(1, Math.min(a.size, b.size));
}

/** From here on two jobs are one; with lengths that differ, only from the second on. */
const SAME = 0.5;
const SURELY_SAME = 0.8;
/** Months that two readings of one length may lie apart. */
const APART = 2;

function isSame(one: Experience, other: Experience): boolean {
  const lengths = [one.duration_months, other.duration_months];
  const agree = lengths.includes(0) || Math.abs(one.duration_months - other.duration_months) <= APART;
  return likeness(one, other) >= (agree ? SAME : SURELY_SAME);
}

/** A job nobody doubts stays and is only filled in; the names of a doubtful one may be read differently. */
function corrected(job: Experience, other: Experience | undefined, isDoubtful: boolean): Experience {
  if (!other) return job;
  const names = isDoubtful ? other : job;
  return {
    role_title: names.role_title,
    company_name: names.company_name ?? job.company_name ?? other.company_name,
    duration_months: job.duration_months || other.duration_months,
    description: job.description ?? other.description,
  };
}

function mergedJobs(read: ParsedResume, stated: readonly Experience[]) {
  const left = [...stated];
  const doubts: ResumeDoubt[] = [];
  const jobs = read.experience.map((job, index) => {
    const reasons = read.doubts.flatMap((one) => (one.field === 'experience' && one.index === index ? one.reason : []));
    const isDoubtful = reasons.some((reason) => ofNames.has(reason));
    const at = left.findIndex((other) => isSame(job, other));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    const merged = corrected(job, other, isDoubtful);
    const settled = (reason: DoubtReason) =>
      other !== undefined && (ofNames.has(reason) || (reason === 'no-dates' && merged.duration_months > 0));
    doubts.push(
      ...reasons
        .filter((reason) => !settled(reason))
        .map((reason) => ({ field: 'experience' as const, index, reason })),
    );
    return merged;
  });
  const isNew = (job: Experience) => !jobs.some((known) => likeness(known, job) >= SURELY_SAME);
  for (const job of left.filter(isNew)) {
    if (jobs.length >= ITEMS_MAX.experiences) break;
    const index = jobs.push(job) - 1;
    if (job.duration_months === 0) doubts.push({ field: 'experience', index, reason: 'no-dates' });
    if (isTooLong(job.role_title)) doubts.push({ field: 'experience', index, reason: 'long-title' });
  }
  return { jobs, doubts };
}

function mergedSkills(read: ParsedResume, stated: ParsedResume['skills']) {
  const held = (name: string) =>
    read.skills.some((skill) => ` ${wordsOf(skill.name).join(' ')} `.includes(` ${name} `));
  const added = stated.filter(({ name }, at) => {
    const words = wordsOf(name).join(' ');
    return !held(words) && !isTooLong(name) && stated.findIndex((one) => fold(one.name) === fold(name)) === at;
  });
  return [...read.skills, ...added].slice(0, ITEMS_MAX.skills);
}

/**
 * The built-in guide's reading with what a model's adds: jobs and skills it missed, parts it left empty, names it was in
 * doubt of. Nothing it was sure of is lost or changed; doubts that are settled go.
 */
export function mergedResumes(read: ParsedResume, stated: PrintedResume): ParsedResume {
  const { jobs, doubts } = mergedJobs(read, stated.experience);
  const isPlaceDoubtful = read.doubts.some(({ field }) => field === 'location');
  const place = isPlaceDoubtful && stated.location !== '' && stated.location !== read.location ? stated.location : '';
  const others = read.doubts.filter(({ field }) => field !== 'experience' && !(field === 'location' && place !== ''));
  return {
    experience: jobs,
    skills: mergedSkills(read, stated.skills),
    education: read.education || stated.education,
    hobbies: read.hobbies || stated.hobbies,
    location: place || read.location || stated.location,
    age: read.age ?? stated.age,
    doubts: [...doubts, ...others],
  };
}
