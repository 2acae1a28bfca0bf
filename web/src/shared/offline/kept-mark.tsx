import { CloudUpload } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';

/** Says of something changed without a network that it is safe, and what becomes of it. */
export function KeptMark() {
  const { t } = useTranslation('offline');
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-xs font-normal text-primary-text">
      <CloudUpload className="size-4 shrink-0" />
      {t('kept')}
    </span>
  );
}
