import { useTranslation } from '#shared/i18n/react.tsx';

const RADIUS = 14;
/** About 88. */
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** How much of the plan is done (whole percent, 0 to 100), as a ring with the number in it as soon as there is one. */
export function ProgressRing({ percent }: { percent: number }) {
  const { t, i18n } = useTranslation('plan');
  const text = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  return (
    <div className="relative size-14 shrink-0">
      <progress aria-label={t('progress.label')} value={percent} max={100} className="sr-only" />
      <svg viewBox="0 0 34 34" aria-hidden="true" className="size-full -rotate-90 rtl:-scale-y-100">
        <circle cx="17" cy="17" r={RADIUS} fill="none" strokeWidth="4" className="stroke-track" />
        <circle
          cx="17"
          cy="17"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeLinecap={percent === 0 ? 'butt' : 'round'}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - percent / 100)}
          className="stroke-done"
          style={{ transition: 'stroke-dashoffset 300ms' }}
        />
      </svg>
      <bdi aria-hidden="true" className="absolute inset-0 grid place-items-center text-xs font-semibold">
        {percent > 0 && text}
      </bdi>
    </div>
  );
}
