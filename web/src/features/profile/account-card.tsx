import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/react.tsx';
import { accountQuery } from '#shared/queries.ts';
import { useSettings } from '#shared/settings.ts';
import { Card } from '#shared/ui/card.tsx';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';

/** Who is signed in, and what opens the account. */
export function AccountCard() {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const language = useSettings((settings) => settings.language);
  const account = useQuery(accountQuery);
  return (
    <Card aria-label={t('account.title')} aria-busy={account.isPending} className="grid content-start gap-4">
      {account.isPending && <Skeleton />}
      {account.isError && <LoadFailure text={t('errors:generic')} onRetry={() => void account.refetch()} />}
      {account.data && (
        <>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-muted">{t('account.name')}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{account.data.name}</bdi>
            </dd>
            <dt className="text-muted">{t('account.email')}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{account.data.email}</bdi>
            </dd>
            <dt className="text-muted">{t('account.since')}</dt>
            <dd>
              <bdi>
                {new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(account.data.created_at))}
              </bdi>
            </dd>
          </dl>
          <ChangeEmail account={account.data} />
          <ChangePassword />
        </>
      )}
    </Card>
  );
}
