import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useKeptShown } from '#shared/offline/kept-answers.ts';
import { isCopy } from '#shared/offline/copies.ts';

const holdsCopy = (cache: QueryCache) => cache.getAll().some((query) => query.isActive() && isCopy(query.state));

/** Whether something on the page is a copy of an earlier visit: the server has not answered yet, or could not be asked. */
function useCopyShown(): boolean {
  const cache = useQueryClient().getQueryCache();
  const isAwaited = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => holdsCopy(cache),
  );
  const { shown } = useKeptShown();
  return isAwaited || shown;
}

/**
 * Says that what is shown is of an earlier visit. It lies over the edge of what it speaks of, so that nothing moves when it
 * goes, and is not seen where the answer comes at once.
 */
export function CopyMark() {
  const { t } = useTranslation('offline');
  if (!useCopyShown()) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 top-0 animate-late text-center text-xs leading-none text-muted">
      {t('copy')}
    </p>
  );
}
