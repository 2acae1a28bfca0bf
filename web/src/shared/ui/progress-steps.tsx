import { useTranslation } from '#shared/i18n/react.tsx';

/** From the choice of a mode to the ideas. */
const TOTAL = 4;

/** Where in the onboarding a screen stands: mode 1, CV 2, profile 3, ideas 4. */
export function ProgressSteps({ current }: { current: 1 | 2 | 3 | 4 }) {
  const { t } = useTranslation('common');
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      <span aria-hidden="true" className="flex flex-1 gap-1.5">
        {Array.from({ length: TOTAL }, (_, index) => (
          <span key={index} className={`h-1.5 flex-1 rounded-full ${index < current ? 'bg-done' : 'bg-track'}`} />
        ))}
      </span>
      <bdi aria-hidden="true" className="tabular-nums">
        {current}/{TOTAL}
      </bdi>
      <span className="sr-only">{t('progressStep', { current, total: TOTAL })}</span>
    </p>
  );
}
