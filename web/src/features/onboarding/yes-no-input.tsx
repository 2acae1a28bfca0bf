import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { ScalarName } from './scalar-fields.ts';
import { useYesNoOptions, yesNoFrom } from './use-yes-no-options.ts';

interface YesNoInputProps {
  field: ScalarName;
  describedBy: string | undefined;
}

/** Yes, no, or not said; it writes into the draft at once. */
export function YesNoInput({ field, describedBy }: YesNoInputProps) {
  const { t } = useTranslation('onboarding');
  const value = useDraft((draft) => draft[field]);
  return (
    <SelectField
      label={t(`fields.${field}`)}
      hint={t(`hints.${field}`)}
      aria-describedby={describedBy}
      value={value?.toString() ?? ''}
      options={useYesNoOptions()}
      onChange={(event) => useDraft.setState({ [field]: yesNoFrom(event.target.value) })}
    />
  );
}
