import { useTranslation } from '#shared/i18n/react.tsx';

/** The three choices of a field of yes or no, by how a form spells what the draft holds. */
export function useYesNoOptions() {
  const { t } = useTranslation('onboarding');
  return [
    { value: '', label: t('yesNo.unsaid') },
    { value: 'true', label: t('yesNo.yes') },
    { value: 'false', label: t('yesNo.no') },
  ];
}

/** What a form spells so; null = not said. */
export const yesNoFrom = (text: string): boolean | null => (text === '' ? null : text === 'true');
