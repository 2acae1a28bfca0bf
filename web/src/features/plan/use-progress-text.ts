import type { Plan } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';
import { countItems } from './plan-items.ts';

/** How much is done; of a plan that has not been begun, how it begins, since nothing of so many is no welcome. */
export function useProgressText(plan: Pick<Plan, 'steps'>): string {
  const { t } = useTranslation('plan');
  const counted = countItems(plan);
  return counted.done === 0 ? t('progress.begin') : t('progress.done', counted);
}
