import { MONEY_MAX, type Profile } from '@foothold/contract';
import { withDate } from '../../adapt/with-date.ts';
import { phaseOf } from '../../adapt/state.ts';
import { repaced } from '../../adapt/retold.ts';
import { withFigures } from '../../adapt/sums.ts';
import { currencyOf } from '../../profile/currency.ts';
import { withHours } from '../../profile/hours.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { capFor, capForMinutes, capWithin } from '../../plan/cap.ts';
import { paceSentence } from '../../plan/describe.ts';
import { titleKey } from '../../text/title-key.ts';
import { WHOLE_WEEKS } from '../../checks/check-plan.ts';
import { minutesIn } from '../../checks/known-figures.ts';
import type { PlanDraft, StepDraft, StoredPlan, SubstepDraft } from '../../guide.ts';
import { askedIssues } from '../gate/asked.ts';
import { textIssues } from '../gate/texts.ts';
import { isolatedQuotes } from '../quotes.ts';
import { issuesOf } from '../strict.ts';
import { isAlike, partMeant, withOnly } from './named-part.ts';
import type { AdaptQuestion } from './question.ts';
import { keptStep, keptSubstep, readStepWords, readSubstep } from './read-parts.ts';
import { ChangedPlan, ChangedStep } from './wire.ts';

/** What an answer comes to. `draft` is what of it holds; null = the request was not understood, or nothing holds. */
export interface ReadDraft {
  understood: boolean;
  draft: PlanDraft | null;
  issues: string[];
}

/** Fewer steps than this are no plan any more, unless there were no more before. */
const FEWEST_STEPS = 3;
const MOST_STEPS = 8;

/** The plan's steps as an answer has them, in its order. */
function stepsOf(raws: readonly unknown[], question: AdaptQuestion) {
  const freeSteps = new Set(question.steps.keys());
  const freeSubsteps = new Set(question.substeps.keys());
  const issues: string[] = [];
  const steps = raws.slice(0, MOST_STEPS).flatMap((raw, index): StepDraft[] => {
    const { part: step, issues: wrong } = readStepWords(raw, freeSteps, question);
    const tasks = ChangedStep.shape.substeps.safeParse(
      typeof raw === 'object' && raw !== null && 'substeps' in raw ? raw.substeps : [],
    );
    const read = (tasks.success ? tasks.data : []).map((task) => readSubstep(task, freeSubsteps, question));
    issues.push(
      ...wrong.map((issue) => `step ${index + 1}: ${issue}`),
      ...read.flatMap((one, at) => one.issues.map((issue) => `step ${index + 1}, task ${at + 1}: ${issue}`)),
    );
    const substeps = read.flatMap(({ part }) => part ?? []);
    if (step && substeps.length === 0) issues.push(`step ${index + 1}: it needs at least one task; or leave it out`);
    return step && substeps.length > 0 ? [{ ...step, substeps }] : [];
  });
  return { steps, issues };
}

/** Steps without new tasks whose title another one has; what is stored stays. */
function withoutDoubles(steps: readonly StepDraft[], issues: string[]): StepDraft[] {
  const seen = new Set(steps.map(({ title }) => titleKey(title)));
  return steps.map((step) => {
    const substeps = step.substeps.filter((substep: SubstepDraft) => {
      const key = titleKey(substep.title);
      if (!seen.has(key)) return seen.add(key);
      if (substep.key === null) issues.push(`the title “${substep.title}” is there already: leave it out`);
      return substep.key !== null;
    });
    return { ...step, substeps };
  });
}

/** The cap of a step, by code: as it was, for other minutes, or with the money that the request named. */
function capOf(step: StepDraft, draft: PlanDraft, question: AdaptQuestion, money: number | null | undefined): string {
  const { adapting, near, plan, profile } = question;
  const { words } = adapting;
  const minutes = minutesIn([step]);
  const effort = { phase: phaseOf(step, draft), minutes };
  const before = plan.steps.find(({ step_id }) => step_id === step.key);
  if (!before) return capFor(effort.phase, minutes, profile, words);
  if (before.status === 'completed') return before.cap;
  if (typeof money === 'number') {
    const currency = currencyOf(profile);
    return capWithin(money > 0 ? { amount: money, currency } : null, effort, profile, words);
  }
  // The model's reading counts where it gives one: “said nothing of money” leaves the money as it was.
  const reading = money === null ? undefined : near?.steps.find(({ key }) => key === step.key)?.cap;
  const now = reading ?? before.cap;
  const same = minutesIn([{ substeps: before.substeps.map((one) => ({ ...one, key: null })) }]) === minutes;
  return same && now === before.cap ? now : capForMinutes(now, effort, profile, words);
}

function wholeIssues(draft: PlanDraft, { plan, profile }: AdaptQuestion): string[] {
  const hours = profile.resources.hours_per_week;
  const before = plan.steps.flatMap(({ substeps }) => substeps).reduce((sum, { minutes }) => sum + minutes, 0);
  const most = hours ? Math.max(before, WHOLE_WEEKS * hours * 60) : Infinity;
  const fewest = Math.min(FEWEST_STEPS, plan.steps.length);
  return [
    ...(minutesIn(draft.steps) > most ? [`all tasks together may take at most ${most} minutes`] : []),
    ...(draft.steps.length < fewest ? [`keep at least ${fewest} steps: send every part that stays, with its key`] : []),
  ];
}

/** Hours of a week. */
const MOST_HOURS = 168;

/** A figure that a model read out of the request; null = it says none, undefined = nothing was read. */
function figureIn(raw: unknown, most: number): number | null | undefined {
  if (raw === null) return null;
  return typeof raw === 'number' && raw >= 0 && raw <= most ? raw : undefined;
}

/** A draft with the completed tasks that it left out put back: into their step, or into that step as it stood. */
function withDone(draft: PlanDraft, plan: StoredPlan): PlanDraft {
  const there = new Set(draft.steps.flatMap((step) => step.substeps.map(({ key }) => key)));
  const steps: StepDraft[] = [...draft.steps];
  for (const [index, stored] of plan.steps.entries()) {
    const gone = stored.substeps
      .filter(({ status, substep_id }) => status === 'completed' && !there.has(substep_id))
      .map(keptSubstep);
    if (gone.length === 0) continue;
    const at = steps.findIndex(({ key }) => key === stored.step_id);
    const home = steps[at];
    if (home) steps[at] = { ...home, substeps: [...gone, ...home.substeps] };
    else steps.splice(Math.min(index, steps.length), 0, { ...keptStep(stored), substeps: gone });
  }
  return { ...draft, steps };
}

/** Of a plan of which one part alone is to change, that; what was changed besides is told, and stays as it was. */
function withinPart(draft: PlanDraft, { part, plan, steps, substeps }: AdaptQuestion) {
  if (!part) return { whole: draft, strayed: [] };
  const whole = withOnly(draft, plan, partMeant(draft, plan, part));
  if (isAlike(whole, draft, plan)) return { whole, strayed: [] };
  const [name = 'the plan’s title'] = [
    ...[...steps].flatMap(([key, { step_id }]) => (step_id === part.key ? key : [])),
    ...[...substeps].flatMap(([key, { substep_id }]) => (substep_id === part.key ? key : [])),
  ];
  return { whole, strayed: [`the request is about ${name} alone: send every other part with its key and null`] };
}

/** The person with the hours that a model read out of the request: null says that it names none, so they are as they were. */
function personFor(named: number | null | undefined, { profile, adapting }: AdaptQuestion): Profile {
  return named === null ? adapting.profile : withHours(profile, named || null);
}

/** Reads a changed plan: parts that don't hold stay as they were, and what is done stays done. */
export function readDraft(raw: unknown, question: AdaptQuestion): ReadDraft {
  const parsed = ChangedPlan.safeParse(raw);
  if (!parsed.success) return { understood: true, draft: null, issues: issuesOf(parsed.error) };
  const { understood, title } = parsed.data;
  if (!understood) return { understood, draft: null, issues: [] };
  const { plan, adapting, said, figures, dated, part } = question;
  // Where one part is asked for, nothing else is taken.
  const short_description = part ? null : parsed.data.short_description;
  const money = part ? null : figureIn(parsed.data.money_per_month, MONEY_MAX);
  const profile = personFor(part ? null : figureIn(parsed.data.hours_per_week, MOST_HOURS), question);
  const { steps, issues } = stepsOf(parsed.data.steps, question);
  const words = [title ?? '', short_description ?? ''].join('\n');
  const asked = askedIssues(words, question.barred, plan.language);
  const head = [...asked, ...textIssues(words, figures, plan.language)];
  const bare: PlanDraft = {
    title: title === null || head.length > 0 ? plan.title : isolatedQuotes(title, said),
    short_description: plan.short_description,
    archetype: plan.archetype,
    steps: withoutDoubles(steps, issues),
  };
  const { whole, strayed } = withinPart(withDone(bare, plan), question);
  const minutes = minutesIn(whole.steps);
  const hours = profile.resources.hours_per_week;
  const told =
    short_description === null || head.length > 0
      ? repaced(plan.short_description, minutes, hours, adapting.words)
      : sentences(isolatedQuotes(short_description, said), paceSentence(minutes, hours, adapting.words));
  const draft = {
    ...whole,
    short_description: told,
    steps: whole.steps.map((step) => ({ ...step, cap: capOf(step, whole, { ...question, profile }, money) })),
  };
  const broken = wholeIssues(draft, { ...question, profile });
  const changed = hours !== null && hours !== adapting.profile.resources.hours_per_week;
  const summed = changed ? withFigures(draft, { hours, price: null }, adapting) : draft;
  const final = dated.reduce((current, request) => withDate(current, request, adapting), summed);
  return { understood, draft: broken.length > 0 ? null : final, issues: [...head, ...issues, ...strayed, ...broken] };
}
