import { useTranslation } from '#shared/i18n/react.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProfileNav } from '#shared/ui/profile-nav.tsx';
import { DataCard } from './data-card.tsx';
import { ModelCard } from './model-card.tsx';

/** `/data`: what is kept, to take along or erase, and who reads it. */
export function DataPage() {
  const { t } = useTranslation('profile');
  return (
    <Page title={t('data.title')}>
      <ProfileNav />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DataCard />
        <ModelCard />
      </div>
    </Page>
  );
}

export { DataPage as Component };
