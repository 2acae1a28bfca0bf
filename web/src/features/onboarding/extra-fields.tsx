import type { ListField } from '@foothold/contract';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { isFilled, isListField } from './checklist.ts';
import { ScalarInput } from './scalar-input.tsx';
import { useDraft } from '#shared/draft.ts';
import { resumeFields, type ResumeField } from '#shared/draft-resume.ts';

const isScalar = (field: ResumeField): field is Exclude<ResumeField, ListField> => !isListField(field);
/** What a CV tells beside its lists. */
const extraFields = resumeFields.filter(isScalar);

/** Education, hobbies, location and age, each only once it has a value. One that is emptied stays until the screen is left. */
export function ExtraFields({ onAgeValidity }: { onAgeValidity: (valid: boolean) => void }) {
  const { t } = useTranslation('resume');
  const draft = useDraft();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = extraFields.filter((field) => isFilled(draft, field) && !seen.includes(field));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const shown = extraFields.filter((field) => seen.includes(field) || fresh.includes(field));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="extras" className="grid content-start gap-4">
      <h2 id="extras" className="text-xl font-semibold">
        {t('extras')}
      </h2>
      {shown.map((field) => (
        <ScalarInput key={field} field={field} onValidity={field === 'age' ? onAgeValidity : undefined} />
      ))}
    </section>
  );
}
