import * as z from 'zod/mini';

/** What the result of a task is: words, people who were asked, a sum, a list, or a decision. */
export const workKinds = ['text', 'people', 'sum', 'list', 'decision'] as const;
export const WorkKind = z.enum(workKinds);
export type WorkKind = z.infer<typeof WorkKind>;

/** The place for the result of a task. */
export const Work = z.object({
  kind: WorkKind,
  /** How somebody in another trade filled it. */
  example: z.string(),
  /** Two things to ask the assistant about it. */
  prompts: z.array(z.string()),
});
export type Work = z.infer<typeof Work>;

/** A sign to stop that counts itself: reached when `of` people answered, and at most `count` of them yes. */
export const StopSign = z.object({
  count: z.int(),
  of: z.int(),
  /** Which answers are counted. */
  when: z.literal('yes'),
});
export type StopSign = z.infer<typeof StopSign>;
