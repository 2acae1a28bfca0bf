/** What somebody may want changed of a plan, as people who saw no code wrote it (`guide/training/LANGUAGE/plan-acts.tsv`). */
export const planActs = [
  'less',
  'more',
  'sitting',
  'bigger',
  'shorter',
  'later',
  'deadline',
  'easier',
  'cheaper',
  'add',
  'remove',
  'swap',
  'rename',
  'order',
  'fit',
  'undo',
  'none',
] as const;
export type PlanAct = (typeof planActs)[number];

/** Features that are kept at most. */
export const MOST_PLAN_FEATURES = 8_000;
