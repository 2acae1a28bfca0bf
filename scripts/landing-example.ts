// node scripts/landing-example.ts: asks the built-in guide what the landing page shows of it, in five languages, and
// writes its answers into web/src/shared/i18n/*/example.json. What was told to it stands in the same files, and is theirs.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyProfile, type Language, languages, type Profile } from '@foothold/contract';
import { type PlanDraft, type StoredPlan, tenMinutesOf } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';

/** The texts of the section: labels, what was told, and what was answered. */
export interface Example {
  told: { work: string; skill: string; earn: string; goal: string };
  idea: { title: string; reason: string };
  plan: Record<(typeof places)[number], string>;
  day: { title: string; text: string; ten: string; minutes: string };
}

/** Hours a week that were told; `told.hours` says them in words. */
const HOURS = 6;
const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const pathOf = (language: Language) =>
  fileURLToPath(new URL(`../web/src/shared/i18n/${language}/example.json`, import.meta.url));

export const exampleIn = (language: Language) => JSON.parse(readFileSync(pathOf(language), 'utf8')) as Example;

function profileOf({ work, skill, earn, goal }: Example['told'], language: Language): Profile {
  return {
    ...emptyProfile,
    language,
    experiences: [{ role_title: work, company_name: null, description: '', duration_months: 84 }],
    skills: [{ skill_name: skill, level: 'advanced', notes: '' }],
    resources: { ...emptyProfile.resources, hours_per_week: HOURS },
    goals: [{ goal_type: earn, value: goal }],
  };
}

/** A plan with ids for its parts, as a server would keep it. */
function storedAs(plan: PlanDraft, language: Language): StoredPlan {
  return {
    ...plan,
    language,
    steps: plan.steps.map((step, at) => ({
      ...step,
      step_id: `${at}`,
      status: 'pending',
      substeps: step.substeps.map((substep, place) => ({
        ...substep,
        substep_id: `${at}-${place}`,
        status: 'pending',
      })),
    })),
  };
}

/** What the built-in guide answers to what was told, with the rest of the texts as they are. */
export async function answered(example: Example, language: Language): Promise<Example> {
  const guide = builtInGuide();
  const context = { language, now: 0, seed: 'landing' };
  const profile = profileOf(example.told, language);
  const { value: ideas } = await guide.recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, context);
  const [idea] = ideas;
  if (!idea) throw new Error(`The guide has no idea in ${language}.`);
  const { value: draft } = await guide.planFromIdea({ profile, recommendation: idea }, context);
  const plan = storedAs(draft, language);
  const [step] = plan.steps;
  const [task] = step?.substeps ?? [];
  if (!step || !task) throw new Error(`The plan in ${language} has no task.`);
  const ten = tenMinutesOf({ step, substep: task }, plan, language);
  const titles = places.map((place, at) => [place, plan.steps[at]?.title ?? ''] as const);
  return {
    ...example,
    idea: { ...example.idea, title: idea.title, reason: idea.short_description },
    plan: { ...example.plan, ...Object.fromEntries(titles) },
    day: { ...example.day, title: task.title, text: task.description, ten, minutes: String(task.minutes) },
  };
}

if (import.meta.main) {
  for (const language of languages) {
    const texts = await answered(exampleIn(language), language);
    writeFileSync(pathOf(language), `${JSON.stringify(texts, null, 2)}\n`);
  }
}
