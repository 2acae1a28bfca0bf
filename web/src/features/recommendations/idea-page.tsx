import type { Recommendation } from '@foothold/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { headingIdOf } from './idea-list.ts';
import { IdeaView } from './idea-view.tsx';
import { useIdeas } from './use-ideas.ts';

/** One idea on a page of its own, where somebody weighs it and chooses it. */
export function IdeaPage() {
  const { t } = useTranslation(['recommendations', 'errors', 'common']);
  const { id = '' } = useParams();
  const { ideas, isFetching, error, reload } = useIdeas();
  const idea = ideas.find(({ recommendation_id }) => recommendation_id === id);
  if (idea) return <IdeaView key={id} idea={idea} ideas={ideas} back={<BackToIdeas idea={idea} />} />;
  if (!isFetching && !error) return <Navigate to={paths.recommendations} replace />;
  return (
    <Page title={t('title')} width="text">
      {isFetching && (
        <div aria-busy="true">
          <output className="sr-only">{t('common:loading')}</output>
          <Skeleton lines={12} />
        </div>
      )}
      {!isFetching && error && <LoadFailure text={errorText(error, t('errors:new_ideas'))} onRetry={reload} />}
    </Page>
  );
}

/** Leads to the card one came from. */
function BackToIdeas({ idea }: { idea: Recommendation }): ReactNode {
  const { t } = useTranslation('recommendations');
  return (
    <Link
      to={{ pathname: paths.recommendations, hash: headingIdOf(idea.recommendation_id) }}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md text-primary-text underline underline-offset-4"
    >
      <ArrowLeft className="size-4 rtl:rotate-180" />
      {t('compare.close')}
    </Link>
  );
}

export { IdeaPage as Component };
