import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProfileNav } from '#shared/ui/profile-nav.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const SecondStepCard = lazy(async () => ({ default: (await import('./second-step-card.tsx')).SecondStepCard }));
const PasskeysCard = lazy(async () => ({ default: (await import('./passkeys-card.tsx')).PasskeysCard }));

/** Who is signed in, what opens the account, and where it is open. What is set on this device comes from the app. */
export function AccountPage({ settings }: { settings: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <Page title={t('account.title')}>
      <ProfileNav />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <AccountCard />
          {settings}
          <Suspense
            fallback={
              <Card>
                <Skeleton />
              </Card>
            }
          >
            <SecondStepCard />
            <PasskeysCard />
          </Suspense>
        </div>
        <SessionsCard />
      </div>
    </Page>
  );
}
