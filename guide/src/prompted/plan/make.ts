import { repaced } from '../../adapt/retold.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { paceSentence } from '../../plan/describe.ts';
import { titleKey } from '../../text/title-key.ts';
import { phases } from '../../catalogue/schema.ts';
import { minutesIn } from '../../checks/known-figures.ts';
import type { Answer, GuideContext, PlanDraft, StepDraft } from '../../guide.ts';
import { ModelFailure, type Models } from '../ask.ts';
import { leakIn } from '../contained.ts';
import { titleKeys } from '../gate/steps.ts';
import { judgeOf } from '../judge/judge.ts';
import { type CollectedPlan, ENOUGH, planCollector } from './collect.ts';
import { remembering } from '../memory-data.ts';
import { planPrompt } from './prompt.ts';
import type { PlanQuestion } from './question.ts';
import { drafted } from './read-step.ts';
import { PlanWire } from './wire.ts';

/** A step of the draft without the tasks that a model has put elsewhere, as long as any are left. */
function withoutTitles(step: StepDraft | undefined, there: ReadonlySet<string>): StepDraft[] {
  if (!step) return [];
  const left = step.substeps.filter(({ title }) => !there.has(titleKey(title)));
  return [left.length > 0 ? { ...step, substeps: left } : step];
}

/** A plan out of what a model wrote, its gaps filled from the built-in draft; pace and caps by code. */
function assembled({ head, steps: own }: CollectedPlan, question: PlanQuestion): PlanDraft {
  const { draft, words, profile, warning } = question;
  const there = titleKeys([...own.values()]);
  const steps = phases.flatMap((phase) => own.get(phase) ?? withoutTitles(drafted(phase, question), there));
  const minutes = minutesIn(steps);
  const hours = profile.resources.hours_per_week;
  return {
    title: head?.title ?? draft.title,
    short_description: head
      ? sentences(warning, head.short_description, paceSentence(minutes, hours, words))
      : repaced(draft.short_description, minutes, hours, words),
    archetype: draft.archetype,
    steps,
  };
}

/** The steps that were told already, and after them those that were not. */
function tellRest(steps: readonly StepDraft[], told: number, onStep: ((step: StepDraft) => void) | undefined): void {
  for (const step of steps.slice(told)) onStep?.(step);
}

/**
 * Asks a model for a plan. What is missing after one re-ask is the draft's (source `mixed`, the warning `filled`). Throws `ModelFailure`
 * when hardly anything of a model held and nothing was told yet.
 */
export async function makePlan(
  models: Models,
  question: PlanQuestion,
  context: GuideContext,
  onStep: ((step: StepDraft) => void) | undefined,
): Promise<Answer<PlanDraft>> {
  const prompt = remembering(planPrompt(question), context);
  const judge = judgeOf(models, prompt, context);
  const collector = planCollector(question, onStep, leakIn(prompt, context), judge);
  let stopped: string | null = null;
  try {
    const asked = {
      ...prompt,
      name: 'plan',
      wire: PlanWire,
      read: collector.read,
      ...(judge ? { judge: collector.judge } : {}),
    };
    await models.ask(asked, context, collector.onText);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind === 'aborted') throw error;
    // Of an answer that broke off, what nobody has judged is not shown.
    if (judge) await collector.judge();
    const isEnough = collector.told() > 0 || (judge !== null && collector.collected().steps.size >= ENOUGH);
    if (!isEnough) throw error;
    stopped = error.kind;
  }
  const collected = collector.collected();
  const isWhole = collected.head !== null && collected.steps.size === phases.length;
  const value = assembled(collected, question);
  tellRest(value.steps, collector.told(), onStep);
  return {
    value,
    meta: {
      source: isWhole ? 'model' : 'mixed',
      ...(stopped === null ? {} : { fellBackFrom: stopped }),
      warnings: isWhole ? [] : ['filled'],
    },
  };
}
