import { Check } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const steps = [
  { key: 'first', done: true },
  { key: 'second', done: true },
  { key: 'third', done: false },
] as const;

/** Each step stands a little further in than the one before: the plan as a stair. */
const stair = ['', 'ms-5', 'ms-10'];

/** A picture of the workspace, made of ordinary elements; its caption says what it is. */
export function PlanPreview() {
  const { t } = useTranslation('landing');
  return (
    <figure className="rounded-xl border border-border bg-surface p-5 shadow-card md:p-7">
      <figcaption className="mb-2 text-sm font-semibold text-primary-text">{t('preview.caption')}</figcaption>
      <div aria-hidden="true">
        <div className="flex items-center gap-4 border-b border-border pb-5">
          <Ring />
          <div>
            <p className="text-lg font-semibold">{t('preview.title')}</p>
            <p className="text-sm text-subtle">{t('preview.hours')}</p>
          </div>
        </div>
        <ol className="grid gap-2 py-5">
          {steps.map(({ key, done }, index) => (
            <li
              key={key}
              className={classNames(
                'flex items-center gap-3 rounded-md px-3 py-2.5',
                stair[index],
                !done && 'bg-primary-soft',
              )}
            >
              <span
                className={classNames(
                  'grid size-6 shrink-0 place-items-center rounded-full',
                  done ? 'bg-done text-on-done' : 'border-2 border-border-strong',
                )}
              >
                {done && <Check className="size-4" strokeWidth={3} />}
              </span>
              <span className={done ? 'text-subtle line-through' : 'font-medium'}>{t(`preview.${key}`)}</span>
            </li>
          ))}
        </ol>
        <div className="grid gap-3">
          <p className="max-w-4/5 justify-self-end rounded-lg rounded-ee-sm bg-primary-soft px-4 py-2.5">
            {t('preview.question')}
          </p>
          <p className="max-w-11/12 justify-self-start rounded-lg rounded-es-sm bg-surface2 px-4 py-2.5">
            {t('preview.answer')}
          </p>
        </div>
      </div>
    </figure>
  );
}

/** Two thirds of the ring of the workspace: radius 14, circumference about 88. */
function Ring() {
  return (
    <svg viewBox="0 0 36 36" className="size-12 shrink-0 -rotate-90">
      <circle cx="18" cy="18" r="14" fill="none" strokeWidth="4" className="stroke-track" />
      <circle
        cx="18"
        cy="18"
        r="14"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="59 88"
        className="stroke-done"
      />
    </svg>
  );
}
