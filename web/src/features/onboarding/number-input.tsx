import { useState } from 'react';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { parseNumber } from './parse-number.ts';
import type { NumberName } from './scalar-fields.ts';
import { useProblemText } from './use-problem-text.ts';

interface NumberInputProps {
  field: NumberName;
  /** Told whenever what is typed becomes or stops being something that can be taken. */
  onValidity?: ((valid: boolean) => void) | undefined;
  /** The id of what is said about the value beside the field. */
  describedBy?: string | undefined;
}

/** A number of the profile, straight into the draft; what can't be taken stays in the box with the reason under it. */
export function NumberInput({ field, onValidity, describedBy }: NumberInputProps) {
  const { t } = useTranslation('onboarding');
  const stored = useDraft((draft) => draft[field]);
  const [typed, setTyped] = useState({ text: stored?.toString() ?? '', stored });
  const [left, setLeft] = useState(false);
  // The interview or a CV may fill the field in meanwhile.
  if (typed.stored !== stored) setTyped({ text: stored?.toString() ?? '', stored });
  const parsed = parseNumber(field, typed.text);
  const problemText = useProblemText();

  function take(text: string) {
    const next = parseNumber(field, text);
    setTyped({ text, stored: 'value' in next ? next.value : stored });
    if ('value' in next) useDraft.setState({ [field]: next.value });
    onValidity?.('value' in next);
  }

  return (
    <NumberField
      label={t(`fields.${field}`)}
      hint={t(`hints.${field}`)}
      aria-describedby={describedBy}

      value={typed.text}
      error={left && 'problem' in parsed ? problemText(parsed.problem) : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => take(event.target.value)}
    />
  );
}
