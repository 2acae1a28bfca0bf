import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import type { Tick } from './use-ticks.ts';

interface TickErrorProps {
  /** The tick the server did not take; null when there is none. */
  failed: Tick | null;
  onRetry: (tick: Tick) => void;
}

export function TickError({ failed, onRetry }: TickErrorProps) {
  const { t } = useTranslation(['errors', 'common']);
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ErrorText>{t('errors:status')}</ErrorText>
      <Button variant="secondary" onClick={() => onRetry(failed)}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
