import { sentences } from '../../ideas/write-idea.ts';
import { capFor } from '../../plan/cap.ts';
import { titleKey } from '../../text/title-key.ts';
import { goalSum } from '../../plan/goal-sum.ts';
import { type Phase, phases } from '../../catalogue/schema.ts';
import { figuresOfPlan, minutesIn, planFigures } from '../../checks/known-figures.ts';
import type { StepDraft, SubstepDraft } from '../../guide.ts';
import type { Reading } from '../ask.ts';
import { askedIssues } from '../gate/asked.ts';
import { doubleIssues, minutesAllowed, timeIssues, titleKeys, verbIssues } from '../gate/steps.ts';
import { textIssues } from '../gate/texts.ts';
import { isolatedQuotes } from '../quotes.ts';
import { issuesOf } from '../strict.ts';
import type { PlanQuestion } from './question.ts';
import { WrittenStep } from './wire.ts';

/** Tasks that no plan leaves out where the built-in one has them: the main risk, the rules, the way without money. */
const NEEDED: ReadonlySet<string> = new Set([
  'shared.check-risk',
  'shared.check-first-order',
  'shared.check-rules',
  'shared.adapt-free-way',
]);

/** A step of a phase, ready to be told. */
export interface ReadStep {
  phase: Phase;
  step: StepDraft;
}

/** The step of the built-in draft for a phase. */
export function drafted(phase: Phase, { draft }: PlanQuestion): StepDraft | undefined {
  return draft.steps.find(({ ref }) => ref === `phase.${phase}`) ?? draft.steps[phases.indexOf(phase)];
}

function textOf({ title, description, smallest_test, stop_if, substeps }: WrittenStep): string {
  const tasks = substeps.flatMap((one) => [one.title, one.description, one.deliverable]);
  return [title, description, smallest_test, stop_if, ...tasks].join('\n');
}

/** What a step tells somebody to do; a sign to stop asks for nothing. */
function toldIn({ title, description, smallest_test, substeps }: WrittenStep): string {
  const tasks = substeps.flatMap((one) => [one.title, one.description, one.deliverable]);
  return [title, description, smallest_test, ...tasks].join('\n');
}

function neededIssues(written: WrittenStep, question: PlanQuestion): string[] {
  const needed = drafted(written.phase, question)?.substeps.filter(({ ref }) => ref !== null && NEEDED.has(ref)) ?? [];
  return needed
    .filter(({ ref }) => written.substeps.every(({ like }) => like !== ref))
    .map(({ ref, title }) => `keep the task “${title}” of the draft, with like “${ref}”`);
}

/** What the draft calls its other steps: a gap there is filled from it, and no step may come twice. */
function reserved(phase: Phase, question: PlanQuestion): string[] {
  const own = drafted(phase, question);
  return question.draft.steps.filter((step) => step !== own).map(({ title }) => titleKey(title));
}

/** The fewest tasks of a step. */
const FEWEST = 2;

/** A task of the draft for a step that has too few of its own, if there is one that it has not. */
function drawnOn(substeps: readonly SubstepDraft[], phase: Phase, question: PlanQuestion): SubstepDraft[] {
  const there = new Set(substeps.map(({ title }) => titleKey(title)));
  const more = drafted(phase, question)?.substeps.filter(
    ({ title, ref }) => !there.has(titleKey(title)) && substeps.every((own) => own.ref === null || own.ref !== ref),
  );
  return substeps.length < FEWEST ? (more ?? []).slice(0, FEWEST - substeps.length) : [];
}

/** One step of an answer, read strictly and held against everything that can be known of it beside those `before`. */
export function readStep(raw: unknown, before: readonly StepDraft[], question: PlanQuestion): Reading<ReadStep> {
  const parsed = WrittenStep.safeParse(raw);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const written = parsed.data;
  const { profile, words, said, draft, numbers, money } = question;
  const { phase } = written;
  const refs = new Set(draft.steps.flatMap(({ substeps }) => substeps.map(({ ref }) => ref)));
  const quoted = (text: string) => isolatedQuotes(text, said);
  const own = written.substeps.map(({ like, ...substep }) => ({
    key: null,
    title: quoted(substep.title.replace(/\.$/u, '')),
    description: quoted(substep.description),
    deliverable: quoted(substep.deliverable),
    minutes: substep.minutes,
    ...(substep.work && { work: substep.work }),
    ref: refs.has(like) ? like : null,
  }));
  const substeps = [...own, ...drawnOn(own, phase, question)];
  const step: StepDraft = {
    key: null,
    title: quoted(written.title.replace(/\.$/u, '')),
    description: sentences(quoted(written.description), phase === 'offer' ? goalSum(numbers, words) : ''),
    smallest_test: quoted(written.smallest_test),
    cap: capFor(phase, minutesIn([{ substeps }]), profile, words),
    stop_if: quoted(written.stop_if),
    ref: `phase.${phase}`,
    substeps,
  };
  const known = new Set([...planFigures([step], profile, said), ...figuresOfPlan(draft)]);
  const figures = { known, money };
  const taken = new Set([...reserved(phase, question), ...titleKeys(before)]);
  const issues = [
    ...verbIssues(step, words.language),
    ...doubleIssues(step, taken),
    ...timeIssues(step, minutesAllowed(profile, phase === phases[0])),
    ...neededIssues(written, question),
    ...askedIssues(toldIn(written), question.barred, words.language),
    ...textIssues(textOf(written), figures, words.language),
  ];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: { phase, step } };
}
