import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import type { FieldSync } from './use-field-sync.ts';

/** Says that the server does not have the last change yet, with Retry; nothing while it has. */
export function SyncFailure({ sync }: { sync: FieldSync }) {
  const { t } = useTranslation(['common', 'errors']);
  if (sync.failed.length === 0) return null;
  return (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" busy={sync.saving} onClick={() => void sync.retry()}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('errors:delete_sync')}
    </Notice>
  );
}
