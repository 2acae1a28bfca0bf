import type { Language, Work, WorkKind } from '@foothold/contract';
import { archetypeOf } from '../archetype-facts.ts';
import { type Phase, phases } from '../schema.ts';
import { engineWork, sharedSubstepFacts } from '../shared-substeps.ts';
import { kindInWords } from './kind-in-words.ts';
import { patternOf, placeWords } from './words.ts';

const SHARED = 'shared.';

const sharedKinds: ReadonlyMap<string, WorkKind> = new Map([
  ...Object.entries(sharedSubstepFacts).map(([name, { work }]) => [`${SHARED}${name}`, work] as const),
  ...Object.entries(engineWork).map(([name, work]) => [`${SHARED}${name}`, work] as const),
]);

/** What is known of a substep that has, or has not yet, a place for its result. */
interface Placed {
  ref: string | null;
  deliverable: string;
  work?: WorkKind | undefined;
}

/** The kind that each own substep of a catalogue's entry brings. */
function ownKinds(archetype: string | null): ReadonlyMap<string, WorkKind> {
  const facts = archetypeOf(archetype);
  const substeps = facts ? phases.flatMap((phase: Phase) => facts.phases[phase]) : [];
  return new Map(substeps.flatMap(({ ref, work }) => (work ? [[ref, work] as const] : [])));
}

/** Sectors of whoever might copy the piano teacher's example. */
const nearMusic = new Set(['education', 'body-culture-place']);

/**
 * The place for the result of each substep of a plan: as a model said, else as the catalogue has it, else as its
 * deliverable reads. Every substep has one, whoever made it and when.
 */
export function placesIn({ archetype, language }: { archetype: string | null; language: Language }) {
  const own = ownKinds(archetype);
  const example = nearMusic.has(archetypeOf(archetype)?.sector ?? '') ? 1 : 0;
  return ({ ref, deliverable, work }: Placed): Work => {
    const known = ref === null ? undefined : (own.get(ref) ?? sharedKinds.get(ref));
    const kind = work ?? known ?? kindInWords(deliverable, language);
    const words = placeWords[language][patternOf(kind, kind === known ? ref : null)];
    return { kind, example: words.examples[example], prompts: [...words.prompts] };
  };
}
