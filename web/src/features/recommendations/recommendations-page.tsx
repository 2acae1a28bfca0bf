import type { Recommendation } from '@foothold/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { errorText } from '#shared/api.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { FirstVisitPopup } from '#shared/ui/first-visit-popup.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProgressSteps } from '#shared/ui/progress-steps.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { IdeaCard } from './idea-card.tsx';
import { MoreIdeas } from './more-ideas.tsx';
import { useIdeas } from './use-ideas.ts';
import { usePick } from './use-pick.ts';

/** The ideas found for a person: compare, pick one to make a plan of, or ask for more. */
export function RecommendationsPage() {
  const { t } = useTranslation(['recommendations', 'errors', 'common']);
  const { ideas, isLoading, error, reload } = useIdeas();

  if (!isLoading && !error && ideas.length === 0) return <Navigate to={paths.onboarding} replace />;
  return (
    <Page title={t('title')} lede={t('lede')}>
      <div className="mb-6">
        <ProgressSteps current={4} />
      </div>
      {isLoading && (
        <div aria-busy="true" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          <output className="sr-only">{t('common:loading')}</output>
          <Skeleton lines={8} />
          <Skeleton lines={8} className="max-md:hidden" />
          <Skeleton lines={8} className="max-lg:hidden" />
        </div>
      )}
      {error && (
        <div className="grid justify-items-start gap-4">
          <ErrorText>{errorText(error, t('errors:new_ideas'))}</ErrorText>
          <Button variant="secondary" onClick={reload}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {ideas.length > 0 && <Ideas ideas={ideas} />}
    </Page>
  );
}

function Ideas({ ideas }: { ideas: readonly Recommendation[] }) {
  const { t } = useTranslation(['recommendations', 'errors']);
  const { pick, pickedId, isPicking, error } = usePick();
  const list = useRef<HTMLUListElement>(null);

  function show(idea: Recommendation) {
    const place = ideas.findIndex((candidate) => candidate.recommendation_id === idea.recommendation_id);
    const heading = list.current?.children[place]?.querySelector('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'center' });
  }

  return (
    <>
      <ul ref={list} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {ideas.map((idea) => {
          const picked = idea.recommendation_id === pickedId;
          return (
            <li key={idea.recommendation_id} className="row-span-7 grid grid-rows-subgrid">
              <IdeaCard
                idea={idea}
                onPick={pick}
                picking={isPicking && picked}
                disabled={isPicking}
                error={picked && error ? errorText(error, t('errors:create_plan')) : null}
              />
            </li>
          );
        })}
      </ul>
      <MoreIdeas onShow={show} />
      <FirstVisitPopup pageKey="recommendations" title={t('firstVisit.title')}>
        {t('firstVisit.text')}
      </FirstVisitPopup>
    </>
  );
}

export { RecommendationsPage as Component };
