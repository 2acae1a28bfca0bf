import { useTranslation } from '#shared/i18n/react.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

/** A spinner in the middle of an empty screen; after 300 ms only, so that a quick answer never flickers. */
export function PageSpinner() {
  const { t } = useTranslation('common');
  return (
    <div className="grid min-h-[50vh] animate-late place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
