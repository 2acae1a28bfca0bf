import * as z from 'zod';
import { ArchetypeFacts, ArchetypeWords, needs } from '../schema.ts';

/**
 * Goals that are not money: something for oneself (`personal`) or for others (`impact`). Facts `facts/<kind>.json`, words
 * `<language>/<kind>.json`; README.md beside this file is for whoever writes entries.
 */

export const purposes = ['earn', 'impact', 'personal'] as const;
export type Purpose = (typeof purposes)[number];

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

export const GoalFacts = z.strictObject({
  purpose: z.enum(['impact', 'personal']),
  place: ArchetypeFacts.shape.place,
  setting: ArchetypeFacts.shape.setting,
  needs: z.array(z.enum(needs)),
  /** 0 = nothing, 1 = pocket money, 2 = a month's small saving, 3 = a purchase to plan. */
  cost: z.int().min(0).max(3),
  licence: z.enum(['none', 'check']),
  risk: z.enum(['low', 'medium']),
  min_age: z.int().min(16).max(18),
  hours_per_week: z.strictObject({ min: z.number().min(0.5).max(6), max: z.number().min(1).max(15) }),
  /** From beginning to reaching it: with the hours at the top and at the bottom of the range. */
  weeks: z.strictObject({ least: z.int().min(1).max(104), usual: z.int().min(2).max(208) }),
  phases: ArchetypeFacts.shape.phases,
  /** Ways to go about it, the most usual first; each with its own words. */
  ways: z.array(id).min(2).max(3),
});
export type GoalFacts = z.infer<typeof GoalFacts>;

const words = (min: number, max: number) => z.string().min(min).max(max);

export const GoalWords = z.strictObject({
  /** How people say that they want this: short phrases, lower case, verbs and nouns; single words only where they mean nothing else. */
  names: z.array(words(2, 50)).min(6).max(40),
  /** What one does, in two or three sentences. */
  what_it_is: words(80, 460),
  /** What carries it, or whom it helps and how one sees it: one or two sentences. */
  carries: words(40, 300),
  risks: z.array(words(20, 240)).min(2).max(3),
  smallest_test: words(40, 260),
  first_week: words(60, 360),
  ways: z.record(
    id,
    z.strictObject({ title: words(10, 90), short_description: words(40, 200), first_step: words(30, 220) }),
  ),
  substeps: ArchetypeWords.shape.substeps,
  /** All five phases in own words: nobody is a customer here. */
  phases: ArchetypeWords.shape.phases.required(),
});
export type GoalWords = z.infer<typeof GoalWords>;
