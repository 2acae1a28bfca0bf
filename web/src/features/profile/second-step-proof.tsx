import type { GivenStep } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CodeField } from '#shared/ui/code-field.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';

interface Proof {
  password: string;
  code?: GivenStep;
}

/** The password, and a code or a passkey where there is a second step, before what opens the account is changed. */
export function SecondStepProof({
  label,
  hint,
  submit,
  send,
  failed,
  withStep = true,
  children,
}: {
  label: string;
  hint?: string;
  submit: string;
  send: (proof: Proof) => Promise<void>;
  /** What is said of what the server did not refuse. */
  failed?: string;
  /** Whether the account asks for a second step. */
  withStep?: boolean;
  /** Fields that come before. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(['profile', 'errors']);
  const [form, setForm] = useState({ password: '', code: '' });
  const sending = useMutation({ mutationFn: send });
  const give = (code: GivenStep = form.code.trim()) => {
    const isWhole = form.password !== '' && (!withStep || code !== '');
    if (isWhole && !sending.isPending) sending.mutate({ password: form.password, ...(withStep && { code }) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    give();
  };
  return (
    <form onSubmit={onSubmit} noValidate aria-label={label} className="grid gap-4">
      {children}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      {withStep && (
        <CodeField
          value={form.code}
          onChange={(code) => setForm({ ...form, code })}
          onPasskey={give}
          noPasskeyYet={form.password === ''}
        />
      )}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {sending.isError && <ErrorText>{errorText(sending.error, failed ?? t('errors:generic'))}</ErrorText>}
      <Button type="submit" busy={sending.isPending} busyLabel={t('saving')} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
