import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';

interface LoadFailureProps {
  /** What could not be fetched, in a sentence. */
  text: string;
  onRetry: () => void;
}

/** Stands where something could not be fetched, with a way to try again. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorText>{text}</ErrorText>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
