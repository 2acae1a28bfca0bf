import type { Numbers, Profile } from '@foothold/contract';
import type { Fact } from '../../profile/facts.ts';
import type { Words } from '../../catalogue/load.ts';
import type { PlanDraft, Talk } from '../../guide.ts';
import type { Need } from '../../catalogue/schema.ts';
import { barredBy, ruledOutBy } from '../gate/asked.ts';
import { numberedFacts } from '../gate/evidence.ts';
import { moneyFigures } from '../../checks/known-figures.ts';
import { profileText } from '../../checks/profile-texts.ts';
import { saidIn } from '../talk-data.ts';

/** Everything that a plan is asked for, written and checked with. */
export interface PlanQuestion {
  profile: Profile;
  words: Words;
  facts: ReadonlyMap<string, Fact>;
  /** The built-in guide's plan for the same: what a model starts from, and what fills its gaps. */
  draft: PlanDraft;
  /** What the plan is for, as a data block shows it. */
  about: { name: 'idea' | 'business'; data: unknown };
  /** What was said before there was a plan; absent where nothing was. */
  talk?: Talk | undefined;
  /** The goal as arithmetic, told in the step that names a price. */
  numbers: Numbers | null;
  /** What has to be said before anything else; empty when nothing. */
  warning: string;
  /** All the person has written, and what was offered to them. */
  said: string;
  /** What no task may ask for: what was ruled out, but for what the person's own business is. */
  barred: ReadonlySet<Need>;
  /** Amounts that the plan may name: the person's own. */
  money: ReadonlySet<number>;
  seed: string;
}

/** A question with what follows from the profile: `own` = what else the person wrote, `offered` = what they read. */
export function planQuestion(
  given: Omit<PlanQuestion, 'facts' | 'said' | 'barred' | 'money'> & {
    own: readonly string[];
    offered: readonly string[];
  },
): PlanQuestion {
  const { own, offered, ...rest } = given;
  const theirs = [profileText(rest.profile), ...own, saidIn(rest.talk)].join('\n');
  return {
    ...rest,
    facts: numberedFacts(rest.profile),
    said: [theirs, ...offered].join('\n'),
    barred: barredBy(ruledOutBy(rest.profile), own.join('\n'), rest.words.language),
    money: moneyFigures(rest.profile, theirs),
  };
}
