import type { RuledOutKind } from '../../understand/learnt-needs/classes.ts';

/** What somebody can't or won't do, of each kind, as a profile may say it: short, plain, and no story. */
export type LimitsByKind = Record<RuledOutKind, string>;
