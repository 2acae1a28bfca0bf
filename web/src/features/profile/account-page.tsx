import { useTranslation } from '#shared/i18n/react.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProfileNav } from '#shared/ui/profile-nav.tsx';
import { AccountCard } from './account-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** `/account`: who is signed in, what opens the account, and where it is open. */
export function AccountPage() {
  const { t } = useTranslation('profile');
  return (
    <Page title={t('account.title')}>
      <ProfileNav />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AccountCard />
        <SessionsCard />
      </div>
    </Page>
  );
}

export { AccountPage as Component };
