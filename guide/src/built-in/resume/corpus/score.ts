import type { ParsedResume } from '@foothold/contract';
import { emptyCount, f1, type Count } from './count.ts';
import type { CorpusCv } from './cvs.ts';
import { alternatives, containment, likeness, SAME, tokens } from './matching.ts';
import { scoreJobs } from './score-jobs.ts';

/** What each part of a reading weighs, as for the shared CVs. */
const WEIGHTS = {
  title: 3,
  company: 3,
  duration: 3,
  description: 1,
  skills: 3,
  education: 2,
  hobbies: 1,
  location: 1,
  age: 1,
} as const;
type Part = keyof typeof WEIGHTS;

/** 0-100: the weighted mean F1 of the parts a CV has. */
export function scoreOf(truth: CorpusCv['truth'], read: ParsedResume): number {
  const counts: Record<Part, Count> = {
    ...scoreJobs(truth, read.experience),
    skills: skillsCount(truth, read),
    education: wordsCount(truth.education_items, read.education, 0.75, truth.education ?? ''),
    hobbies: wordsCount(truth.hobbies, read.hobbies, SAME, ''),
    location: locationCount(truth.location, read.location),
    age: ageCount(truth, read.age),
  };
  let sum = 0;
  let weights = 0;
  for (const part of Object.keys(WEIGHTS) as Part[]) {
    const value = f1(counts[part]);
    if (value === undefined) continue;
    sum += value * WEIGHTS[part];
    weights += WEIGHTS[part];
  }
  return weights === 0 ? 100 : (100 * sum) / weights;
}

function skillsCount(truth: CorpusCv['truth'], read: ParsedResume): Count {
  const count = emptyCount();
  if (truth.skills.length === 0) return count;
  const left = new Set(truth.skills);
  for (const { name } of read.skills) {
    const found = [...left].sort((a, b) => likeness(b, name) - likeness(a, name))[0];
    const isNeutral = [...truth.skills, ...(truth.skills_optional ?? [])].some((text) => likeness(text, name) >= SAME);
    if (found !== undefined && likeness(found, name) >= SAME) {
      left.delete(found);
      count.hits++;
    } else if (!isNeutral) count.wrong++;
  }
  count.missed = left.size;
  return count;
}

/** Items found in a text; its other words count against it, in proportion. */
function wordsCount(items: readonly string[], text: string, enough: number, more: string): Count {
  if (items.length === 0) return { ...emptyCount(), wrong: text === '' ? 0 : 1 };
  const hits = items.filter((item) => alternatives(item).some((one) => containment(one, text) >= enough)).length;
  const expected = new Set([...items, more].flatMap(tokens));
  const words = tokens(text);
  const share = Math.max(0.02, words.filter((word) => expected.has(word)).length / Math.max(1, words.length));
  const wrong = text === '' ? 0 : hits > 0 ? (hits * (1 - share)) / share : 1;
  return { hits, wrong, missed: items.length - hits };
}

function locationCount(truth: string | undefined, read: string): Count {
  if (truth === undefined) return emptyCount();
  const isRight = alternatives(truth).some(
    (text) =>
      likeness(text, read) >= SAME ||
      (read !== '' && containment(read, text) === 1 && tokens(read).some((word) => word.length > 3)),
  );
  return isRight ? { ...emptyCount(), hits: 1 } : { hits: 0, wrong: read === '' ? 0 : 1, missed: 1 };
}

function ageCount({ age, context_date }: CorpusCv['truth'], read: number | null): Count {
  if (age === null) return { ...emptyCount(), wrong: read === null ? 0 : 1 };
  const byBirth =
    age.birth === undefined ? undefined : Number.parseInt(context_date, 10) - Number.parseInt(age.birth, 10);
  const isRight = read !== null && (read === age.printed || read === byBirth || read + 1 === byBirth);
  return isRight ? { ...emptyCount(), hits: 1 } : { hits: 0, wrong: read === null ? 0 : 1, missed: 1 };
}
