import type { PasskeyAnswer } from '@foothold/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PasskeyButton } from '#shared/ui/passkey-button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

/** The second step of a log-in: a code from the app, or a recovery code or a passkey where there is one to give. */
export function CodeField({
  value,
  onChange,
  takesFocus = false,
  appOnly = false,
  describedBy,
  onPasskey,
  noPasskeyYet = false,
}: {
  value: string;
  onChange: (code: string) => void;
  /** For a field that has taken the place of what was pressed. */
  takesFocus?: boolean;
  appOnly?: boolean;
  /** The id of what says more of it. */
  describedBy?: string;
  /** Takes a passkey as well; what it answered needs no further press. */
  onPasskey?: (answer: PasskeyAnswer) => void;
  /** While what a passkey is sent with is missing. */
  noPasskeyYet?: boolean;
}) {
  const { t } = useTranslation('second');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const [byRecovery, setByRecovery] = useState(false);
  const kind = byRecovery
    ? ({ label: t('recoveryCode'), hint: t('recoveryHint'), inputMode: 'text', autoComplete: 'off' } as const)
    : ({ label: t('code'), hint: t('codeHint'), inputMode: 'numeric', autoComplete: 'one-time-code' } as const);
  const turn = () => {
    onChange('');
    setByRecovery(!byRecovery);
  };
  return (
    <div className="grid gap-1">
      <TextField
        {...kind}
        ref={field}
        aria-describedby={describedBy}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {!appOnly && (
        <Button variant="ghost" className="justify-self-start" onClick={turn}>
          {t(byRecovery ? 'useApp' : 'useRecovery')}
        </Button>
      )}
      {onPasskey && <PasskeyButton disabled={noPasskeyYet} onAnswer={onPasskey} />}
    </div>
  );
}
