import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import type { useLog } from './use-log.ts';

/** What became of what was just told. */
export function LogOutcome({ log, saved }: { log: ReturnType<typeof useLog>; saved: string }) {
  const { t } = useTranslation('rhythm');
  return (
    <>
      <output className="text-sm text-done empty:hidden">
        {log.data === 'sent' && saved}
        {log.data === 'kept' && t('kept')}
      </output>
      {log.isError && <ErrorText>{errorText(log.error, t('failed'))}</ErrorText>}
    </>
  );
}
