import { TriangleAlert } from 'lucide-react';
import type { DraftDoubtReason } from '#shared/draft-resume.ts';
import { useTranslation } from '#shared/i18n/react.tsx';

interface DoubtMarkProps {
  /** Of the text, for `aria-describedby`. */
  id: string;
  /** What it is about, for the name of the button. */
  about: string;
  reasons: readonly DraftDoubtReason[];
  onSettled: () => void;
}

/** Says beside something read from a CV why it had better be looked at, with the way to say that it is right. */
export function DoubtMark({ id, about, reasons, onSettled }: DoubtMarkProps) {
  const { t } = useTranslation('onboarding');
  if (reasons.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-primary-text">
      <p id={id} className="min-w-0">
        <TriangleAlert className="me-1 inline size-4" />
        <strong>{t('doubt.check')}</strong> {reasons.map((reason) => t(`doubt.${reason}`)).join(' ')}
      </p>
      <button
        type="button"
        aria-label={t('doubt.rightItem', { item: about })}
        onClick={onSettled}
        className="inline-flex min-h-11 min-w-11 items-center font-semibold underline"
      >
        {t('doubt.right')}
      </button>
    </div>
  );
}
