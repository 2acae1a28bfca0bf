import { useSyncExternalStore } from 'react';
import { RefusedChanges } from '#app/offline/refused-changes.tsx';
import { UpdatedNotice } from '#app/offline/updated-notice.tsx';
import { Banner } from '#shared/ui/banner.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useOutbox } from '#shared/offline/outbox.ts';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says what a missing network means: that one reads on, what is kept, and later that it is being sent. */
export function OfflineBanner() {
  const { t } = useTranslation(['shell', 'offline']);
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useOutbox(({ changes }) => changes.length);
  const sending = useOutbox((outbox) => outbox.sending);
  return (
    <>
      <UpdatedNotice />
      {(!online || waiting > 0) && (
        <Banner className="py-2!">
          {!online && <p>{t('shell:offline')}</p>}
          {waiting > 0 && (
            <p>{online && sending ? t('offline:waiting.sending') : t('offline:waiting.title', { count: waiting })}</p>
          )}
        </Banner>
      )}
      <RefusedChanges />
    </>
  );
}
