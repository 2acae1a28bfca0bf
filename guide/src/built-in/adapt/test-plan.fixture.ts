import { emptyProfile, type Language, type Profile } from '@foothold/contract';
import type { AdaptAnswer, PlanDraft, StoredPlan, SubstepDraft } from '../../guide.ts';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { goldenProfiles } from '../../testing/profiles.ts';
import { stored } from '../../testing/stored.ts';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords } from '../../catalogue/load.ts';
import { writeIdea } from '../../ideas/write-idea.ts';
import { ownFactsOf } from '../work/own-things.ts';
import { adaptPlan } from './adapt-plan.ts';

/** 15 November 2026. */
export const now = 1_794_700_800_000;

export const mechanic: Profile = goldenProfiles['mechanic'] ?? emptyProfile;

const made = new Map<Language, Promise<PlanDraft>>();

async function makePlan(language: Language): Promise<PlanDraft> {
  const context = { language, now, seed: '' };
  const words = await loadWords(language);
  const archetype = archetypeOf('bicycle-repair');
  const [angle] = archetype?.angles ?? [];
  if (!archetype || !angle) throw new Error('The catalogue has no bicycle repair');
  const person = { profile: mechanic, facts: ownFactsOf(mechanic, words), seed: '' };
  const recommendation = writeIdea(archetype, angle, person, words);
  return (await planFromIdea({ profile: mechanic, recommendation }, context)).value;
}

/** The mechanic's plan as the server keeps it; `done` names ticked substeps by place (“0.1”). */
export async function planIn(language: Language, done: readonly string[] = []): Promise<StoredPlan> {
  const draft = made.get(language) ?? makePlan(language);
  made.set(language, draft);
  return stored(await draft, language, done);
}

export async function adapted(plan: StoredPlan, feedback: string, profile = mechanic): Promise<AdaptAnswer> {
  return (await adaptPlan({ profile, plan, feedback }, { language: plan.language, now, seed: '' })).value;
}

/** An adapted plan as the server would keep it, for the next refinement: continued parts keep their ids. */
export function keptAs(plan: StoredPlan, draft: PlanDraft): StoredPlan {
  const again = stored(draft, plan.language);
  return {
    ...again,
    steps: again.steps.map((step, index) => ({
      ...step,
      step_id: draft.steps[index]?.key ?? `new ${index}`,
      substeps: step.substeps.map((substep, at) => ({
        ...substep,
        substep_id: draft.steps[index]?.substeps[at]?.key ?? `new ${index}.${at}`,
      })),
    })),
  };
}

type Parts<Substep> = { readonly steps: readonly { readonly substeps: readonly Substep[] }[] };

export function substepsOf<Substep extends Pick<SubstepDraft, 'minutes'>>(plan: Parts<Substep>): Substep[] {
  return plan.steps.flatMap((step) => [...step.substeps]);
}

export function minutesOf(plan: Parts<Pick<SubstepDraft, 'minutes'>>): number {
  return substepsOf(plan).reduce((sum, substep) => sum + substep.minutes, 0);
}

export const refsOf = (draft: PlanDraft | null) => (draft ? substepsOf(draft).map(({ ref }) => ref) : []);

const wordsOf = ({ title, description, deliverable, minutes, ref }: Omit<SubstepDraft, 'key'>) =>
  JSON.stringify([title, description, deliverable, minutes, ref]);

/** The ids of the substeps that are not as they were to the letter, in the plan's order. */
export function touched(plan: StoredPlan, { draft }: AdaptAnswer): string[] {
  const after = new Map((draft ? substepsOf(draft) : []).map((one) => [one.key, one]));
  return substepsOf(plan).flatMap((one) => {
    const same = after.get(one.substep_id);
    return same && wordsOf(same) === wordsOf(one) ? [] : [one.substep_id];
  });
}
