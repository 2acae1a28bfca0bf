import { Fingerprint, MessagesSquare, Scale, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';

const values: { key: 'yours' | 'honest' | 'company'; icon: LucideIcon }[] = [
  { key: 'yours', icon: Fingerprint },
  { key: 'honest', icon: Scale },
  { key: 'company', icon: MessagesSquare },
];

export function Values() {
  const { t } = useTranslation('landing');
  return (
    <section className="border-y border-border bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 md:px-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 className="text-3xl font-bold">{t('values.title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('values.text')}</p>
        </div>
        <ul className="grid gap-8">
          {values.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div>
                <h3 className="text-lg font-semibold">{t(`values.${key}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`values.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
