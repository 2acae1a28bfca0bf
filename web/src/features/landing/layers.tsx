import { Brain, Flame, HeartHandshake, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const layers: { key: 'cognitive' | 'emotional' | 'habit'; icon: LucideIcon; tint: string; soon?: true }[] = [
  { key: 'cognitive', icon: Brain, tint: 'bg-info-soft text-info' },
  { key: 'emotional', icon: HeartHandshake, tint: 'bg-done-soft text-done' },
  { key: 'habit', icon: Flame, tint: 'bg-primary-soft text-primary-text', soon: true },
];

/** What Foothold gives, in three layers; the habit layer is announced only. */
export function Layers() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 md:px-6">
      <h2 className="text-3xl font-bold">{t('layers.title')}</h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('layers.text')}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {layers.map(({ key, icon: Icon, tint, soon }) => (
          <li
            key={key}
            className={classNames(
              'rounded-lg border bg-surface p-6',
              soon ? 'border-dashed border-border-strong' : 'border-border',
            )}
          >
            <div className="flex items-start justify-between gap-3">
              <span className={classNames('grid size-12 place-items-center rounded-md', tint)}>
                <Icon aria-hidden="true" className="size-6" />
              </span>
              {soon && (
                <span className="rounded-full bg-primary-soft px-3 py-1 text-sm font-medium text-primary-text">
                  {t('layers.soon')}
                </span>
              )}
            </div>
            <h3 className="mt-5 text-xl font-semibold">{t(`layers.${key}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`layers.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
