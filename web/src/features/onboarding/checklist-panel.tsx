import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { type ChecklistField, isFilled, optionalFields, requiredFields } from './checklist.ts';
import { useDraft } from '#shared/draft.ts';

interface ChecklistPanelProps {
  onPick: (field: ChecklistField) => void;
}

/** What is known about the person and what is not; each line opens its editor. */
export function ChecklistPanel({ onPick }: ChecklistPanelProps) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid gap-6">
      <FieldGroup title={t('chat.required')} fields={requiredFields} onPick={onPick} />
      <FieldGroup title={t('chat.optional')} fields={optionalFields} onPick={onPick} />
    </div>
  );
}

interface FieldGroupProps extends ChecklistPanelProps {
  title: string;
  fields: readonly ChecklistField[];
}

function FieldGroup({ title, fields, onPick }: FieldGroupProps) {
  const { t } = useTranslation('onboarding');
  const draft = useDraft();
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
      <ul className="grid">
        {fields.map((field) => {
          const filled = isFilled(draft, field);
          const Mark = filled ? CircleCheck : Circle;
          return (
            <li key={field}>
              <button
                type="button"
                onClick={() => onPick(field)}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-surface2"
              >
                <Mark className={`size-5 shrink-0 ${filled ? 'text-done' : 'text-subtle'}`} />
                <span className="flex-1">{t(`fields.${field}`)}</span>
                <span className="sr-only">{t(filled ? 'chat.filled' : 'chat.missing')}</span>
                <CountOf field={field} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many items a list holds; nothing for the other fields. */
function CountOf({ field }: { field: ChecklistField }) {
  const value = useDraft((draft) => draft[field]);
  if (!Array.isArray(value) || value.length === 0) return null;
  return <span className="rounded-full bg-surface2 px-2 text-sm text-muted">{value.length}</span>;
}
