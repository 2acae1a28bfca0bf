import * as z from 'zod/mini';
import { type Phase, phases } from '../../catalogue/schema.ts';
import { planFigures } from '../../checks/known-figures.ts';
import type { StepDraft } from '../../guide.ts';
import type { Reading } from '../ask.ts';
import { LEAK, type Leaks } from '../contained.ts';
import { askedIssues } from '../gate/asked.ts';
import { textIssues } from '../gate/texts.ts';
import type { Judge } from '../judge/judge.ts';
import { eachItem } from '../growing/each-item.ts';
import { isolatedQuotes } from '../quotes.ts';
import { issuesOf } from '../strict.ts';
import type { PlanQuestion } from './question.ts';
import { readStep } from './read-step.ts';
import { WrittenHead } from './wire.ts';

/** What of a plan a model has written so that it holds; what is missing is the built-in guide's. */
export interface CollectedPlan {
  head: WrittenHead | null;
  steps: ReadonlyMap<string, StepDraft>;
}

const Answer = z.object({ steps: z.array(z.unknown()) });
/** From this many steps on a plan is the model's, its gaps filled from the draft. */
export const ENOUGH = 3;
const MOST_ISSUES = 12;
/** Stands behind the last phase; no step has it. */
const END = 'end';

function readHead(raw: unknown, question: PlanQuestion, leaks: Leaks): Reading<WrittenHead> {
  const parsed = WrittenHead.safeParse(raw);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const { words, said, profile, money, barred } = question;
  const { title, short_description } = parsed.data;
  if (leaks([title, short_description])) return { ok: false, issues: [LEAK] };
  const figures = { known: planFigures([], profile, said), money };
  const text = `${title}\n${short_description}`;
  const issues = [...askedIssues(text, barred, words.language), ...textIssues(text, figures, words.language)];
  const value = {
    title: isolatedQuotes(title.replace(/\.$/u, ''), said),
    short_description: isolatedQuotes(short_description, said),
  };
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value };
}

/** What a person reads of a step. */
function shownOf({ title, description, smallest_test, stop_if, substeps }: StepDraft): string {
  const tasks = substeps.flatMap((one) => [one.title, one.description, one.deliverable]);
  return [title, description, smallest_test, stop_if, ...tasks].join('\n');
}

/**
 * Takes steps out of answers as they grow, and tells them in the plan's order. What was taken stays; a second answer
 * fills the phases that are left.
 */
export function planCollector(
  question: PlanQuestion,
  onStep: (step: StepDraft) => void = () => undefined,
  leaks: Leaks = () => false,
  judge: Judge | null = null,
) {
  const taken = new Map<string, StepDraft>();
  /** Phases that have passed the judge. */
  const passed = new Set<string>();
  let isHeadPassed = false;
  let head: WrittenHead | null = null;
  let toldSteps = 0;
  let issues: string[] = [];
  let answers = 0;

  const nextStep = () => taken.get(phases[toldSteps] ?? END);
  const tell = () => {
    for (let next = nextStep(); next; next = nextStep()) {
      toldSteps += 1;
      onStep(next);
    }
  };

  const take = (raw: unknown, place: number) => {
    const reading = leaks(raw)
      ? ({ ok: false, issues: [LEAK] } as const)
      : readStep(raw, [...taken.values()], question);
    if (!reading.ok) {
      if (!isTaken(raw)) issues.push(...reading.issues.map((issue) => `step ${nameOf(raw) ?? place}: ${issue}`));
    } else if (!taken.has(reading.value.phase)) {
      taken.set(reading.value.phase, reading.value.step);
      if (!judge) tell();
    }
  };
  /** A second answer may repeat what is kept; that is no fault. */
  const isTaken = (raw: unknown) => phases.some((phase) => phase === nameOf(raw) && taken.has(phase));
  const items = eachItem('steps', () => (issues = []), take);
  const collected = (): CollectedPlan => ({ head, steps: taken });

  return {
    collected,
    /** How many steps were told. */
    told: (): number => toldSteps,
    /** Told the answer as it grows. */
    onText: items.grown,
    /** Reads a whole answer; after the first one, a part of the plan will do. */
    read: (raw: unknown): Reading<CollectedPlan> => {
      const answer = Answer.safeParse(raw);
      items.ended(answer.success ? answer.data.steps : []);
      answers += 1;
      const own = head === null ? readHead(raw, question, leaks) : null;
      if (own?.ok) head = own.value;
      const found = [...(own && !own.ok ? own.issues : []), ...issues];
      issues = [];
      const missing = phases.filter((phase) => !taken.has(phase));
      const enough = answers > 1 && (toldSteps > 0 || taken.size >= ENOUGH);
      if ((missing.length === 0 && head !== null) || enough) return { ok: true, value: collected() };
      return { ok: false, issues: whatIsMissing(taken, found, missing) };
    },
    /** Tells the steps that pass, and takes out those that don't: what is wrong with them. */
    judge: async (): Promise<string[]> => {
      const fresh = [...taken].filter(([phase]) => !passed.has(phase));
      const title = head && !isHeadPassed ? `${head.title}\n${head.short_description}` : '';
      const [own = [], ...verdicts] = judge ? await judge([title, ...fresh.map(([, step]) => shownOf(step))]) : [];
      if (own.length > 0) head = null;
      isHeadPassed = head !== null;
      const refused = fresh.flatMap(([phase], at) => {
        const wrong = verdicts[at] ?? [];
        if (wrong.length > 0) taken.delete(phase);
        else passed.add(phase);
        return wrong.map((issue) => `step ${phase}: ${issue}`);
      });
      tell();
      const missing = phases.filter((phase) => !taken.has(phase));
      return own.length + refused.length > 0 ? whatIsMissing(taken, [...own, ...refused], missing) : [];
    },
  };
}

/** What a model is told when its plan is not whole: which steps are kept, what was wrong, and what to send. */
function whatIsMissing(taken: ReadonlyMap<string, StepDraft>, found: readonly string[], missing: readonly Phase[]) {
  const kept = [...taken.keys()].join(', ');
  return [
    ...(kept === '' ? [] : [`these steps are kept as they are; do not send them again: ${kept}`]),
    ...found.slice(0, MOST_ISSUES),
    `send title, short_description and in “steps” these phases: ${missing.join(', ') || 'none'}`,
  ];
}

function nameOf(raw: unknown): string | null {
  const named = z.object({ phase: z.string() }).safeParse(raw);
  return named.success ? named.data.phase.slice(0, 40) : null;
}
