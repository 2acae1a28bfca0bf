import type { Language } from '@foothold/contract';
import type { Known, PlanDraft, StoredPlan } from '../../guide.ts';
import { signInWords, signStanding } from '../../known/standing.ts';
import { knownWords } from '../../known/words.ts';
import { fill } from '../../text/fill.ts';
import { quotedTitles } from './notices.ts';

/** What is said beside a changed plan to somebody who has found something out: where it stays, and how far answers have come. */
export function knownNotice(known: Known, plan: StoredPlan, draft: PlanDraft, language: Language): string {
  const left = new Set(draft.steps.flatMap((step) => step.substeps.map(({ key }) => key)));
  const gone = known.results.filter(({ substep_id }) => {
    const isTask = plan.steps.some((step) => step.substeps.some((one) => one.substep_id === substep_id));
    return isTask && !left.has(substep_id);
  });
  const titles = [...new Set(gone.map(({ title }) => title))];
  const kept = titles.length === 0 ? [] : [fill(knownWords[language].kept, { titles: quotedTitles(titles, language) })];
  const open = plan.steps.filter(({ status }) => status === 'pending');
  const signs = open.flatMap((step) => signStanding(step, plan, known) ?? []).slice(0, 1);
  return [...kept, ...signs.map((sign) => signInWords(sign, language))].join(' ');
}
