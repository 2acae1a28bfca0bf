import { useTranslation } from 'react-i18next';
import { useDraft } from '#shared/draft.ts';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { LanguageInput } from './language-input.tsx';
import { NumberInput } from './number-input.tsx';
import { isUnreadBudget, textLimits, type ScalarName } from './scalar-fields.ts';

interface ScalarInputProps {
  field: ScalarName;
  onValidity?: ((valid: boolean) => void) | undefined;
}

/** The input of one field of the profile; it writes into the draft as one types. */
export function ScalarInput({ field, onValidity }: ScalarInputProps) {
  const { t } = useTranslation('onboarding');
  const value = useDraft((draft) => draft[field]);
  if (field === 'language') return <LanguageInput label={t('fields.language')} />;
  if (field === 'age' || field === 'hoursPerWeek') {
    return <NumberInput field={field} onValidity={onValidity} />;
  }
  const text = String(value);
  const unread = field === 'budgetPerMonth' && isUnreadBudget(text);
  const common = {
    label: t(`fields.${field}`),
    hint: t(`hints.${field}`),
    error: unread ? t('invalid.budget') : undefined,
    maxLength: textLimits[field],
    value: text,
    onChange: (event: { target: { value: string } }) => useDraft.setState({ [field]: event.target.value }),
  };
  if (field === 'location' || field === 'budgetPerMonth') {
    return <TextField {...common} dir={text === '' ? undefined : 'auto'} />;
  }
  return <TextArea {...common} rows={field === 'notes' ? 4 : 3} />;
}
