import { useTranslation } from '#shared/i18n/react.tsx';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Page } from '#shared/ui/page.tsx';

/** Where nobody knows whether there is a plan: a newcomer's screen would look as if it were lost. */
export function UncheckedPlan({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['plan', 'errors']);
  return (
    <Page title={t('title')}>
      <LoadFailure text={t('errors:check_plan')} onRetry={onRetry} />
    </Page>
  );
}
