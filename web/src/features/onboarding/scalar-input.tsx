import { useId, useRef } from 'react';
import { useDraft } from '#shared/draft.ts';
import { resumeFields } from '#shared/draft-resume.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { DoubtMark } from './doubt-mark.tsx';
import { useDoubts } from './use-doubts.ts';
import { YesNoInput } from './yes-no-input.tsx';
import { LanguageInput } from './language-input.tsx';
import { NumberInput } from './number-input.tsx';
import {
  isLine,
  isNumberName,
  isUnreadBudget,
  isYesNoName,
  limitOf,
  rowsOf,
  type ScalarName,
} from './scalar-fields.ts';

interface ScalarInputProps {
  field: ScalarName;
  onValidity?: ((valid: boolean) => void) | undefined;
}

/** The input of one field of the profile, with what a CV leaves in doubt about it. */
export function ScalarInput({ field, onValidity }: ScalarInputProps) {
  const read = resumeFields.find((name) => name === field);
  const value = useDraft((draft) => draft[field]);
  const doubts = useDoubts(read);
  const id = useId();
  const reasons = doubts.reasonsOf(value);
  const describedBy = reasons.length > 0 ? `${id}-doubt` : undefined;
  const { t } = useTranslation('onboarding');
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="grid content-start gap-1.5">
      <BareInput field={field} onValidity={onValidity} describedBy={describedBy} />
      <DoubtMark
        id={`${id}-doubt`}
        about={t(`fields.${field}`)}
        reasons={reasons}
        onSettled={() => {
          doubts.settle(value);
          box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
        }}
      />
    </div>
  );
}

/** The input alone; it writes into the draft as one types. */
function BareInput({ field, onValidity, describedBy }: ScalarInputProps & { describedBy: string | undefined }) {
  const { t } = useTranslation('onboarding');
  const value = useDraft((draft) => draft[field]);
  if (field === 'language') return <LanguageInput label={t('fields.language')} />;
  if (isNumberName(field)) {
    return <NumberInput field={field} onValidity={onValidity} describedBy={describedBy} />;
  }
  if (isYesNoName(field)) return <YesNoInput field={field} describedBy={describedBy} />;
  const text = String(value);
  const unread = field === 'budgetPerMonth' && isUnreadBudget(text);
  const common = {
    label: t(`fields.${field}`),
    hint: t(`hints.${field}`),
    'aria-describedby': describedBy,
    error: unread ? t('invalid.budget') : undefined,
    maxLength: limitOf(field),
    value: text,
    onChange: (event: { target: { value: string } }) => useDraft.setState({ [field]: event.target.value }),
  };
  if (isLine(field)) {
    return <TextField {...common} dir={text === '' ? undefined : 'auto'} />;
  }
  return <TextArea {...common} rows={rowsOf(field, 3)} />;
}
