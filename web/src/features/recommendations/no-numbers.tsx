import { useTranslation } from '#shared/i18n/react.tsx';
import { ProfileLink } from './profile-link.tsx';

/** What stands where no goal named an amount. */
export function NoNumbers() {
  const { t } = useTranslation('recommendations');
  return (
    <div>
      <p className="text-muted">{t('numbers.none')}</p>
      <ProfileLink place={{ field: 'goals', index: null }}>{t('numbers.toGoals')}</ProfileLink>
    </div>
  );
}
