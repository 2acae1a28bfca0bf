import { Navigate } from 'react-router';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Ideas } from './ideas.tsx';
import { useIdeas } from './use-ideas.ts';

/** The ideas found for a person: compare, pick one to make a plan of, or ask for more. */
export function RecommendationsPage() {
  const { t } = useTranslation(['recommendations', 'errors', 'common']);
  const { ideas, notice, setNotice, isLoading, error, reload } = useIdeas();

  // Who was told why nothing fits stays, and can wish for something else.
  const told = notice !== undefined;

  if (!isLoading && !error && !told && ideas.length === 0) return <Navigate to={paths.onboarding} replace />;
  return (
    <Page title={t('title')} lede={ideas.length > 0 || !told ? t('lede') : undefined}>
      <div className="mb-6">
        <ProgressSteps current={4} />
      </div>
      {isLoading && !told && (
        <div aria-busy="true" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          <output className="sr-only">{t('common:loading')}</output>
          <Skeleton lines={8} />
          <Skeleton lines={8} className="max-md:hidden" />
          <Skeleton lines={8} className="max-lg:hidden" />
        </div>
      )}
      {error && <LoadFailure text={errorText(error, t('errors:new_ideas'))} onRetry={reload} />}
      {(ideas.length > 0 || told) && <Ideas ideas={ideas} notice={notice ?? null} onNotice={setNotice} />}
    </Page>
  );
}

export { RecommendationsPage as Component };
