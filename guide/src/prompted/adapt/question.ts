import type { Profile } from '@foothold/contract';
import { type Adapting, adaptingOf } from '../../adapt/state.ts';
import type { Fact } from '../../profile/facts.ts';
import { withHours } from '../../profile/hours.ts';
import type { DatedRequest } from '../../adapt/requests/dated.ts';
import { readRequests } from '../../adapt/requests/read.ts';
import { loadWords } from '../../catalogue/load.ts';
import { figuresOfPlan, moneyFigures, planFigures } from '../../checks/known-figures.ts';
import { profileText } from '../../checks/profile-texts.ts';
import { figuresOfKnown, knownData } from '../../known/for-model.ts';
import type { AdaptInput, GuideContext, PlanDraft, StoredPlan, Talk } from '../../guide.ts';
import { saidIn } from '../talk-data.ts';
import type { Need } from '../../catalogue/schema.ts';
import { barredBy, ruledOutBy } from '../gate/asked.ts';
import { numberedFacts } from '../gate/evidence.ts';
import type { Figures } from '../gate/texts.ts';
import { type NamedPart, namedPart } from './named-part.ts';

type StoredStep = StoredPlan['steps'][number];
type StoredSubstep = StoredStep['substeps'][number];

/** Everything that a changed plan is asked for, read and checked with. */
export interface AdaptQuestion {
  /** The profile with the hours that the request names as code reads it, where it names any. */
  profile: Profile;
  plan: StoredPlan;
  feedback: string;
  adapting: Adapting;
  facts: ReadonlyMap<string, Fact>;
  /** The stored parts by the short names a model knows them by: S1, and S1.2 for its second task. */
  steps: ReadonlyMap<string, StoredStep>;
  substeps: ReadonlyMap<string, StoredSubstep>;
  /** The built-in guide's draft for the same request; null when it understood nothing. */
  near: PlanDraft | null;
  /** The part that alone is to change; null where the request is not known to name one. */
  part: NamedPart | null;
  said: string;
  /** Paces with a day that the request names. */
  dated: readonly DatedRequest[];
  /** What no new words may ask for: what was ruled out, but for what the request names itself. */
  barred: ReadonlySet<Need>;
  /** Figures that the plan's texts may name. */
  figures: Figures;
  seed: string;
  /** What the person did and found out, as a model may know it; null where nothing is known. */
  known: ReturnType<typeof knownData> | null;
  /** What was said about the plan before; absent where nothing was. */
  talk?: Talk;
}

/** Reads a request for a change; `near` is the built-in guide's answer to it. Texts are in the plan's own language. */
export async function adaptQuestion(
  { profile, plan, feedback, known, talk }: AdaptInput,
  near: PlanDraft | null,
  { language, now, seed }: GuideContext,
): Promise<AdaptQuestion> {
  const words = await loadWords(plan.language);
  const reader = { before: profile.resources.hours_per_week, language, now };
  const { hours, requests } = readRequests(feedback, reader);
  const person = withHours(profile, hours);
  const said = [profileText(profile), feedback, saidIn(talk)].join('\n');
  const facts = known ? knownData(known, plan, { message: feedback }) : null;
  const drafts = plan.steps.map((step) => ({ substeps: step.substeps.map((one) => ({ ...one, key: null })) }));
  return {
    profile: person,
    plan,
    feedback,
    adapting: adaptingOf(profile, plan, words, now),
    facts: numberedFacts(profile),
    steps: new Map(plan.steps.map((step, index) => [`S${index + 1}`, step])),
    substeps: new Map(
      plan.steps.flatMap((step, index) => step.substeps.map((one, at) => [`S${index + 1}.${at + 1}`, one] as const)),
    ),
    near,
    part: namedPart(feedback, plan, near, reader),
    said,
    barred: barredBy(ruledOutBy(profile), feedback, plan.language),
    dated: requests.flatMap((one) => (one.kind === 'dated' ? [one] : [])),
    figures: {
      known: new Set([...planFigures(drafts, person, said), ...figuresOfPlan(plan), ...figuresOfKnown(facts).said]),
      money: moneyFigures(profile, said),
    },
    seed,
    known: facts,
    ...(talk && { talk }),
  };
}
