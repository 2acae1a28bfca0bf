import type { Mention } from '../fields.ts';
import { flat } from './message.ts';

type Job = Extract<Mention, { field: 'experience' }>['value'];

/** Whether a title begins in another and ends in the firm that was cut from that: “now I sell jam” and “the market”. */
function isCutIn(title: string, { role_title: before, company_name: firm }: Job): boolean {
  if (firm === null || !title.endsWith(` ${flat(firm)}`)) return false;
  const words = title.split(' ');
  return words.some((_, at) => flat(before).endsWith(` ${words.slice(0, at + 1).join(' ')}`));
}

/** The jobs that the learnt reader heard in the title of one that the grammar heard, or cut apart. */
function heardIn(job: Job, learnt: readonly Mention[]): Job[] {
  const title = ` ${flat(job.role_title)} `;
  return learnt.flatMap((one) => {
    if (one.field !== 'experience') return [];
    const words = flat(one.value.role_title);
    return title.includes(` ${words} `) || isCutIn(words, job) ? [one.value] : [];
  });
}

/** Whether the title of a job swallowed a story: the learnt reader heard several in it, each by itself. */
export function holdsSeveral(one: Mention, learnt: readonly Mention[]): boolean {
  return one.field === 'experience' && heardIn(one.value, learnt).length > 1;
}

/** A job of the grammar by the title that the learnt reader heard in it: “baker” in “it was as a baker”. */
export function asHeard(one: Mention, learnt: readonly Mention[]): Mention {
  if (one.field !== 'experience') return one;
  const { value: job } = one;
  const [only, ...more] = heardIn(job, learnt);
  if (!only || more.length > 0) return one;
  const months = job.duration_months || only.duration_months;
  const firm = isCutIn(flat(only.role_title), job) ? null : job.company_name;
  return { ...one, value: { ...job, role_title: only.role_title, company_name: firm, duration_months: months } };
}

/** As much longer the same title may be as the grammar of answers heard it, in characters. */
const ARTICLE = 5;

/** A job as the learnt reader heard it, with its length and firm where the grammar of answers heard them of the same. */
export function withLength(one: Mention, answer: readonly Mention[]): Mention {
  if (one.field !== 'experience' || typeof one.value !== 'object' || !('role_title' in one.value)) return one;
  const { value: job } = one;
  const title = flat(job.role_title);
  for (const { value: other } of answer) {
    if (typeof other !== 'object' || !('role_title' in other)) continue;
    const isSame = flat(other.role_title).includes(title) && other.role_title.length <= title.length + ARTICLE;
    if (!isSame) continue;
    const duration = job.duration_months || other.duration_months;
    return { ...one, value: { ...job, duration_months: duration, company_name: other.company_name } };
  }
  return one;
}
