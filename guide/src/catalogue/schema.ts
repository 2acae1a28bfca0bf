import * as z from 'zod';
import { languages, WorkKind, workUnits } from '@foothold/contract';

/**
 * The catalogue in two halves: facts (language-neutral, `archetypes/<id>.json`) and words
 * (`locales/<language>/<id>.json`). README.md beside this file shows one full example.
 */

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

export const sectors = [
  'repair-making',
  'home-garden',
  'care-everyday',
  'education',
  'food',
  'office-services',
  'digital-creative',
  'selling-renting',
  'body-culture-place',
] as const;

/** Things an idea can't do without, or always brings along, that a person may rule out in their own words. */
export const needs = [
  'car',
  'computer',
  'kitchen',
  'space-at-home',
  'tools',
  'physical-work',
  'camera-or-stage',
  'cold-contact',
  'children',
  'animals',
  'evenings',
  'weekends',
  'standing',
  'phone',
  'homes',
  'cleaning',
  'alcohol',
  'writing',
  'reading',
  'social-media',
  'internet',
  'frail-people',
  'dust',
  'outdoors',
  'crowds',
  'mornings',
] as const;
export type Need = (typeof needs)[number];

export const phases = ['check', 'offer', 'ready', 'first-customer', 'repeat'] as const;
export type Phase = (typeof phases)[number];

/** Substeps that any archetype may borrow; their facts are in `shared-substeps.ts`, their words in shared.json. */
export const sharedSubsteps = [
  'ask-five-people',
  'look-at-three-others',
  'check-rules',
  'set-limits',
  'block-hours',
  'choose-customer',
  'write-offer',
  'set-price',
  'write-boundaries',
  'gather-kit',
  'practise-once',
  'make-sample',
  'prepare-message',
  'make-page',
  'open-records',
  'agree-payment',
  'message-ten',
  'post-once',
  'visit-three',
  'do-first-job',
  'ask-feedback',
  'review-numbers',
  'ask-referral',
  'fix-one-thing',
  'adjust-price',
  'check-tax',
  'decide-next-month',
] as const;
export type SharedSubstep = (typeof sharedSubsteps)[number];

const SubstepFacts = z
  .strictObject({
    /** `own.<name>` (words in every locale's file of this archetype) or `shared.<one of sharedSubsteps>`. */
    ref: z.union([
      z.templateLiteral(['shared.', z.enum(sharedSubsteps)]),
      z.string().regex(/^own\.[a-z0-9]+(-[a-z0-9]+)*$/),
    ]),
    /** What its result is; of an own one. A shared one's is in `shared-substeps.ts`. */
    work: z.optional(WorkKind),
    /** Working minutes for somebody new to it, 10 to 300. */
    minutes: z.int().min(10).max(300),
    /** May be left out when time is short. At most one of a phase. */
    optional: z.optional(z.literal(true)),
  })
  .refine(({ ref, work }) => ref.startsWith('own.') === (work !== undefined), 'an own substep says what its result is');
export type SubstepFacts = z.infer<typeof SubstepFacts>;

/** A variation for another group of customers. Its words are under the same id in every locale's file. */
const AngleFacts = z.strictObject({
  id,
  /** Only when it differs from the archetype's. */
  place: z.optional(z.enum(['online', 'local', 'both'])),
  /** Topics (ids of skills.json) that make this angle the one to offer first; may be empty. */
  suits: z.array(id),
  /** What its words ask for in most languages, beside the archetype's needs; written by `guide/scripts/asks.mjs`. */
  asks: z.optional(z.array(z.enum(needs))),
});
export type AngleFacts = z.infer<typeof AngleFacts>;

const phaseSubsteps = z.array(SubstepFacts).min(2).max(4);

export const ArchetypeFacts = z
  .strictObject({
    /** The file's name without `.json`. */
    id,
    sector: z.enum(sectors),
    place: z.enum(['online', 'local', 'both']),
    /** Where the work happens. */
    setting: z.enum(['own-home', 'customers-home', 'outdoors', 'screen', 'shared-space', 'on-the-road']),
    skills: z.strictObject({
      /**
       * Topics (ids of skills.json). Every group must be met by one of its members for the idea to be offered; an
       * empty list = anybody can start. Rarely more than two groups.
       */
      required: z.array(z.array(id).min(1)),
      /** Topics that raise the rank, never gate. */
      helpful: z.array(id),
    }),
    /**
     * Topics that the offer itself is about. Somebody's fact that touches one is the reason told on the card; an idea
     * without any is for who brought nothing, or asks for something else.
     */
    subject: z.array(id),
    /** Topics (ids of skills.json) that as a hobby or a wish speak for this idea. */
    interests: z.array(id),
    /** 0 = nothing, 1 = pocket money, 2 = a month's small saving, 3 = a purchase to plan, 4 = an investment. */
    startup_cost_band: z.int().min(0).max(4),
    /** The same bands, a month, once it runs. */
    monthly_cost_band: z.int().min(0).max(4),
    hours_per_week: z.strictObject({ min: z.number().min(1).max(20), max: z.number().min(2).max(60) }),
    /** Honest, for a beginner with the minimum hours. */
    weeks_to_first_customer: z.int().min(1).max(26),
    /** `check` = rules differ from place to place; `required` = never without a permit, course or inspection. */
    licence: z.enum(['none', 'check', 'required']),
    risk: z.enum(['low', 'medium', 'high']),
    /** 16 to 25; 18 where one is alone in strangers' homes, drives or minds children. */
    min_age: z.int().min(16).max(25),
    needs: z.array(z.enum(needs)),
    unit: z.enum(workUnits),
    /** The person's own time for one unit, travel and preparation included: an assumption that the texts call so. */
    hours_per_unit: z.number().min(0.1).max(80),
    /** 2 to 4. The first is the ordinary one; the others serve who wants more ideas or another customer. */
    angles: z.array(AngleFacts).min(2).max(4),
    /** 2 to 4 substeps a phase, in working order; at least 5 `own.` ones over all phases. Each ref at most once. */
    phases: z.strictObject({
      check: phaseSubsteps,
      offer: phaseSubsteps,
      ready: phaseSubsteps,
      'first-customer': phaseSubsteps,
      repeat: phaseSubsteps,
    }),
  })
  .refine((facts) => facts.hours_per_week.min <= facts.hours_per_week.max, 'hours: min above max')
  .refine((facts) => unique(refsOf(facts.phases)), 'a substep appears twice')
  .refine(
    (facts) => refsOf(facts.phases).filter((ref) => ref.startsWith('own.')).length >= 5,
    'fewer than 5 own substeps',
  )
  .refine((facts) => unique(facts.angles.map((angle) => angle.id)), 'an angle appears twice');
export type ArchetypeFacts = z.infer<typeof ArchetypeFacts>;

/** Topic id → its words in each language. The first word of a language is shown to people: a bare noun phrase. */
export const Topics = z.record(id, z.record(z.enum(languages), z.array(z.string().min(2).max(40)).min(1)));
export type Topics = z.infer<typeof Topics>;

/** Slots that an archetype's words may use; each is a whole phrase, so that nothing is inflected around it. */
export const archetypeSlots = ['in_town', 'hours', 'skill'] as const;

const words = (min: number, max: number) => z.string().min(min).max(max);

/** Words of one substep. */
export const SubstepWords = z.strictObject({
  /** Begins with a verb: imperative in English, infinitive in he, fr, es, pt. No full stop at the end. */
  title: words(8, 90),
  /** Two or three sentences: how, and how much is enough. */
  description: words(40, 480),
  /** What lies on the table when it is done; a noun phrase. */
  deliverable: words(5, 140),
});
export type SubstepWords = z.infer<typeof SubstepWords>;

/** Words of one phase. Its cap in money and hours is written by the engine out of the person's own numbers. */
export const PhaseWords = z.strictObject({
  /** Begins with a verb, as a substep's title does. */
  title: words(8, 90),
  description: words(40, 400),
  /** The smallest reversible test of this phase. One or two sentences. */
  smallest_test: words(20, 240),
  /** The sign that says stop: a whole sentence that names something one can count or see. */
  stop_if: words(20, 240),
});
export type PhaseWords = z.infer<typeof PhaseWords>;

const AngleWords = z.strictObject({
  /** The idea's name on its card. Names the work and the customer; may end in `{in_town}`. No full stop. */
  title: words(10, 90),
  /** One sentence for the card. */
  short_description: words(40, 200),
  /** The work as a bare noun phrase without article, for “…: {offer}” in shared texts. No slots. */
  offer: words(5, 70),
  /** The customers, plural, as they follow “for” / “pour” / “para” / “עבור”. No slots. */
  customer: words(5, 80),
  /** Who the first paying customer will probably be, and where to meet them. One or two sentences. */
  first_customer: words(30, 240),
});
export type AngleWords = z.infer<typeof AngleWords>;

export const ArchetypeWords = z.strictObject({
  /** What one does for whom, in two or three sentences. */
  what_it_is: words(80, 500),
  /** Who pays, for what, and why they pay rather than do it themselves. */
  who_pays: words(40, 360),
  /** 2 or 3 whole sentences; the first names what can stop the idea altogether. */
  risks: z.array(words(20, 240)).min(2).max(3),
  /** The cheapest reversible way to learn whether anybody wants it, within a week. */
  smallest_test: words(40, 300),
  /** What the first week looks like, in two or three sentences. */
  first_week: words(60, 400),
  /** Angle id → its words; the same ids as in the facts. */
  angles: z.record(id, AngleWords),
  /** Own substep's name (without `own.`) → its words; the same names as in the facts. */
  substeps: z.record(id, SubstepWords),
  /** Own words for some of the phases; the others take the shared words. `check` and `first-customer` always. */
  phases: z.strictObject({
    check: PhaseWords,
    offer: z.optional(PhaseWords),
    ready: z.optional(PhaseWords),
    'first-customer': PhaseWords,
    repeat: z.optional(PhaseWords),
  }),
});
export type ArchetypeWords = z.infer<typeof ArchetypeWords>;

function refsOf(byPhase: Record<Phase, { ref: string }[]>): string[] {
  return phases.flatMap((phase) => byPhase[phase].map((substep) => substep.ref));
}

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
