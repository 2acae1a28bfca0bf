import { fieldCalled, fieldOf } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import type { NumberName } from './scalar-fields.ts';

/** Why a typed value can't be taken: too young, no number that the field takes, or a budget without one. */
export type Problem = 'young' | NumberName | 'budget';

/** Gives the sentence for a problem. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation(['onboarding', 'errors']);
  return (problem) => {
    if (problem === 'young') return t('errors:too_young');
    if (problem === 'budget') return t('invalid.budget');
    const [min, max] = fieldOf(fieldCalled(problem)).range ?? [];
    return t(`invalid.${problem}`, { min, max });
  };
}
