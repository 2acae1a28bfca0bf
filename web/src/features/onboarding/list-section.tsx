import { useTranslation } from 'react-i18next';
import { ListField } from './list-field.tsx';

interface ListSectionProps {
  field: 'experience' | 'skills';
  onChanged?: () => void;
}

/** Experience or skills under a heading, with what counts as one. */
export function ListSection({ field, onChanged }: ListSectionProps) {
  const { t } = useTranslation('onboarding');
  return (
    <section aria-labelledby={field} className="grid content-start gap-4">
      <div>
        <h2 id={field} className="text-xl font-semibold">
          {t(`${field}.title`)}
        </h2>
        <p className="text-muted">{t(`${field}.intro`)}</p>
      </div>
      <ListField field={field} {...(onChanged ? { onChanged } : {})} />
    </section>
  );
}
