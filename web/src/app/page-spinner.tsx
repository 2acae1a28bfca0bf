import { useTranslation } from 'react-i18next';
import { Spinner } from '#shared/ui/spinner.tsx';

/** A spinner in the middle of an empty screen. */
export function PageSpinner() {
  const { t } = useTranslation('common');
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
