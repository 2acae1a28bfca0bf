import { reasons } from './judge.ts';
import type { RuleClass } from './rules.ts';

const { promise: _promise, ...others } = reasons;

/** Why a reply is not said on, and in whole answers what is told to a model, by what a rule refused it for. */
export const graveReasons: Record<RuleClass, string> = {
  ...others,
  refusal: 'it turns a harmless question away: answer it',
};
