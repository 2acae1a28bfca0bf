import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CodeField } from '#shared/ui/code-field.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';

interface Proof {
  password: string;
  code: string;
}

/** Password and code, before what opens the account is changed. */
export function SecondStepProof({
  label,
  hint,
  submit,
  send,
}: {
  label: string;
  hint: string;
  submit: string;
  send: (proof: Proof) => Promise<void>;
}) {
  const { t } = useTranslation(['profile', 'errors']);
  const [form, setForm] = useState<Proof>({ password: '', code: '' });
  const sending = useMutation({ mutationFn: send });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.password !== '' && form.code.trim() !== '' && !sending.isPending) sending.mutate(form);
  };
  return (
    <form onSubmit={onSubmit} noValidate aria-label={label} className="grid gap-4">
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      <CodeField value={form.code} onChange={(code) => setForm({ ...form, code })} />
      <p className="text-sm text-muted">{hint}</p>
      {sending.isError && <ErrorText>{errorText(sending.error, t('errors:generic'))}</ErrorText>}
      <Button type="submit" busy={sending.isPending} busyLabel={t('saving')} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
