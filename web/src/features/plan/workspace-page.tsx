import { Navigate, useLocation, useParams } from 'react-router';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ledByCopy, paths } from '#shared/paths.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { LoadFailure } from '#shared/ui/load-failure.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { usePlan } from './use-plan.ts';
import { Workspace } from './workspace.tsx';

/** The workspace of the plan in the address. */
export function WorkspacePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['plan', 'errors', 'common']);
  const { state } = useLocation();
  const { plan, isActive, isCopy, otherActive, isFailed, setPlan, reload } = usePlan(id);

  if (state === ledByCopy && otherActive) return <Navigate to={paths.plan(otherActive.plan_id)} replace />;
  if (plan) return <Workspace key={plan.plan_id} {...{ plan, isActive, isCopy, setPlan }} />;
  return (
    <Page title={t('title')}>
      {isFailed ? (
        <div className="grid gap-3">
          <LoadFailure text={t('errors:load_plan')} onRetry={() => void reload()} />
          {/* A plan that is gone, or of an address that was mistyped, will not come however often it is tried. */}
          {otherActive && (
            <LinkButton variant="ghost" to={paths.plan(otherActive.plan_id)} className="justify-self-start">
              {t('toActive')}
            </LinkButton>
          )}
        </div>
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <output className="text-muted">{t('loadingSteps')}</output>
          <Skeleton lines={8} />
        </div>
      )}
    </Page>
  );
}

export { WorkspacePage as Component };
