import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const steps = [
  { key: 'story', place: 'md:mt-16' },
  { key: 'compare', place: 'md:mt-8' },
  { key: 'follow', place: '' },
] as const;

/** Three cards that climb. */
export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 md:px-6">
      <h2 className="text-2xl font-bold">{t('how.title')}</h2>
      <ol className="mt-6 grid gap-4 md:mt-0 md:grid-cols-3">
        {steps.map(({ key, place }, index) => (
          <li key={key} className={classNames('rounded-lg border border-border bg-surface p-6 md:pb-10', place)}>
            <span aria-hidden="true" className="text-3xl font-extrabold text-primary-text">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg font-semibold">{t(`how.${key}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`how.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
