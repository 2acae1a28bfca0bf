import { api, type PlanVersion } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import type { Refine } from './use-refine.ts';

interface PlanVersionsProps {
  restore: Refine['restore'];
  onRestored: () => void;
}

/** The plan as it was before each refinement, with the way back; the present plan is kept too. */
export function PlanVersions({ restore, onRestored }: PlanVersionsProps) {
  const { t } = useTranslation(['plan', 'errors']);
  const { data, error } = useQuery({
    queryKey: ['plan', 'versions'],
    queryFn: async ({ signal }) => (await call(api.plan.versions, { signal })).versions,
    // Read anew each time the drawer opens: every refinement adds one.
    gcTime: 0,
  });
  const failed = error ?? restore.error;
  return (
    <details className="mt-4 border-t border-border pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('versions.title')}</summary>
      <p className="text-sm text-muted">{t('versions.hint')}</p>
      {failed && <ErrorText>{errorText(failed, t('errors:generic'))}</ErrorText>}
      <ol className="mt-2 grid gap-2">
        {data?.map((version) => (
          <Version
            key={version.version_id}
            version={version}
            busy={restore.isPending && restore.variables === version.version_id}
            disabled={restore.isPending}
            onRestore={() => restore.mutate(version.version_id, { onSuccess: onRestored })}
          />
        ))}
      </ol>
    </details>
  );
}

interface VersionProps {
  version: PlanVersion;
  busy: boolean;
  disabled: boolean;
  onRestore: () => void;
}

function Version({ version: { version, replaced_at, feedback, progress }, busy, disabled, onRestore }: VersionProps) {
  const { t } = useTranslation('plan');
  const { language } = useSettings();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(progress / 100);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md bg-surface2 px-3 py-2 text-sm">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">
          {t('versions.version', { version })} · <bdi>{date.format(new Date(replaced_at))}</bdi>
        </p>
        <p className="text-muted">{t('versions.progress', { percent })}</p>
        {feedback !== null && (
          <p className="line-clamp-2 text-muted">
            {t('versions.before')} <q dir="auto">{feedback}</q>
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        busy={busy}
        disabled={disabled}
        aria-label={t('versions.restoreOne', { version })}
        onClick={onRestore}
      >
        {t('versions.restore')}
      </Button>
    </li>
  );
}
