import { useTranslation } from '#shared/i18n/react.tsx';
import type { ListField as ListName } from '@foothold/contract';
import { ListField } from './list-field.tsx';

interface ListSectionProps {
  field: ListName;
  /** Scrolls at 10rem. */
  scroll?: boolean;
  onChanged?: () => void;
}

/** Experience, skills or goals under a heading, with what counts as one. */
export function ListSection({ field, scroll = false, onChanged }: ListSectionProps) {
  const { t } = useTranslation('onboarding');
  return (
    <section aria-labelledby={field} className="grid content-start gap-4">
      <div>
        <h2 id={field} className="text-xl font-semibold">
          {t(`${field}.title`)}
        </h2>
        <p className="text-muted">{t(`${field}.intro`)}</p>
      </div>
      <ListField field={field} scroll={scroll} {...(onChanged ? { onChanged } : {})} />
    </section>
  );
}
