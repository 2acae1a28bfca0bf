import { AGE_MAX, AGE_MIN, HOURS_MAX } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';

/** Why a typed value can't be taken. */
export type Problem = 'young' | 'age' | 'hours' | 'budget';

/** Gives the sentence for a problem. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation(['onboarding', 'errors']);
  return (problem) => {
    if (problem === 'young') return t('errors:too_young');
    if (problem === 'age') return t('invalid.age', { min: AGE_MIN, max: AGE_MAX });
    if (problem === 'hours') return t('invalid.hours', { max: HOURS_MAX });
    return t('invalid.budget');
  };
}
