import type { Profile } from '@foothold/contract';
import type { PlanDraft, StepDraft, SubstepDraft } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import { type ArchetypeWords, type Phase, phases, type PhaseWords, type SubstepWords } from '../catalogue/schema.ts';
import type { EngineSubstep } from '../catalogue/shared-schema.ts';
import type { SharedSubstep } from '../catalogue/schema.ts';
import { sentences } from '../ideas/write-idea.ts';
import { titleKey } from '../text/title-key.ts';
import { capFor } from './cap.ts';
import { minutesOf, paced } from './pace.ts';
import { firstCustomerLine, planDescription } from './describe.ts';
import { fill } from '../text/fill.ts';

/** A substep to be written: whose words, how long, and what its `{quote}` says. */
export interface PlannedSubstep {
  ref: string;
  minutes: number;
  optional?: true | undefined;
  /** The person's words that this substep works on, already quoted. */
  quote?: string;
  /** Further phrases that only this substep's words have slots for. */
  slots?: Readonly<Record<string, string>>;
}

/** Everything a plan is written from. */
export interface PlanOutline {
  title: string;
  archetype: string | null;
  phases: Record<Phase, PlannedSubstep[]>;
  /** Words of the archetype whose `own.` substeps the phases hold. */
  own: ArchetypeWords | null;
  /** Words of the steps that the archetype has none for. */
  phaseWords: Record<Phase, PhaseWords>;
  /** Every slot that the words may use. */
  phrases: Readonly<Record<string, string>>;
  /** The person's facts that the plan builds on, quoted. */
  builtOn: readonly string[];
  /** Who is asked first, in whole sentences; null when nobody knows. */
  firstCustomer: string | null;
  /** The goal as arithmetic, for the step that names a price; empty when there is none. */
  sum: string;
}

const OWN = 'own.';
const SHARED = 'shared.';

/** The words behind a substep's ref. A ref without words is a fault of the catalogue and throws. */
export function substepWords(ref: string, own: ArchetypeWords | null, words: Words): SubstepWords {
  const found = ref.startsWith(OWN)
    ? own?.substeps[ref.slice(OWN.length)]
    : words.shared.substeps[ref.slice(SHARED.length) as SharedSubstep | EngineSubstep];
  if (!found) throw new Error(`No ${words.language} words for the substep ${ref}`);
  return found;
}

/** One new substep in words. */
export function writeSubstep(
  planned: PlannedSubstep,
  own: ArchetypeWords | null,
  phrases: Readonly<Record<string, string>>,
  words: Words,
): SubstepDraft {
  const text = substepWords(planned.ref, own, words);
  const filled = { ...phrases, ...planned.slots, quote: planned.quote ?? '' };
  return {
    key: null,
    title: fill(text.title, filled),
    description: fill(text.description, filled),
    deliverable: fill(text.deliverable, filled),
    minutes: planned.minutes,
    ref: planned.ref,
  };
}

/** Substeps without those whose title an earlier one has. */
function withoutRepeats(steps: StepDraft[]): StepDraft[] {
  const seen = new Set<string>();
  return steps.map((step) => ({
    ...step,
    substeps: step.substeps.filter((substep) => {
      const key = titleKey(substep.title);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  }));
}

/** The plan in words: five steps at the person's pace, each with its smallest test, its cap and its sign to stop. */
export function assemble(outline: PlanOutline, profile: Profile, words: Words): PlanDraft {
  const hours = profile.resources.hours_per_week;
  const substeps = paced(
    phases.map((phase) => outline.phases[phase]),
    hours,
  );
  const firstCustomer = firstCustomerLine(outline.firstCustomer, words);
  const written = phases.map((phase, index): StepDraft => {
    const text = outline.own?.phases[phase] ?? outline.phaseWords[phase];
    const planned = substeps[index] ?? [];
    const description = fill(text.description, outline.phrases);
    const smallestTest = fill(text.smallest_test, outline.phrases);
    return {
      key: null,
      title: fill(text.title, outline.phrases),
      description: phase === 'offer' ? sentences(description, outline.sum) : description,
      smallest_test: phase === 'check' ? sentences(smallestTest, firstCustomer) : smallestTest,
      cap: capFor(phase, minutesOf(planned), profile, words),
      stop_if: fill(text.stop_if, outline.phrases),
      ref: `phase.${phase}`,
      substeps: planned.map((one) => writeSubstep(one, outline.own, outline.phrases, words)),
    };
  });
  const steps = withoutRepeats(written);
  return {
    title: outline.title,
    short_description: planDescription(minutesOf(steps.flatMap((step) => step.substeps)), hours, outline, words),
    archetype: outline.archetype,
    steps,
  };
}
