import { Brain, Flame, HeartHandshake, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const layers: { key: 'cognitive' | 'emotional' | 'habit'; icon: LucideIcon; tint: string }[] = [
  { key: 'cognitive', icon: Brain, tint: 'bg-info-soft text-info' },
  { key: 'emotional', icon: HeartHandshake, tint: 'bg-done-soft text-done' },
  { key: 'habit', icon: Flame, tint: 'bg-primary-soft text-primary-text' },
];

/**
 * What Foothold gives, in three layers: what each is to the person, and the specification's name for it. That marked the
 * third as announced; docs/decisions/029 says why it is no longer.
 */
export function Layers() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 md:px-6">
      <h2 className="text-3xl font-bold">{t('layers.title')}</h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('layers.text')}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {layers.map(({ key, icon: Icon, tint }) => (
          <li key={key} className="rounded-lg border border-border bg-surface p-6">
            <span className={classNames('grid size-12 place-items-center rounded-md', tint)}>
              <Icon className="size-6" />
            </span>
            <h3 className="mt-5 text-xl font-semibold">{t(`layers.${key}.promise`)}</h3>
            <p className="text-sm text-subtle">{t(`layers.${key}.title`)}</p>
            <p className="mt-1 text-muted">{t(`layers.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
