import * as z from 'zod/mini';
import { Care, endpoint } from './endpoint.ts';
import { Numbers, OwnAssumptions } from './numbers.ts';
import { OnboardingMode } from './profile.ts';
import { MESSAGE_LIMIT, NAME_LIMIT, text } from './text.ts';

/** Ideas that are kept for a person at most; from then on no further ones are looked for. */
export const IDEAS_MAX = 120;
/** What an idea holds at most. Lengths in UTF-16 units. */
export const IDEA_MAX = {
  title: 300,
  /** A sentence or two: what it is, whom to ask first, a risk. */
  line: 500,
  /** What to expect of it. */
  paragraph: 2_000,
  /** All that is said of it. */
  words: 5_000,
  /** One of the person's facts. */
  fact: 200,
  /** Facts, and risks. */
  items: 8,
} as const;

/**
 * Who wrote a text: a language model, the built-in guide, or `mixed`, where parts of it are the one's and parts the
 * other's. Sums, caps, pace and the fixed notes below an answer are the product's own and count for neither.
 */
export const Source = z.enum(['model', 'builtin', 'mixed']);
export type Source = z.infer<typeof Source>;

export const Place = z.enum(['online', 'local', 'both']);
export type Place = z.infer<typeof Place>;

/** Fields of the profile that hold facts. */
export const FactField = z.enum(['experiences', 'skills', 'goals', 'education', 'hobbies', 'location', 'notes']);
export type FactField = z.infer<typeof FactField>;

/** A fact an idea rests on, and where in the profile it stands. */
export const ProfileFact = z.object({
  /** The person's own words, verbatim. */
  text: z.string().check(z.maxLength(IDEA_MAX.fact)),
  field: FactField,
  /** Zero-based place in a list; null for a field that is one text. */
  index: z.nullable(z.int().check(z.gte(0))),
});
export type ProfileFact = z.infer<typeof ProfileFact>;

const someItems = z.maxLength(IDEA_MAX.items);
const line = z.string().check(z.maxLength(IDEA_MAX.line));

/** Why an idea suits this person, in comparable facts. */
export const Fit = z.object({
  /** The person's own facts, verbatim. */
  why: z.array(z.string().check(z.maxLength(IDEA_MAX.fact))).check(someItems),
  /** The same facts in the same order, with where they stand; empty in ideas of before this was kept. */
  evidence: z._default(z.array(ProfileFact).check(someItems), []),
  hours_per_week: z.object({ min: z.number(), max: z.number() }),
  /** 0 = nothing, 1 = pocket money, 2 = a month's small saving, 3 = a purchase to plan, 4 = an investment. */
  startup_cost_band: z.int().check(z.gte(0), z.lte(4)),
  place: Place,
  first_customer: line,
  /** What to do in the first week; absent in ideas of before this was kept apart. */
  first_week: z.optional(z.string().check(z.maxLength(IDEA_MAX.paragraph))),
  risks: z.array(line).check(someItems),
  /** The catalogue entry behind a built-in idea. */
  archetype: z.nullable(z.string().check(z.maxLength(NAME_LIMIT))),
  /** Which kind of goal it serves: a side income, something for others, or something for oneself. */
  purpose: z._default(z.enum(['earn', 'impact', 'personal']), 'earn'),
  /** The money goal as arithmetic; null when no goal names an amount. */
  numbers: z._default(z.nullable(Numbers), null),
  source: Source,
});
export type Fit = z.infer<typeof Fit>;

export const DeclineReason = z.enum([
  'not-interested',
  'too-much-time',
  'too-expensive',
  'too-risky',
  'lacks-skill',
  'wrong-place',
  'already-tried',
  'other',
]);
export type DeclineReason = z.infer<typeof DeclineReason>;

/** Why a person does not want an idea; later ideas heed it. */
export const Declined = z.object({ reason: DeclineReason, note: z._default(text(1_000), '') });
export type Declined = z.infer<typeof Declined>;

export const Recommendation = z.object({
  recommendation_id: z.string(),
  title: z.string(),
  short_description: z.string(),
  expectations: z.string(),
  detailed_description: z.string(),
  fit: Fit,
  declined: z._default(z.nullable(Declined), null),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** Why there are few ideas, or none, and wishes to choose from, each sent as feedback when it is chosen. */
export const IdeasNotice = z.object({
  text: z.string().check(z.maxLength(IDEA_MAX.line)),
  wishes: z.array(z.string().check(z.maxLength(IDEA_MAX.line))).check(z.maxLength(IDEA_MAX.items)),
});
export type IdeasNotice = z.infer<typeof IdeasNotice>;

export const Recommendations = z.object({ recommendations: z.array(Recommendation) });

const RecommendationReply = z.object({ recommendation: Recommendation });

export const recommendations = {
  create: endpoint({
    method: 'POST',
    path: '/api/recommendations',
    summary: 'Ideas for this person; with user_feedback, further ones only',
    body: z.object({
      onboarding_mode: OnboardingMode,
      user_input: z.optional(text(MESSAGE_LIMIT)),
      user_feedback: z.optional(text(MESSAGE_LIMIT)),
    }),
    /**
     * `care`: said instead of ideas, or before them, to somebody who may be in danger. `notice`: said where few ideas
     * fit, or none.
     */
    reply: z.extend(Recommendations, { ...Care.shape, notice: z.optional(IdeasNotice) }),
    streams: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/recommendations',
    summary: 'The ideas offered so far, oldest first',
    reply: Recommendations,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/recommendations/:id/decline',
    summary: 'Decline an idea with a reason, which later ideas heed; it can still be chosen',
    body: Declined,
    reply: RecommendationReply,
    hears: true,
  }),
  takeDeclineBack: endpoint({
    method: 'DELETE',
    path: '/api/recommendations/:id/decline',
    summary: 'Take a decline back',
    reply: RecommendationReply,
  }),
  setAssumptions: endpoint({
    method: 'PUT',
    path: '/api/recommendations/:id/assumptions',
    summary: 'Change assumptions behind an idea’s numbers; what is not named stays, null takes the guide’s again',
    body: OwnAssumptions,
    reply: RecommendationReply,
  }),
};
