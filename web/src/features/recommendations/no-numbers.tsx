import { useTranslation } from '#shared/i18n/react.tsx';
import { ProfileLink } from './profile-link.tsx';

/** What stands where no goal named an amount. */
export function NoNumbers({ ideaId }: { ideaId: string }) {
  const { t } = useTranslation('recommendations');
  return (
    <div>
      <p className="text-muted">{t('numbers.none')}</p>
      <ProfileLink ideaId={ideaId} place={{ field: 'goals', index: null }}>
        {t('numbers.toGoals')}
      </ProfileLink>
    </div>
  );
}
