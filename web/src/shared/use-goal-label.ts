import { purposeOfType } from '@foothold/contract';
import { useTranslation } from '#shared/i18n/react.tsx';

/** What a goal of a type is called: the name of its purpose, or the person's own word for it. */
export function useGoalLabel(): (type: string) => string {
  const { t } = useTranslation('common');
  return (type) => {
    const purpose = purposeOfType(type);
    return purpose ? t(`purposes.${purpose}`) : type;
  };
}
