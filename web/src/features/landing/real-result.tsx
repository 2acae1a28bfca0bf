import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';

const facts = ['work', 'skill', 'hours', 'goal'] as const;
const steps = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** An idea, a plan and a day as the built-in guide wrote them (scripts/landing-example.ts), below what it was told. */
export function RealResult() {
  const { t } = useTranslation(['example', 'plan', 'chat']);
  return (
    <section aria-labelledby="real-result" className="mx-auto max-w-6xl px-4 py-16 md:px-6">
      <h2 id="real-result" className="text-3xl font-bold">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('text')}</p>
      <ul aria-label={t('told.title')} className="mt-6 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className="rounded-md bg-primary-soft px-3 py-2 font-semibold">
            {t(`told.${fact}`)}
          </li>
        ))}
      </ul>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        <Part label={t('idea.label')} title={t('idea.title')}>
          <p className="text-muted">{t('idea.reason')}</p>
        </Part>
        <Part label={t('plan.label')}>
          <ol className="grid gap-3">
            {steps.map((step, at) => (
              <li key={step} className="flex gap-3">
                <span aria-hidden="true" className="font-bold text-primary-text">
                  {at + 1}
                </span>
                {t(`plan.${step}`)}
              </li>
            ))}
          </ol>
        </Part>
        <Part
          label={`${t('day.label')} · ${t('plan:context.minutes', { count: Number(t('day.minutes')) })}`}
          title={t('day.title')}
        >
          <p className="text-muted">{t('day.text')}</p>
          <p className="font-semibold">{t('day.tenLabel')}</p>
          <p className="text-muted">{t('day.ten')}</p>
        </Part>
      </ol>
      <p className="mt-4 flex items-center gap-2 text-sm text-subtle">
        <BookOpen className="size-4" />
        {t('chat:source.builtin')}
      </p>
    </section>
  );
}

function Part({ label, title, children }: { label: string; title?: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-3 rounded-lg border border-border bg-surface p-6">
      <h3 className="text-sm font-semibold text-primary-text">{label}</h3>
      {title && <p className="text-lg font-semibold">{title}</p>}
      {children}
    </li>
  );
}
