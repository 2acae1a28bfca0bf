import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { OnboardingMode } from './profile.ts';
import { MESSAGE_LIMIT, text } from './text.ts';

/** Who wrote a text: a language model, or the built-in guide. */
export const Source = z.enum(['model', 'builtin']);
export type Source = z.infer<typeof Source>;

export const Place = z.enum(['online', 'local', 'both']);
export type Place = z.infer<typeof Place>;

/** Why an idea suits this person, in comparable facts. */
export const Fit = z.object({
  /** The person's own facts, verbatim. */
  why: z.array(z.string()),
  hours_per_week: z.object({ min: z.number(), max: z.number() }),
  /** 0 = nothing, 1 = pocket money, 2 = a month's small saving, 3 = a purchase to plan, 4 = an investment. */
  startup_cost_band: z.int().check(z.gte(0), z.lte(4)),
  place: Place,
  first_customer: z.string(),
  risks: z.array(z.string()),
  /** The catalogue entry behind a built-in idea. */
  archetype: z.nullable(z.string()),
  source: Source,
});
export type Fit = z.infer<typeof Fit>;

export const Recommendation = z.object({
  recommendation_id: z.string(),
  title: z.string(),
  short_description: z.string(),
  expectations: z.string(),
  detailed_description: z.string(),
  fit: Fit,
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Recommendations = z.object({ recommendations: z.array(Recommendation) });

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
    reply: Recommendations,
    streams: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/recommendations',
    summary: 'The ideas offered so far, oldest first',
    reply: Recommendations,
  }),
};
