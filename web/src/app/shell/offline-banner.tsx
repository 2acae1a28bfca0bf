import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#shared/ui/notice.tsx';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  if (online) return null;
  return (
    <Notice tone="warning" className="rounded-none py-2! px-[max(1rem,calc((100%-72rem)/2+1.5rem))]!">
      {t('offline')}
    </Notice>
  );
}
